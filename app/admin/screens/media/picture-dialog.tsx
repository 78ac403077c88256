import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryFile } from '../../../../domain/things/media-file.ts';
import { smallCopy } from '../../files/small-copy.ts';
import { errorText, notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { FocalPoint } from './focal-point.tsx';
import { media } from './media-api.ts';

type PictureDialogProps = { url: string; onClose: () => void };

function PictureForm({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const client = useQueryClient();
  const [point, setPoint] = useState({ focalX: file.focalX, focalY: file.focalY });
  const [alt, setAlt] = useState(file.alt ?? '');
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await media.update(file.id, { ...point, alt, version: file.version });
      notifyDone('Görsel güncellendi.');
      onClose();
      await refreshThing(client, 'media');
    } catch (error) {
      notifyFailed('Görsel kaydedilirken hata oluştu!', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-5">
      <FocalPoint src={smallCopy(file.url, 960)} {...point} onChange={setPoint} />
      <Field
        label="Alternatif metin"
        hint="Görseli göremeyenler için ne gösterdiğini bir cümleyle yazın."
        count={{ used: [...alt].length, max: 300 }}
      >
        <Textarea rows={2} value={alt} onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          Vazgeç
        </Button>
        <Button busy={busy} onClick={save}>
          Görseli kaydet
        </Button>
      </div>
    </div>
  );
}

/** Focal point and alternative text of a picture, right from the form that shows it. */
export function PictureDialog({ url, onClose }: PictureDialogProps) {
  const answer = useQuery({
    queryKey: ['media', 'at', url],
    queryFn: ({ signal }) => media.at(url, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} size="m" title="Odak noktası ve alternatif metin">
      {answer.data && <PictureForm key={answer.data.id} file={answer.data} onClose={onClose} />}
      {answer.data === null && <p>Bu görsel kitaplıkta yok. Silinmiş olabilir.</p>}
      {answer.isPending && (
        <div className="py-16">
          <Spinner />
        </div>
      )}
      {answer.isError && (
        <ErrorState
          title="Görsel açılamadı"
          detail={errorText(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
    </Dialog>
  );
}
