import type { CompiledQuery } from 'kysely';
import type { SearchWorks } from './search-thread.ts';
import { createThread } from './thread.ts';

/** Ends a statement that may be worked out in a thread. */
export const SEARCHES = '/* searches */';

const MODULE = new URL('./search-thread.ts', import.meta.url);
/** A search that takes longer is one of a large site: to ask a thread takes a fifth of a millisecond. */
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
 * Lets a thread work out the searches of a large site, on another core, while this one answers what is quick. It begins
 * when searches here have turned out to take long, is asked from when it is there, and ends when nobody searches.
 */
export function createSearching(file: string): Searching {
  const thread = createThread<SearchWorks>(MODULE, file);
  let long = 0;
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

  return {
    async ask({ sql, parameters }) {
      if (state !== 'there') return null;
      // What fails there fails here too, where it is told.
      const rows = await thread.exec('ask', sql, parameters).catch(() => null);
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
      if (long >= IN_A_ROW && state === 'away') void begin();
    },
    close: thread.close,
  };
}
