import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import type { Renamed } from '../../../server/records/trash.ts';
import { newId } from '../../shared/new-id.ts';
import { notifyFailed, notifyUndoable } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import { renamedText } from '../lib/renamed.ts';
import { restoreTrash, undoChange } from '../lib/resources.ts';
import { leaveRows } from './arrivals.ts';

// Small enough to show progress, large enough to be quick.
const CHUNK = 250;

export type BulkWork = { label: string; done: number; total: number };

/** A part that is done: how many rows it changed, and what takes them back. */
type Part = { count: number; undo: (operation: string) => Promise<Renamed[]> };

function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** What takes back a change of rows. */
function undoOf(undoId: string): Part['undo'] {
  return async (operation) => {
    await undoChange(undoId, operation);
    return [];
  };
}

/** Runs a change over many rows of the first of the kinds part by part, with a count, a cancel between parts, and `Geri al`. */
export function useBulk(kinds: readonly string[], noun: string) {
  const client = useQueryClient();
  const [work, setWork] = useState<BulkWork | null>(null);
  const cancelled = useRef(false);

  async function run<T>(options: {
    label: string;
    items: readonly T[];
    change: (items: T[], operation: string) => Promise<Part>;
    done: (count: string) => string;
    failed: string;
    technical?: string;
  }): Promise<boolean> {
    if (work) return false;
    const undos: Part['undo'][] = [];
    const operation = newId();
    const total = options.items.length;
    let count = 0;
    let done = 0;
    cancelled.current = false;
    setWork({ label: options.label, done, total });
    let failure: unknown = null;
    for (const items of chunks(options.items)) {
      if (cancelled.current) break;
      try {
        const part = await options.change(items, operation);
        if (part.count > 0) undos.unshift(part.undo);
        count += part.count;
        done += items.length;
        setWork({ label: options.label, done, total });
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
    return !failure && done === total;
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
        items: ids,
        change: async (part, operation) => {
          const { undoId } = await setMany(part, operation);
          return { count: part.length, undo: undoOf(undoId) };
        },
      }),
    /** Gives each of many rows its own values; `write` answers how many it changed. */
    write: <T>(
      items: readonly T[],
      write: (items: T[], operation: string) => Promise<{ updated: number; undoId: string }>,
      texts: { label: string; done: (count: string) => string; failed: string },
    ) =>
      run({
        ...texts,
        items,
        change: async (part, operation) => {
          const { updated, undoId } = await write(part, operation);
          return { count: updated, undo: undoOf(undoId) };
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
        items: ids,
        change: async (part, operation) => {
          const { trashIds } = await removeMany(part, operation);
          leaveRows(part);
          return { count: part.length, undo: (undoing) => restoreTrash(trashIds, undoing) };
        },
      }),
  };
}
