import { type ReactNode, Suspense, useState } from 'react';
import { MediaPickerContext, PictureEditorContext } from '../../files/media-picker.ts';
import { PickerDialog, PictureDialog } from './lazy-dialogs.ts';

type Asked = { room: number; answer: (urls: readonly string[]) => void };

/** Opens the library and a picture's own dialog for every form of the panel. */
export function MediaHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [edited, setEdited] = useState<string | null>(null);

  function pick(room = 1): Promise<readonly string[]> {
    return new Promise((resolve) => {
      setAsked((before) => {
        before?.answer([]);
        return { room, answer: resolve };
      });
    });
  }
  function answer(urls: readonly string[]) {
    asked?.answer(urls);
    setAsked(null);
  }

  return (
    <MediaPickerContext value={pick}>
      <PictureEditorContext value={setEdited}>
        {children}
        <Suspense>
          {asked && (
            <PickerDialog
              kind="image"
              room={asked.room}
              onPick={(...files) => answer(files.map(({ url }) => url))}
              onClose={() => answer([])}
            />
          )}
          {edited && <PictureDialog url={edited} onClose={() => setEdited(null)} />}
        </Suspense>
      </PictureEditorContext>
    </MediaPickerContext>
  );
}
