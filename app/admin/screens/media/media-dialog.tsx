import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { LibraryDetail, LibraryFile } from '../../../../domain/things/media-file.ts';
import { RecordDialog } from '../../form/record-dialog.tsx';
import { RecordLoader } from '../../form/record-loader.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { media } from './media-api.ts';
import { MediaForm } from './media-form.tsx';
import { mediaSpec } from './media-spec.ts';

type MediaDialogProps = {
  id: string;
  onSaved: (file: LibraryFile) => void;
  onRemove: (file: LibraryFile) => void;
  /** Another file took this one's places. */
  onReplaced: (id: string) => void;
  onClose: () => void;
};

function MediaEditor({
  file,
  onSaved,
  onRemove,
  onReplaced,
  onClose,
}: MediaDialogProps & { file: LibraryDetail }) {
  const client = useQueryClient();
  const record = useRecordForm({
    spec: mediaSpec,
    row: file,
    onSaved: (stored) => {
      onSaved(stored);
      onClose();
      void refreshThing(client, 'media');
    },
  });
  return (
    <RecordDialog
      record={record}
      size="xl"
      title="Dosyayı düzenle"
      onClose={onClose}
      extra={
        <Button variant="quiet" onClick={() => onRemove(file)}>
          <Trash2 aria-hidden />
          Sil
        </Button>
      }
    >
      <MediaForm form={record.form} file={file} onReplaced={onReplaced} />
    </RecordDialog>
  );
}

/** One file of the library: what is said of it, where it is shown, what may take its place. */
export function MediaDialog(props: MediaDialogProps) {
  const { id, onClose } = props;
  const answer = useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => media.get(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <RecordLoader title="Dosyayı düzenle" answer={answer} missing="Dosya bulunamadı" onClose={onClose}>
      {(file) => <MediaEditor key={file.id} file={file} {...props} />}
    </RecordLoader>
  );
}
