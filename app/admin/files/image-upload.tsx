import { Crosshair, Images, Trash2, Upload as UploadIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { mediaName } from '../../../domain/things/media.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Progress } from '../ui/progress.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Cover } from './cover.tsx';
import { IMAGE_TYPES, imageProblem } from './limits.ts';
import { useMediaPicker, usePictureEditor } from './media-picker.ts';
import { Picture } from './picture.tsx';
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
  error?: string | undefined;
  required?: boolean;
  onBlur?: () => void;
  /** A file has arrived on the server. */
  onUploaded?: () => void;
};

type FaceProps = {
  url: string | null;
  alt: string;
  folder: string;
  contain?: boolean | undefined;
  className: string;
};

/** The chosen picture as the lists show it: a logo by its ink, a cover on its shelf. */
function Face({ url, alt, folder, contain, className }: FaceProps) {
  if (url && folder === 'logos') return <BrandMark src={url} alt={alt} className={className} />;
  if (url && folder === 'thumbnails') return <Cover src={url} alt={alt} className={className} />;
  return <Picture src={url} alt={alt} contain={contain} className={className} />;
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

  return (
    <Field group label={label} hint={hint} error={upload.error ?? error} required={required ?? false}>
      <div className="@container grid">
        <div
          ref={zone}
          className={cx(
            'grid gap-4 rounded-control border border-dashed p-3 @md:grid-cols-[9rem_minmax(0,1fr)] @md:items-center',
            over ? 'border-primary bg-mint' : 'border-line-2',
          )}
        >
          <Face
            url={value}
            folder={folder}
            alt={value ? `${label} önizlemesi` : ''}
            contain={contain}
            className={cx('rounded-tile max-w-64 @md:max-w-none', shape)}
          />
          <div className="grid gap-2.5">
            {uploading ? (
              <div className="grid gap-2">
                <Progress value={upload.percent ?? 0} max={100} label="Yükleniyor..." />
                <Button variant="ghost" className="justify-self-start" onClick={upload.cancel}>
                  Yüklemeyi iptal et
                </Button>
              </div>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button variant="ghost" onClick={() => input.current?.click()}>
                  <UploadIcon aria-hidden />
                  Dosya seç
                </Button>
                {pickFromLibrary && (
                  <Button variant="ghost" onClick={library}>
                    <Images aria-hidden />
                    Kitaplıktan seç
                  </Button>
                )}
                {value && editPicture && mediaName(value) && (
                  <Button variant="quiet" onClick={() => editPicture(value)}>
                    <Crosshair aria-hidden />
                    Odak noktası
                  </Button>
                )}
                {value && (
                  <Button variant="quiet" onClick={() => onChange(null)}>
                    <Trash2 aria-hidden />
                    Kaldır
                  </Button>
                )}
              </div>
            )}
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
