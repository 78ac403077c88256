import { FileText } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatDate } from '../../../../domain/rules/format.ts';
import { FOLDER_NAMES, type LibraryDetail } from '../../../../domain/things/media-file.ts';
import { DocumentLink } from '../../files/document-link.tsx';
import { smallCopy } from '../../files/small-copy.ts';
import { TextareaField, TextField } from '../../form/fields.tsx';
import { textLink } from '../../ui/panel.tsx';
import { FocalPoint } from './focal-point.tsx';
import { MediaFace } from './media-card.tsx';
import { MediaReplace } from './media-replace.tsx';
import type { MediaOutput, MediaValues } from './media-spec.ts';
import { MediaUses } from './media-uses.tsx';
import { factsOf } from './media-words.ts';

type MediaFormProps = {
  form: UseFormReturn<MediaValues, unknown, MediaOutput>;
  file: LibraryDetail;
  onReplaced: (id: string) => void;
};

function Face({ form, file }: Pick<MediaFormProps, 'form' | 'file'>) {
  const [focalX, focalY] = useWatch({ control: form.control, name: ['focalX', 'focalY'] });
  if (file.kind === 'document')
    return (
      <div className="grid content-start gap-3">
        <MediaFace file={file} className="aspect-2/3 max-w-64 rounded-tile" />
        <DocumentLink href={file.url} className={textLink}>
          <FileText aria-hidden />
          Belgeyi aç
        </DocumentLink>
      </div>
    );
  return (
    <FocalPoint
      src={smallCopy(file.url, 960)}
      focalX={focalX}
      focalY={focalY}
      onChange={(point) => {
        form.setValue('focalX', point.focalX, { shouldDirty: true });
        form.setValue('focalY', point.focalY, { shouldDirty: true });
      }}
    />
  );
}

/** What can be said of a file, where it is shown, and what may take its place. */
export function MediaForm({ form, file, onReplaced }: MediaFormProps) {
  const { control } = form;
  const facts = [FOLDER_NAMES[file.folder], factsOf(file), `${formatDate(file.createdAt)} yüklendi`];
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Face form={form} file={file} />
      <div className="grid content-start gap-5">
        <p className="text-14 text-ink-2">{facts.join(' · ')}</p>
        <TextField control={control} name="name" label="Dosya adı" required />
        {file.kind === 'image' && (
          <TextareaField
            control={control}
            name="alt"
            label="Alternatif metin"
            hint="Görseli göremeyenler için ne gösterdiğini bir cümleyle yazın. Süs amaçlıysa boş bırakın."
            rows={2}
            max={300}
          />
        )}
        <MediaReplace file={file} onReplaced={onReplaced} />
        <MediaUses file={file} />
      </div>
    </div>
  );
}
