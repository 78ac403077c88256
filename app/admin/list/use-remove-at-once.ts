import { useQueryClient } from '@tanstack/react-query';
import { notifyFailed, notifyUndoable } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import { restoreTrash } from '../lib/resources.ts';

type Texts = {
  /** `Mesaj çöp kutusuna taşındı.` */
  done: string;
  /** `Mesaj silinirken hata oluştu!` */
  failed: string;
};

/** Moves one row of a kind to the trash without a question; `Geri al` brings it back. Answers whether that worked. */
export function useRemoveAtOnce(kind: string, { done, failed }: Texts) {
  const client = useQueryClient();
  return async (remove: () => Promise<{ trashId: string }>): Promise<boolean> => {
    try {
      const { trashId } = await remove();
      notifyUndoable(done, async () => {
        await restoreTrash([trashId]);
        await refreshThing(client, kind);
      });
      await refreshThing(client, kind);
      return true;
    } catch (error) {
      notifyFailed(failed, error);
      return false;
    }
  };
}
