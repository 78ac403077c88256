import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { LibraryFile } from '../../../../domain/things/media-file.ts';
import { KINDS_WITH_FILES } from '../../kinds/all-kinds.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { restoreTrash, undoChange } from '../../lib/resources.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { media } from './media-api.ts';
import { placeOf } from './media-words.ts';

const NAMED = 5;

type RemoveQuestionProps = { file: LibraryFile; onRemoved: () => void; onClose: () => void };

/** Asks before a file is deleted; one that is shown is deleted only with its places emptied. */
export function RemoveQuestion({ file, onRemoved, onClose }: RemoveQuestionProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const detail = useQuery({
    queryKey: ['media', 'one', file.id, 'uses'],
    queryFn: ({ signal }) => media.get(file.id, signal),
    gcTime: 0,
    staleTime: 0,
  });
  const uses = detail.data?.uses ?? [];
  const isShown = uses.length > 0;

  async function remove() {
    setBusy(true);
    try {
      const { trashId, undoId } = await media.remove(file.id, isShown);
      notifyUndoable(`"${file.name}" çöp kutusuna taşındı.`, async () => {
        await restoreTrash([trashId]);
        if (isShown) await undoChange(undoId);
        await refreshThing(client, ...KINDS_WITH_FILES);
      });
      onRemoved();
      await refreshThing(client, ...KINDS_WITH_FILES);
    } catch (error) {
      notifyFailed('Dosya silinirken hata oluştu!', error);
      await detail.refetch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      busy={busy || detail.isPending}
      title="Bu dosyayı silmek istediğinizden emin misiniz?"
      confirmLabel={isShown ? 'Yerlerini boşalt ve sil' : 'Sil'}
      onCancel={onClose}
      onConfirm={remove}
    >
      {detail.isPending && <Spinner />}
      {detail.isError && <p>Nerelerde kullanıldığı öğrenilemedi. Sunucu, kullanılan bir dosyayı silmez.</p>}
      {detail.data && !isShown && (
        <p>
          <b className="wrap-anywhere">{file.name}</b> hiçbir yerde kullanılmıyor. Çöp kutusuna taşınır;
          oradan geri getirebilirsiniz.
        </p>
      )}
      {isShown && (
        <div className="grid gap-3">
          <p>
            <b className="wrap-anywhere">{file.name}</b> {formatCount(uses.length)} yerde kullanılıyor.
            Silerseniz bu yerler boş kalır:
          </p>
          <ul className="grid gap-1">
            {uses.slice(0, NAMED).map((use) => (
              <li key={`${use.id} ${use.field}`}>
                {use.name} <span className="text-14 text-ink-2">({placeOf(use)})</span>
              </li>
            ))}
            {uses.length > NAMED && <li>+{uses.length - NAMED} daha</li>}
          </ul>
          <p className="text-14 text-ink-2">
            Yerine başka bir dosya koymak için dosyayı açıp “Değiştir” bölümünü kullanın.
          </p>
        </div>
      )}
    </ConfirmDialog>
  );
}
