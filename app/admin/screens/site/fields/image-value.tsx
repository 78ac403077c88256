import type { Field } from '../../../../../domain/site/section-field.ts';
import { ImageUpload } from '../../../files/image-upload.tsx';
import { notifyDone } from '../../../lib/notices.ts';
import { cx } from '../../../ui/cx.ts';

type ImageValueProps = {
  field: Field;
  value: string | null;
  changed?: boolean | undefined;
  error?: string | undefined;
  onChange: (value: string | null) => void;
};

/** `1200x800 (3:2)` as the shape of its preview. */
function shapeOf(recommended: string | undefined): string {
  const [, width, height] = /^(\d+)x(\d+)/.exec(recommended ?? '') ?? [];
  const ratio = Number(width) / Number(height);
  if (!ratio) return 'aspect-2/1';
  if (ratio > 1.7) return 'aspect-video';
  return ratio > 1.4 ? 'aspect-3/2' : ratio > 1.1 ? 'aspect-4/3' : 'aspect-square';
}

/** A picture of a section by file, drop, paste, library or address. */
export function ImageValue({ field, value, changed, error, onChange }: ImageValueProps) {
  const isLogo = field.folder === 'logos';
  const hints = [field.recommended && `Önerilen ${field.recommended}, en fazla 5 MB.`, field.hint];
  return (
    <div className={cx(changed && '-ml-3 border-l-3 border-teal pl-[9px]')}>
      <ImageUpload
        label={field.label}
        value={value}
        folder={field.folder ?? 'images'}
        failed={isLogo ? 'Logo yükleme hatası' : 'Upload hatası'}
        hint={hints.filter(Boolean).join(' ') || 'En fazla 5 MB.'}
        shape={shapeOf(field.recommended)}
        contain={isLogo}
        error={error}
        required={field.required !== undefined}
        onChange={onChange}
        onUploaded={() => notifyDone(isLogo ? 'Logo başarıyla yüklendi!' : 'Resim başarıyla yüklendi!')}
      />
    </div>
  );
}
