import { type ReactNode, Suspense, useState } from 'react';
import { MediaPickerContext, PictureEditorContext } from '../../files/media-picker.ts';
import { PickerDialog, PictureDialog } from './lazy-dialogs.ts';

type Asked = { answer: (url: string | null) => void };

/** Opens the library and a picture's own dialog for every form of the panel. */
export function MediaHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [edited, setEdited] = useState<string | null>(null);

  function pick(): Promise<string | null> {
    return new Promise((resolve) => {
      setAsked((before) => {
        before?.answer(null);
        return { answer: resolve };
      });
    });
  }
  function answer(url: string | null) {
    asked?.answer(url);
    setAsked(null);
  }

  return (
    <MediaPickerContext value={pick}>
      <PictureEditorContext value={setEdited}>
        {children}
        <Suspense>
          {asked && (
            <PickerDialog kind="image" onPick={(file) => answer(file.url)} onClose={() => answer(null)} />
          )}
          {edited && <PictureDialog url={edited} onClose={() => setEdited(null)} />}
        </Suspense>
      </PictureEditorContext>
    </MediaPickerContext>
  );
}
