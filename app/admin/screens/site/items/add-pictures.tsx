import { Images, Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import type { Field } from '../../../../../domain/site/section-field.ts';
import { IMAGE_TYPES } from '../../../files/limits.ts';
import { useMediaPicker } from '../../../files/media-picker.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useManyUploads } from './use-many-uploads.ts';

type AddPicturesProps = {
  label: string;
  rule: Field;
  /** How many more the section takes. */
  room: number;
  onAdd: (address: string) => void;
};

/** Pictures by file, several at once, or from the library; each becomes an item. */
export function AddPictures({ label, rule, room, onAdd }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const pickFromLibrary = useMediaPicker();
  const { running, problems, start, cancel } = useManyUploads({
    folder: rule.folder ?? 'images',
    room,
    onAdd,
  });

  async function library() {
    const address = await pickFromLibrary?.();
    if (address) onAdd(address);
  }

  return (
    <div className="grid gap-3">
      {running ? (
        <div className="grid gap-2">
          <Progress
            value={running.percent}
            max={100}
            label={`${running.file} / ${running.of} görsel yükleniyor...`}
          />
          <Button variant="ghost" className="justify-self-start" onClick={cancel}>
            Yüklemeyi iptal et
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" disabled={room <= 0} onClick={() => input.current?.click()}>
            <UploadIcon aria-hidden />
            {label}
          </Button>
          {pickFromLibrary && (
            <Button variant="ghost" disabled={room <= 0} onClick={library}>
              <Images aria-hidden />
              Kitaplıktan seç
            </Button>
          )}
        </div>
      )}
      {problems.length > 0 && (
        <ul role="alert" className="grid gap-1 text-14 text-danger">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <p className="text-14 text-ink-2">
        Birden çok dosya seçebilirsiniz. {rule.recommended && `Önerilen ${rule.recommended}, `}en fazla 5 MB.
      </p>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        multiple
        aria-label={`${label}: dosya seç`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void start(files);
        }}
      />
    </div>
  );
}
