import { Crosshair, Images, type LucideIcon, Star, Trash2, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { mediaName } from '../../../domain/things/media.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Progress } from '../ui/progress.tsx';
import { IMAGE_TYPES, imageProblem } from './limits.ts';
import { useMediaPicker, usePictureEditor } from './media-picker.ts';
import { Picture } from './picture.tsx';
import { RowPicture } from './row-picture.tsx';
import { useDropZone } from './use-drop-zone.ts';
import { useUpload } from './use-upload.ts';

export type ImageUploadProps = {
  label: string;
  value: string | null;
  onChange: (url: string | null) => void;
  /** The server's folder: `products`, `logos`, `thumbnails`, `gallery` … */
  folder: string;
  /** `Önerilen 800x600 (4:3)`. */
  hint: string;
  /** The heading of a failed upload. */
  failed?: string;
  /** The preview's shape as a class: `aspect-4/3`. */
  shape?: string;
  contain?: boolean;
  /** The picture as wide as the form, with its buttons on a bar over its foot; the word that the bar begins with. */
  large?: string;
  error?: string | undefined;
  required?: boolean;
  onBlur?: () => void;
  /** A file has arrived on the server. */
  onUploaded?: () => void;
};

/** A button of the bar over a picture: its word too, where there is room or nothing else to see. */
function BarButton({ icon: Icon, text, run, isNamed }: Tool & { isNamed: boolean }) {
  return (
    <button
      type="button"
      title={text}
      onClick={run}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-14 font-semibold hover:bg-[color-mix(in_srgb,var(--tile-ink)_8%,transparent)]"
    >
      <Icon aria-hidden className="size-[18px]" />
      <span className={isNamed ? '' : '@max-2xl:sr-only'}>{text}</span>
    </button>
  );
}

type Tool = { icon: LucideIcon; text: string; run: () => void; isQuiet?: boolean };
type ToolsProps = {
  tools: readonly Tool[] /** What is being uploaded, in place of the buttons. */;
  running: ReactNode;
};

function Tools({ tools, running }: ToolsProps) {
  if (running) return running;
  return (
    <div className="flex flex-wrap gap-2">
      {tools.map(({ icon: Icon, text, run, isQuiet }) => (
        <Button key={text} variant={isQuiet ? 'quiet' : 'ghost'} onClick={run}>
          <Icon aria-hidden />
          {text}
        </Button>
      ))}
    </div>
  );
}

type WidePictureProps = ToolsProps & { url: string | null; alt: string; shape: string; word: string };

/** A picture as wide as its form, its buttons on the shelf below it. */
function WidePicture({ url, alt, shape, word, tools, running }: WidePictureProps) {
  return (
    <div className="overflow-hidden rounded-tile">
      <Picture src={url} alt={alt} width={960} className={url ? shape : 'aspect-5/2'} />
      <div className="flex min-h-13 flex-wrap items-center gap-x-1 bg-tile-paper-floor px-2 text-tile-ink">
        {running || (
          <>
            <span className="flex flex-1 items-center gap-2 pl-2 text-14 font-semibold">
              {url && (
                <>
                  <Star aria-hidden className="size-[18px]" />
                  {word}
                </>
              )}
            </span>
            {tools.map((tool) => (
              <BarButton key={tool.text} {...tool} isNamed={!url} />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** Where files may be dropped: its edge is the wide picture's own, else a dashed one. */
function zoneClass(isWide: boolean, isOver: boolean): string {
  const zone = 'grid gap-4 rounded-control';
  if (isWide) return cx(zone, isOver && 'outline-2 outline-offset-2 outline-primary outline-dashed');
  return cx(
    zone,
    'border border-dashed p-3 @md:grid-cols-[9rem_minmax(0,1fr)] @md:items-center',
    isOver ? 'border-primary bg-mint' : 'border-line-2',
  );
}

/** A picture by file, drop, paste, library or address, with its percentage and a cancel. */
export function ImageUpload({
  label,
  value,
  onChange,
  folder,
  hint,
  failed = 'Resim yükleme hatası',
  shape = 'aspect-4/3',
  contain,
  large,
  error,
  required,
  onBlur,
  onUploaded,
}: ImageUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const addressId = useId();
  const pickFromLibrary = useMediaPicker();
  const editPicture = usePictureEditor();
  const upload = useUpload({
    kind: 'image',
    folder,
    failed,
    check: imageProblem,
    onDone: ({ url }) => {
      onChange(url);
      onUploaded?.();
    },
  });
  const uploading = upload.percent !== null;

  function take(file: File) {
    void upload.start(file);
  }
  const over = useDropZone(zone, take);
  async function library() {
    const [url] = (await pickFromLibrary?.()) ?? [];
    if (url) onChange(url);
  }

  const tools = [
    { icon: UploadIcon, text: 'Dosya seç', run: () => input.current?.click() },
    ...(pickFromLibrary ? [{ icon: Images, text: 'Kitaplıktan seç', run: library }] : []),
    ...(value && editPicture && mediaName(value)
      ? [{ icon: Crosshair, text: 'Odak noktası', run: () => editPicture(value), isQuiet: true }]
      : []),
    ...(value ? [{ icon: Trash2, text: 'Kaldır', run: () => onChange(null), isQuiet: true }] : []),
  ];
  const running = (
    <div className="grid min-w-0 flex-1 gap-2">
      <Progress value={upload.percent ?? 0} max={100} label="Yükleniyor..." />
      <Button variant="ghost" className="justify-self-start" onClick={upload.cancel}>
        Yüklemeyi iptal et
      </Button>
    </div>
  );

  return (
    <Field group label={label} hint={hint} error={upload.error ?? error} required={required ?? false}>
      <div className="@container grid">
        <div ref={zone} className={zoneClass(large !== undefined, over)}>
          {large ? (
            <WidePicture
              url={value}
              alt={value ? `${label} önizlemesi` : ''}
              shape={shape}
              word={large}
              tools={tools}
              running={uploading && running}
            />
          ) : (
            <RowPicture
              url={value}
              folder={folder}
              alt={value ? `${label} önizlemesi` : ''}
              contain={contain}
              className={cx(
                'rounded-tile',
                shape,
                value ? contain && '@max-md:max-w-64' : '@max-md:aspect-5/2',
              )}
            />
          )}
          <div className="grid gap-2.5">
            {!large && <Tools tools={tools} running={uploading && running} />}
            <label htmlFor={addressId} className="text-13 text-ink-2">
              Dosyayı buraya sürükleyin, yapıştırın ya da görselin adresini yazın:
            </label>
            <Input
              id={addressId}
              aria-invalid={error ? true : undefined}
              inputMode="url"
              placeholder="https://"
              value={value ?? ''}
              onChange={(event) => {
                upload.clearError();
                onChange(event.target.value || null);
              }}
              onBlur={onBlur}
            />
          </div>
          <input
            ref={input}
            type="file"
            accept={IMAGE_TYPES}
            aria-label={`${label}: dosya seç`}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) take(file);
              event.target.value = '';
            }}
          />
        </div>
      </div>
    </Field>
  );
}
