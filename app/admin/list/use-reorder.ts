import { useQueryClient } from '@tanstack/react-query';
import { notifyFailed, notifyUndoable } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import type { BulkAnswer, Identified } from '../lib/resource.ts';
import { undoChange } from '../lib/resources.ts';
import { moved } from './moved.ts';

type Options<Row> = {
  kind: string;
  reorder: (ids: readonly string[]) => Promise<BulkAnswer>;
  rows: readonly Row[];
  /** Shows the new order at once. */
  arrange: (ordered: readonly Row[]) => void;
};

/** Stores a new order, with `Geri al`; a refused one goes back by itself. */
export function useReorder<Row extends Identified>({ kind, reorder, rows, arrange }: Options<Row>) {
  const client = useQueryClient();
  async function place(ordered: readonly Row[], changed: readonly Row[]) {
    arrange(ordered);
    try {
      const { undoId } = await reorder(changed.map((row) => row.id));
      notifyUndoable('Sıralama kaydedildi.', async () => {
        await undoChange(undoId);
        await refreshThing(client, kind);
      });
    } catch (error) {
      notifyFailed('Sıralama kaydedilemedi', error);
    }
    await refreshThing(client, kind);
  }
  /** Moves one row by a step, or to the first place. */
  function shift(row: Row, step: 1 | -1 | 'first') {
    const from = rows.findIndex((other) => other.id === row.id);
    const to = step === 'first' ? 0 : from + step;
    if (from < 0 || to < 0 || to >= rows.length || from === to) return;
    const { ordered, changed } = moved(rows, from, to);
    void place(ordered, changed);
  }
  return { place, shift };
}
