import { setImmediate as turn } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import type { SearchWorks } from './search-thread.ts';
import { createThread } from './thread.ts';

/** Ends a statement that may be worked out in a thread. */
export const SEARCHES = '/* searches */';

const MODULE = new URL('./search-thread.ts', import.meta.url);
/** A search that takes longer is one of a large site. */
const LONG_MS = 1;
/** So many in a row say so: now and then anything takes long. */
const IN_A_ROW = 3;

export type Searching = {
  /** The rows of a statement, worked out in the thread; null where it is to be asked here. */
  ask: (query: CompiledQuery) => Promise<unknown[] | null>;
  /** Hears how long one took that was asked here. */
  took: (ms: number) => void;
  close: () => Promise<void>;
};

/**
 * Lets a thread work out the searches of a large site, on another core, while several come at once: a search that comes
 * alone is answered sooner, and for less, where its rows are read. The thread begins when it would first be of use, is
 * asked from when it is there, and ends when it was of none for a while.
 */
export function createSearching(file: string): Searching {
  const thread = createThread<SearchWorks>(MODULE, file);
  let long = 0;
  let waiting = 0;
  let underway = 0;
  let state: 'away' | 'coming' | 'there' = 'away';

  async function begin(): Promise<void> {
    state = 'coming';
    try {
      await thread.exec('begin');
      state = 'there';
      thread.rest(gone);
    } catch {
      gone();
    }
  }

  function gone(): void {
    state = 'away';
    long = 0;
  }

  /** Whether no other search has come with this one or is being worked out. */
  async function isAlone(): Promise<boolean> {
    waiting += 1;
    await turn();
    const alone = waiting === 1 && underway === 0;
    waiting -= 1;
    return alone;
  }

  return {
    async ask({ sql, parameters }) {
      if (long < IN_A_ROW && state === 'away') return null;
      if (await isAlone()) return null;
      if (state === 'away') void begin();
      if (state !== 'there') return null;
      underway += 1;
      // What fails there fails here too, where it is told.
      const rows = await thread.exec('ask', sql, parameters).catch(() => null);
      underway -= 1;
      if (rows) {
        thread.rest(gone);
        return rows;
      }
      gone();
      await thread.close();
      return null;
    },
    took(ms) {
      long = ms > LONG_MS ? long + 1 : 0;
    },
    close: thread.close,
  };
}
