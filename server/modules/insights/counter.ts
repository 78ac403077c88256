import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { dayOf, daysAfter } from '../../../domain/rules/day.ts';
import { COUNTED, type Counted, MEASURES, type Told } from '../../../domain/things/count.ts';
import { addCounts, type Count, shownBrands } from '../../db/daily-counts.ts';
import type { Database } from '../../db/schema.ts';
import { isRobot } from '../../robots.ts';

/** What is told within this time is stored with one statement. */
const TOGETHER_MS = 250;
/** So much may wait at once: a flood costs no more memory than that. */
const WAITING_MAX = 2_000;
/** So much counts from one address a day: more than the people behind it do by hand. */
const ADDRESS_MAX = 500;
const ADDRESSES_KEPT = 20_000;
const SEEN_KEPT = 100_000;
/** Thirteen months: this one and the same of last year. */
const KEPT_DAYS = 400;

const KINDS: Record<Told, Counted> = {
  view: 'views',
  search: 'searches',
  chat: 'chats',
  call: 'calls',
  mail: 'mails',
};

export type Telling = {
  what: Told;
  /** The product that was looked at. */
  product?: string | undefined;
  address: string;
  userAgent: string | undefined;
};

type Batch = { day: string; sums: Map<string, number>; stored: Promise<void>; storeNow: () => void };

function keyOf(kind: Counted, product = ''): string {
  return `${kind} ${product}`;
}

/** Tells for one day whether somebody was counted for something before, and how often; by hashes in memory alone. */
function createMemory() {
  // Kept to a size of one each: with a number of entries, room for all of them is taken at once.
  const seen = new LRUCache<string, true>({ maxSize: SEEN_KEPT, sizeCalculation: () => 1 });
  const told = new LRUCache<string, number>({ maxSize: ADDRESSES_KEPT, sizeCalculation: () => 1 });
  let secret = randomBytes(32);
  let today = '';

  function hashOf(...parts: string[]): string {
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
  }

  /** Whether this still counts. A product counts once for each visitor, all else as often as it is done. */
  return (day: string, { what, product, address, userAgent = '' }: Telling): boolean => {
    if (day !== today) {
      // Nobody can tell any more who came yesterday.
      secret = randomBytes(32);
      seen.clear();
      told.clear();
      today = day;
    }
    const caller = hashOf(address);
    const before = told.get(caller) ?? 0;
    if (before >= ADDRESS_MAX) return false;
    if (what === 'view') {
      const visit = hashOf(address, userAgent, product ?? '');
      if (seen.has(visit)) return false;
      seen.set(visit, true);
    }
    told.set(caller, before + 1);
    return true;
  };
}

/**
 * Counts by day what visitors' browsers tell of; whoever told it is not noted. What is told together is stored together,
 * and nobody is told that it is counted before it is stored.
 */
export function createCounter({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  const counts = createMemory();
  let open: Batch | undefined;
  let storing: Promise<unknown> = Promise.resolve();
  let storedAt = Number.NEGATIVE_INFINITY;

  /** A view counts for the product, its brand and all together; what the site does not show is nobody's view. */
  async function countsIn(sums: ReadonlyMap<string, number>): Promise<Count[]> {
    const told = [...sums].map(([key, count]) => {
      const [kind, product = ''] = key.split(' ') as [Counted, string];
      return { kind, product, count };
    });
    const products = told.filter(({ kind }) => kind === 'views');
    const ids = products.map(({ product }) => product);
    const brands = ids.length > 0 ? await shownBrands(db, ids) : new Map<string, string>();
    return told.flatMap(({ kind, product, count }): Count[] => {
      if (kind !== 'views') return [{ kind, subject: '', count }];
      const brand = brands.get(product);
      if (brand === undefined) return [];
      return [
        { kind, subject: '', count },
        { kind, subject: product, count },
        { kind: 'views:brand', subject: brand, count },
      ];
    });
  }

  async function store(batch: Batch, timer: AbortSignal): Promise<void> {
    // The first of a while goes at once; what comes after it waits for company.
    const wait = Math.max(0, storedAt + TOGETHER_MS - performance.now());
    const before = storing;
    await sleep(wait, undefined, { signal: timer }).catch(() => undefined);
    await before;
    if (open === batch) open = undefined;
    storedAt = performance.now();
    await addCounts(db, batch.day, await countsIn(batch.sums));
  }

  function begin(day: string): Batch {
    const timer = new AbortController();
    const batch = { day, sums: new Map(), stored: Promise.resolve(), storeNow: () => timer.abort() };
    batch.stored = store(batch, timer.signal);
    storing = batch.stored.catch(() => undefined);
    return batch;
  }

  /** Counts what a visitor's browser tells of, unless it is a robot's, was counted, or is too much. Everyone may. */
  async function note(telling: Telling): Promise<void> {
    const { what, product, userAgent } = telling;
    if (!userAgent || isRobot(userAgent)) return;
    const day = dayOf(clock());
    if (open && open.sums.size >= WAITING_MAX) return;
    if (!counts(day, telling)) return;
    if (open && open.day !== day) open.storeNow();
    if (!open || open.day !== day) open = begin(day);
    const key = keyOf(KINDS[what], product);
    open.sums.set(key, (open.sums.get(key) ?? 0) + 1);
    await open.stored;
  }

  /** Stores what waits. */
  async function flush(): Promise<void> {
    open?.storeNow();
    await storing;
  }

  /** Forgets what is older than thirteen months. */
  async function forget(): Promise<void> {
    const kinds = [...COUNTED, ...MEASURES.map((measure) => `${measure}:brand` as const)];
    await db
      .deleteFrom('dailyCounts')
      .where('kind', 'in', kinds)
      .where('day', '<', daysAfter(dayOf(clock()), -KEPT_DAYS))
      .execute();
  }

  return { note, flush, forget };
}
