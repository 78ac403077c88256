import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailed, notifyUndoable } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import { renamedText } from '../lib/renamed.ts';
import type { RemoveAnswer } from '../lib/resource.ts';
import { restoreTrash } from '../lib/resources.ts';
import { leaveRows } from './arrivals.ts';

type Options<Row> = {
  /** The kinds whose lists change with it, its own first. */
  kinds: readonly string[];
  remove: (row: Row) => Promise<RemoveAnswer>;
  /** `Ürün silindi.` */
  done: (row: Row) => string;
  /** `Ürün silinirken hata oluştu!` */
  failed: string;
  technical?: string;
  onRemoved?: (row: Row) => void;
};

/** Deletes one row after a question, with `Geri al`. Show a `ConfirmDialog` while `row` is set. */
export function useRemove<Row extends { id: string }>({
  kinds,
  remove,
  done,
  failed,
  technical,
  onRemoved,
}: Options<Row>) {
  const client = useQueryClient();
  const [row, setRow] = useState<Row | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (!row || busy) return;
    setBusy(true);
    try {
      const { trashId } = await remove(row);
      notifyUndoable(done(row), async () => {
        const renamed = await restoreTrash([trashId]);
        await refreshThing(client, ...kinds);
        return renamedText(renamed);
      });
      setRow(null);
      leaveRows([row.id]);
      onRemoved?.(row);
      // The next question may be answered while the lists are still being asked.
      void refreshThing(client, ...kinds);
    } catch (error) {
      notifyFailed(failed, error, technical);
    } finally {
      setBusy(false);
    }
  }
  return { row, busy, ask: setRow, cancel: () => setRow(null), confirm };
}
