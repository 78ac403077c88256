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
/** So many go to the thread at once: to wake it, and to be woken by it, costs what a third of a search does. */
const AT_ONCE = 4;

type Rows = unknown[];
type Question = { query: CompiledQuery; answer: (rows: Rows | null) => void };

export type Searching = {
  /** The rows of a statement, worked out in the thread; null where it is to be asked here. */
  ask: (query: CompiledQuery) => Promise<Rows | null>;
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
  const queue: Question[] = [];
  let long = 0;
  let waiting = 0;
  let isAsking = false;
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
    const alone = waiting === 1 && !isAsking;
    waiting -= 1;
    return alone;
  }

  /** Has the thread answer what waits for it, some at a time. */
  async function askThread(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (queue.length > 0) {
      const some = queue.splice(0, AT_ONCE);
      const questions = some.map(({ query: { sql, parameters } }) => ({ sql, parameters }));
      // What fails there fails here too, where it is told.
      const answers = await thread.exec('ask', questions).catch(() => null);
      if (answers) thread.rest(gone);
      else {
        gone();
        some.push(...queue.splice(0));
        await thread.close();
      }
      for (const [at, { answer }] of some.entries()) answer(answers?.[at] ?? null);
    }
    isAsking = false;
  }

  return {
    async ask(query) {
      if (long < IN_A_ROW && state === 'away') return null;
      if (await isAlone()) return null;
      if (state === 'away') void begin();
      if (state !== 'there') return null;
      return new Promise((answer) => {
        queue.push({ query, answer });
        void askThread();
      });
    },
    took(ms) {
      long = ms > LONG_MS ? long + 1 : 0;
    },
    close: thread.close,
  };
}
