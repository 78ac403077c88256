import { LRUCache } from 'lru-cache';
import { ALL, type Changes, isWhole, meets } from '../db/changes.ts';
import { gatherReads } from '../db/reads.ts';
import { compressWell, type Encoded, sizeOf } from './encoded.ts';

const KEPT_BYTES = 64 * 1024 * 1024;
/** Addresses that lead to a kept answer under another one: with what advertisements add to them, say. */
const ADDRESSES_KEPT = 2000;
/** From the second time on that it is asked for, an answer is worth the trouble of making it small. */
const WORTH_ASKED = 2;
/** Dropped answers that were asked for so often are made again before anyone asks. */
const POPULAR = 3;
const MADE_AGAIN = 40;

type Kept = {
  key: string;
  encoded: Encoded;
  reads: ReadonlySet<string>;
  /** What goes into headers once, by encoding; the fast path fills it. */
  heads: Map<string, string[]>;
  asked: number;
  isSmall: boolean;
};
export type KeptAnswer = Pick<Kept, 'encoded' | 'heads'>;

/** Names by which kept answers are found again, of which the change of others makes them out of date. */
function createIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    add(key: string, reads: ReadonlySet<string>): void {
      for (const name of reads) {
        const known = keys.get(name);
        if (known) known.add(key);
        else keys.set(name, new Set([key]));
      }
    },
    remove(key: string, reads: ReadonlySet<string>): void {
      for (const name of reads) {
        const known = keys.get(name);
        known?.delete(key);
        if (known?.size === 0) keys.delete(name);
      }
    },
    /** The keys of answers that read one of these names. */
    metBy(changed: readonly string[]): Set<string> {
      const met = new Set<string>();
      const take = (name: string) => {
        for (const key of keys.get(name) ?? []) met.add(key);
      };
      if (changed.some((name) => !isWhole(name))) take(ALL);
      for (const name of changed) {
        if (!name.includes('*')) take(name);
        else for (const read of keys.keys()) if (meets(read, name)) take(read);
      }
      return met;
    },
  };
}

function startOfNextYear(now: Date): number {
  return new Date(now.getFullYear() + 1, 0).getTime();
}

type Options = {
  changes: Changes;
  clock: () => Date;
  maxBytes?: number;
  /** Hears whether an answer was there. */
  told?: (result: 'hit' | 'miss') => void;
  /** What a cache in front is told of an answer that read these names; undefined where it may not keep it. */
  shared?: ((answer: Encoded, reads: ReadonlySet<string>) => Encoded['shared']) | undefined;
};

/**
 * Answers that every visitor may have, kept until something changes that they read. What is dropped is dropped at once,
 * before the write that changed it is acknowledged; an answer that was begun before a change and ended after it is
 * given to who asked for it and not kept.
 */
export function createKeptAnswers({ changes, clock, maxBytes = KEPT_BYTES, told, shared }: Options) {
  const index = createIndex();
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ encoded }) => sizeOf(encoded),
    dispose: ({ key, reads }, _key, reason) => {
      if (reason !== 'set') index.remove(key, reads);
    },
  });
  const addresses = new LRUCache<string, string>({ max: ADDRESSES_KEPT });
  const underway = new Map<string, { answer: Promise<Encoded>; changed: Set<string> }>();
  let nextYear = startOfNextYear(clock());
  let makeAgain: ((key: string) => Promise<void>) | undefined;
  let waiting: string[] = [];
  let isMaking = false;

  async function makeAllAgain(): Promise<void> {
    if (isMaking || !makeAgain) return;
    isMaking = true;
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      // Visitors first: between two answers everything that waits has its turn.
      await new Promise((done) => setImmediate(done));
      if (!kept.has(key)) await makeAgain(key).catch(() => undefined);
    }
    isMaking = false;
  }

  function drop(names: readonly string[]): void {
    for (const { changed } of underway.values()) for (const name of names) changed.add(name);
    const dropped = [...index.metBy(names)].flatMap((key) => {
      const answer = kept.peek(key);
      kept.delete(key);
      // Who was given it a moment ago may still be making headers for it.
      if (answer) answer.encoded.shared = undefined;
      return answer && answer.asked >= POPULAR ? [answer] : [];
    });
    if (dropped.length === 0 || !makeAgain) return;
    dropped.sort((a, b) => b.asked - a.asked);
    waiting = [...new Set([...waiting, ...dropped.map(({ key }) => key)])].slice(0, MADE_AGAIN);
    setImmediate(() => void makeAllAgain());
  }
  changes.listen(drop);

  /** Pages say which year it is. */
  function look(): void {
    const now = clock();
    if (now.getTime() < nextYear) return;
    nextYear = startOfNextYear(now);
    changes.announce([ALL]);
  }

  /** An answer is made small once it has shown that it is asked for, while nobody waits for it. */
  function makeSmall(answer: Kept): void {
    answer.isSmall = true;
    void compressWell(answer.encoded)
      .then(() => {
        answer.heads.clear();
        // Weighed anew.
        if (kept.peek(answer.key) === answer) kept.set(answer.key, answer);
      })
      .catch(() => undefined);
  }

  function ask(answer: Kept): Kept {
    answer.asked += 1;
    if (answer.asked >= WORTH_ASKED && !answer.isSmall) makeSmall(answer);
    return answer;
  }

  function isOutdated(reads: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
    if (changed.size === 0) return false;
    for (const name of changed) for (const read of reads) if (meets(read, name)) return true;
    return false;
  }

  function keep(key: string, encoded: Encoded, reads: ReadonlySet<string>): void {
    const before = kept.peek(key);
    if (before) index.remove(key, before.reads);
    encoded.shared = shared?.(encoded, reads);
    kept.set(key, { key, encoded, reads, heads: new Map(), asked: 1, isSmall: false });
    if (kept.has(key)) index.add(key, reads);
  }

  /** The kept answer of a key, else a new one: those who ask at the same time share one. */
  async function get(key: string, make: () => Promise<Encoded>): Promise<Encoded> {
    look();
    const known = kept.get(key);
    told?.(known ? 'hit' : 'miss');
    if (known) return ask(known).encoded;
    const begun = underway.get(key);
    // What changed meanwhile may be in it or not.
    if (begun && begun.changed.size === 0) return begun.answer;
    const changed = new Set<string>();
    const answer = gatherReads(make)
      .then(({ result, reads }) => {
        const isKept = result.status === 200 || result.status === 301;
        if (isKept && !isOutdated(reads, changed)) keep(key, result, reads);
        return result;
      })
      .finally(() => {
        if (underway.get(key)?.answer === answer) underway.delete(key);
      });
    underway.set(key, { answer, changed });
    return answer;
  }

  return {
    get,
    /** The kept answer of an address or of what it leads to; undefined where it would have to be made. */
    find: (address: string): KeptAnswer | undefined => {
      look();
      const answer = kept.get(address) ?? kept.get(addresses.get(address) ?? '');
      return answer && ask(answer);
    },
    /** Keeps a redirection, which is out of date when the answer under `key` is. */
    keepMoved: (address: string, key: string, moved: Encoded): void => {
      const known = kept.peek(key);
      if (known) keep(address, moved, known.reads);
    },
    /** Says that an address leads to the answer of a key. */
    lead: (address: string, key: string): void => {
      if (address !== key) addresses.set(address, key);
    },
    /** Names what makes a popular answer again after a change. */
    remake: (make: (key: string) => Promise<void>): void => {
      makeAgain = make;
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
