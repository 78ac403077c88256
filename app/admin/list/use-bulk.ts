import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import type { Renamed } from '../../../server/records/trash.ts';
import { newId } from '../../shared/new-id.ts';
import { notifyFailed, notifyUndoable } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import { renamedText } from '../lib/renamed.ts';
import { restoreTrash, undoChange } from '../lib/resources.ts';

// Small enough to show progress, large enough to be quick.
const CHUNK = 250;

export type BulkWork = { label: string; done: number; total: number };

function chunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Runs a change over many rows of the first of the kinds part by part, with a count, a cancel between parts, and `Geri al`. */
export function useBulk(kinds: readonly string[], noun: string) {
  const client = useQueryClient();
  const [work, setWork] = useState<BulkWork | null>(null);
  const cancelled = useRef(false);

  async function run(options: {
    label: string;
    ids: readonly string[];
    change: (ids: string[], operation: string) => Promise<(operation: string) => Promise<Renamed[]>>;
    done: (count: string) => string;
    failed: string;
    technical?: string;
  }): Promise<boolean> {
    if (work) return false;
    const undos: ((operation: string) => Promise<Renamed[]>)[] = [];
    const operation = newId();
    let count = 0;
    cancelled.current = false;
    setWork({ label: options.label, done: 0, total: options.ids.length });
    let failure: unknown = null;
    for (const ids of chunks(options.ids)) {
      if (cancelled.current) break;
      try {
        undos.unshift(await options.change(ids, operation));
        count += ids.length;
        setWork({ label: options.label, done: count, total: options.ids.length });
      } catch (error) {
        failure = error;
        break;
      }
    }
    setWork(null);
    await refreshThing(client, ...kinds);
    if (failure) notifyFailed(options.failed, failure, options.technical);
    if (count > 0) {
      notifyUndoable(options.done(`${formatCount(count)} ${noun}`), async () => {
        const renamed: Renamed[] = [];
        for (const undo of undos) renamed.push(...(await undo(`${operation}-undo`)));
        await refreshThing(client, ...kinds);
        return renamedText(renamed);
      });
    }
    return !failure && count === options.ids.length;
  }

  return {
    work,
    cancel: () => {
      cancelled.current = true;
    },
    /** Sets the same values on all rows. */
    set: (
      ids: readonly string[],
      setMany: (ids: string[], operation: string) => Promise<{ undoId: string }>,
      texts: { label: string; done: (count: string) => string; failed: string },
    ) =>
      run({
        ...texts,
        ids,
        change: async (part, operation) => {
          const { undoId } = await setMany(part, operation);
          return async (undoing) => {
            await undoChange(undoId, undoing);
            return [];
          };
        },
      }),
    /** Moves all rows to the trash. */
    remove: (
      ids: readonly string[],
      removeMany: (ids: string[], operation: string) => Promise<{ trashIds: string[] }>,
      texts: { label: string; done: (count: string) => string; failed: string; technical?: string },
    ) =>
      run({
        ...texts,
        ids,
        change: async (part, operation) => {
          const { trashIds } = await removeMany(part, operation);
          return (undoing) => restoreTrash(trashIds, undoing);
        },
      }),
  };
}
