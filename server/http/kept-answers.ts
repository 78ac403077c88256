import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { ALL, type Changes } from '../db/changes.ts';
import { createKept } from '../db/kept.ts';
import { compressWell, type Encoded, sizeOf } from './encoded.ts';

const KEPT_BYTES = 40 * 1024 * 1024;
const SEARCHES_BYTES = 4 * 1024 * 1024;
/** Addresses that lead to a kept answer under another one: with what advertisements add to them, say. */
const ADDRESSES_KEPT = 2000;
/** From the second time on that it is asked for, an answer is worth the trouble of making it small. */
const WORTH_ASKED = 2;
/** What edits that follow each other drop at once is not worth it. */
const STAYS_MS = 250;
/** Dropped answers that were asked for so often are made again before anyone asks. */
const POPULAR = 3;
const MADE_AGAIN = 40;

type Kept = {
  encoded: Encoded;
  /** What goes into headers once, by encoding; the fast path fills it. */
  heads: Map<string, string[]>;
  asked: number;
  isSmall: boolean;
};
export type KeptAnswer = Pick<Kept, 'encoded' | 'heads'>;

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
  /** Makes an answer as small as it gets. */
  compress?: (answer: Encoded) => Promise<void>;
};

/** Answers that every visitor may have, kept until something changes that they read. */
export function createKeptAnswers(options: Options) {
  const { changes, clock, maxBytes = KEPT_BYTES, told, shared, compress = compressWell } = options;
  const kept = createKept<Kept>({
    changes,
    limit: maxBytes,
    weigh: ({ encoded }) => sizeOf(encoded),
    isWorth: ({ encoded: { status } }) => status === 200 || status === 301,
    onKept: ({ encoded }, reads) => {
      encoded.shared = shared?.(encoded, reads);
    },
    onDropped: dropped,
  });
  const addresses = new LRUCache<string, string>({ max: ADDRESSES_KEPT });
  // One at a time: the threads that make answers small are those that read the files that visitors wait for.
  const compressing = new PQueue({ concurrency: 1 });
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

  function dropped(answers: ReadonlyArray<readonly [key: string, answer: Kept]>): void {
    // Who was given it a moment ago may still be making headers for it.
    for (const [, { encoded }] of answers) encoded.shared = undefined;
    const popular = answers.filter(([, { asked }]) => asked >= POPULAR);
    if (popular.length === 0 || !makeAgain) return;
    popular.sort(([, a], [, b]) => b.asked - a.asked);
    waiting = [...new Set([...waiting, ...popular.map(([key]) => key)])].slice(0, MADE_AGAIN);
    setImmediate(() => void makeAllAgain());
  }

  /** Pages say which year it is. */
  function look(): void {
    const now = clock();
    if (now.getTime() < nextYear) return;
    nextYear = startOfNextYear(now);
    changes.announce([ALL]);
  }

  /** An answer is made small once it has shown that it is asked for and stays, while nobody waits for it. */
  async function makeSmall(key: string, answer: Kept): Promise<void> {
    answer.isSmall = true;
    await sleep(STAYS_MS, undefined, { ref: false });
    await compressing.add(async () => {
      if (kept.find(key) !== answer) return;
      await compress(answer.encoded);
      answer.heads.clear();
      kept.weighAgain(key, answer);
    });
  }

  function find(key: string): Kept | undefined {
    const answer = kept.find(key);
    if (!answer) return undefined;
    answer.asked += 1;
    if (answer.asked >= WORTH_ASKED && !answer.isSmall) makeSmall(key, answer).catch(() => undefined);
    return answer;
  }

  const fresh = (encoded: Encoded): Kept => ({
    encoded,
    heads: new Map(),
    asked: 1,
    isSmall: Boolean(encoded.isSmall),
  });

  return {
    /** The kept answer of a key, else a new one: those who ask at the same time share one. */
    async get(key: string, make: () => Promise<Encoded>): Promise<Encoded> {
      look();
      const known = find(key);
      told?.(known ? 'hit' : 'miss');
      const answer = known ?? (await kept.get(key, async () => fresh(await make())));
      answer.encoded.onBrought = () => kept.weighAgain(key, answer);
      return answer.encoded;
    },
    /** The kept answer of an address or of what it leads to; undefined where it would have to be made. */
    find: (address: string): KeptAnswer | undefined => {
      look();
      return find(address) ?? find(addresses.get(address) ?? '');
    },
    /** Keeps a redirection, which is out of date when the answer under `key` is. */
    keepMoved: (address: string, key: string, moved: Encoded): void =>
      kept.keepWith(address, key, fresh(moved)),
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

/**
 * The same for searches, which are as various as texts are: with room of their own they push out no page. They are not
 * made smaller than the first who asked had them: that takes longer than the search, and a robot could order it for any text.
 */
export function createSearchAnswers(options: Options): KeptAnswers {
  return createKeptAnswers({ maxBytes: SEARCHES_BYTES, compress: async () => undefined, ...options });
}
