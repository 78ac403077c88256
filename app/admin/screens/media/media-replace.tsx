import { Images, RefreshCw } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { LibraryDetail } from '../../../../domain/things/media-file.ts';
import { IMAGE_TYPES } from '../../files/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { PickerDialog } from './lazy-dialogs.ts';
import { useReplace } from './use-replace.ts';

type MediaReplaceProps = { file: LibraryDetail; onReplaced: (id: string) => void };

/** `Değiştir`: another file takes every place of this one. */
export function MediaReplace({ file, onReplaced }: MediaReplaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const { percent, problem, byUpload, byFile, cancel } = useReplace(file, onReplaced);
  return (
    <Field
      group
      label="Değiştir"
      hint="Yeni dosya, bu dosyanın gösterildiği her yere geçer. Alternatif metin ve odak noktası korunur."
      error={problem}
    >
      {percent === null ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => input.current?.click()}>
            <RefreshCw aria-hidden />
            Yeni dosya yükle
          </Button>
          <Button variant="ghost" onClick={() => setPicking(true)}>
            <Images aria-hidden />
            Kitaplıktan seç
          </Button>
        </div>
      ) : (
        <div className="grid gap-2">
          <Progress value={percent} max={100} label="Yükleniyor..." />
          <Button variant="ghost" className="justify-self-start" onClick={cancel}>
            Yüklemeyi iptal et
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={file.kind === 'image' ? IMAGE_TYPES : '.pdf,.doc,.docx'}
        aria-label="Yeni dosya seç"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) void byUpload(chosen);
        }}
      />
      <Suspense>
        {picking && (
          <PickerDialog
            kind={file.kind}
            except={file.id}
            onClose={() => setPicking(false)}
            onPick={(chosen) => {
              setPicking(false);
              void byFile(chosen.id);
            }}
          />
        )}
      </Suspense>
    </Field>
  );
}
