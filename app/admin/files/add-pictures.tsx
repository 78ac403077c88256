import { Images, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Progress } from '../ui/progress.tsx';
import { IMAGE_TYPES } from './limits.ts';
import { useMediaPicker } from './media-picker.ts';
import { useDropZone } from './use-drop-zone.ts';
import { useManyUploads } from './use-many-uploads.ts';

type AddPicturesProps = {
  label: string;
  /** The server's folder: `products`, `gallery` … */
  folder: string;
  /** `800x600 (4:3)`. */
  recommended?: string | undefined;
  /** How many more are taken. */
  room: number;
  /** From the library several are ticked before they are added. */
  picksSeveral?: boolean;
  /** Stands below the form's own picture: that says what is taken, and its field for files is the one looked for. */
  late?: boolean;
  onAdd: (address: string) => void;
};

/** Pictures by file, several at once, or from the library. */
export function AddPictures({
  label,
  folder,
  recommended,
  room,
  picksSeveral,
  late = false,
  onAdd,
}: AddPicturesProps) {
  const [hasInput, setHasInput] = useState(!late);
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const pickFromLibrary = useMediaPicker();
  const { running, problems, start, cancel } = useManyUploads({
    folder,
    room,
    onAdd,
  });

  const over = useDropZone(zone, (_first, files) => {
    if (!running && room > 0) void start(files);
  });
  function choose() {
    flushSync(() => setHasInput(true));
    input.current?.click();
  }
  async function library() {
    for (const address of (await pickFromLibrary?.(picksSeveral ? room : 1)) ?? []) onAdd(address);
  }

  return (
    <div
      ref={zone}
      className={cx(
        'grid gap-3',
        over && 'rounded-control outline-2 outline-offset-4 outline-primary outline-dashed',
      )}
    >
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
          <Button variant="ghost" disabled={room <= 0} onClick={choose}>
            <UploadIcon aria-hidden />
            {label}
          </Button>
          {pickFromLibrary && (
            <Button variant="ghost" disabled={room <= 0} onClick={library}>
              <Images aria-hidden />
              {picksSeveral ? 'Kitaplıktan ekle' : 'Kitaplıktan seç'}
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
      {!late && (
        <p className="text-14 text-ink-2">
          Birden çok dosya seçebilir, sürükleyebilir ya da yapıştırabilirsiniz.{' '}
          {recommended ? `Önerilen ${recommended}, en fazla 5 MB.` : 'Her biri en fazla 5 MB.'}
        </p>
      )}
      {hasInput && (
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
      )}
    </div>
  );
}
