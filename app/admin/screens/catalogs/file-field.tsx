import { FileText, Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatFileSize } from '../../../../domain/rules/format.ts';
import { DocumentLink } from '../../files/document-link.tsx';
import { catalogProblem } from '../../files/limits.ts';
import type { Upload } from '../../files/upload.ts';
import { useDropZone } from '../../files/use-drop-zone.ts';
import { useUpload } from '../../files/use-upload.ts';
import { useBound } from '../../form/fields.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { CatalogOutput, CatalogValues } from './catalog-spec.ts';

type Form = UseFormReturn<CatalogValues, unknown, CatalogOutput>;

function textOf(upload: Upload, name: string): string | null {
  const value = upload[name];
  return typeof value === 'string' && value ? value : null;
}

function numberOf(upload: Upload, name: string): number | null {
  const value = upload[name];
  return typeof value === 'number' ? value : null;
}

/** The catalog's file by choice or drop. What the server reads from it fills the fields around it. */
export function FileField({ form }: { form: Form }) {
  const { control, setValue, getValues } = form;
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const { error } = useBound({ control, name: 'fileUrl', label: 'Katalog dosyası' });
  const [fileUrl, fileName, fileSize, pages] = useWatch({
    control,
    name: ['fileUrl', 'fileName', 'fileSize', 'pages'],
  });
  const upload = useUpload({
    kind: 'catalog',
    folder: 'catalogs',
    failed: 'Katalog dosyası yükleme hatası',
    check: catalogProblem,
    onDone: (stored, file) => {
      const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      setValue('fileUrl', stored.url, set);
      // The same bytes may lie in the library under another name; visitors get the one given now.
      setValue('fileName', file.name.normalize('NFC'), set);
      setValue('fileSize', numberOf(stored, 'size') ?? file.size, set);
      setValue('pages', numberOf(stored, 'pages'), set);
      const cover = textOf(stored, 'thumbnailUrl');
      if (cover && !getValues('thumbnailUrl')) setValue('thumbnailUrl', cover, set);
      if (!getValues('title')) setValue('title', file.name.normalize('NFC').replace(/\.[^.]+$/, ''), set);
    },
  });
  const over = useDropZone(zone, (file) => void upload.start(file));
  const uploading = upload.percent !== null;
  const details = [formatFileSize(Number(fileSize)), pages ? `${pages} sayfa` : null]
    .filter(Boolean)
    .join(' · ');

  return (
    <Field
      group
      label="Katalog dosyası"
      hint="PDF, DOC ya da DOCX; en fazla 50MB."
      error={upload.error ?? error}
      required
    >
      <div
        ref={zone}
        className={cx(
          'grid gap-3 rounded-control border border-dashed p-4',
          over ? 'border-primary bg-mint' : 'border-line-2',
        )}
      >
        {fileUrl ? (
          <p className="flex items-center gap-3">
            <FileText aria-hidden className="size-6 flex-none text-teal" />
            <span className="min-w-0">
              <DocumentLink href={fileUrl} className="block font-semibold wrap-anywhere underline">
                {fileName || 'Dosyayı aç'}
              </DocumentLink>
              <span className="text-14 text-ink-2">{details}</span>
            </span>
          </p>
        ) : (
          <p className="text-ink-2">Dosyayı buraya sürükleyin ya da seçin.</p>
        )}
        {uploading ? (
          <div className="grid gap-2">
            <Progress value={upload.percent ?? 0} max={100} label="Yükleniyor..." />
            <Button variant="ghost" className="justify-self-start" onClick={upload.cancel}>
              Yüklemeyi iptal et
            </Button>
          </div>
        ) : (
          <Button
            variant="ghost"
            className="justify-self-start"
            aria-invalid={error ? true : undefined}
            onClick={() => input.current?.click()}
          >
            <UploadIcon aria-hidden />
            {fileUrl ? 'Başka dosya seç' : 'Dosya seç'}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".pdf,.doc,.docx"
          aria-label="Katalog dosyası: dosya seç"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void upload.start(file);
            event.target.value = '';
          }}
        />
      </div>
    </Field>
  );
}
