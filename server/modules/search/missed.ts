import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { cleanText } from '../../../domain/rules/clean-text.ts';
import { dayOf, daysAfter } from '../../../domain/rules/day.ts';
import { lower } from '../../../domain/rules/turkish.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';

/** Longer ones are no names of products. */
const TEXT_MAX = 80;
/** So many different texts a day are kept: who sends made-up ones fills no disk. */
const TEXTS_A_DAY = 500;
/** So many wait in memory to be stored. */
const WAITING_MAX = 200;
const STORED_AFTER_MS = 2_000;
const KEPT_DAYS = 90;
const LISTED = 500;

export type MissedSearch = { day: string; text: string; count: number };

/** Whether a text may tell who looked: an address of mail, a number of a phone or an identity card. */
export function mayTellPerson(text: string): boolean {
  return text.includes('@') || /\d{7,}/.test(text.replace(/[\s().+/-]/g, ''));
}

/** Counts by day what visitors looked for and did not find; whoever looked is not noted. */
export function createMissedSearches(options: { db: Kysely<Database>; clock: () => Date; log: Logger }) {
  const { db, clock, log } = options;
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  /** The first of the days that are kept. */
  function firstDay(): string {
    return daysAfter(dayOf(clock()), -KEPT_DAYS);
  }

  async function store(counts: ReadonlyMap<string, number>): Promise<void> {
    const day = dayOf(clock());
    const known = await db
      .selectFrom('missedSearches')
      .select(sql<number>`count(*)`.as('count'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    let left = TEXTS_A_DAY - Number(known.count);
    for (const [text, count] of counts) {
      const counted = await db
        .updateTable('missedSearches')
        .set((eb) => ({ count: eb('count', '+', count) }))
        .where('day', '=', day)
        .where('text', '=', text)
        .executeTakeFirst();
      if (Number(counted.numUpdatedRows) > 0 || left <= 0) continue;
      left -= 1;
      await db
        .insertInto('missedSearches')
        .values({ day, text, count })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'text'])
            .doUpdateSet((eb) => ({ count: eb('missedSearches.count', '+', count) })),
        )
        .execute();
    }
  }

  /** Stores what waits. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = waiting;
    waiting = new Map();
    if (counts.size > 0)
      storing = storing
        .then(() => store(counts))
        .catch((error: unknown) => log.warn({ err: error }, 'searches without a hit could not be counted'));
    await storing;
  }

  return {
    /** Counts a search that found nothing. */
    note(query: string): void {
      const text = lower(cleanText(query)).slice(0, TEXT_MAX);
      if (!text || mayTellPerson(text)) return;
      if (!waiting.has(text) && waiting.size >= WAITING_MAX) return;
      waiting.set(text, (waiting.get(text) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), STORED_AFTER_MS).unref();
    },
    flush,
    /** What was looked for and not found, the latest days and the most asked first. */
    list: async (ctx: Context): Promise<MissedSearch[]> => {
      ctx.require('site:read');
      await flush();
      return db
        .selectFrom('missedSearches')
        .select(['day', 'text', 'count'])
        .where('day', '>=', firstDay())
        .orderBy('day', 'desc')
        .orderBy('count', 'desc')
        .orderBy('text')
        .limit(LISTED)
        .execute();
    },
    /** Forgets what is older than 90 days. */
    forget: async (): Promise<void> => {
      await db.deleteFrom('missedSearches').where('day', '<', firstDay()).execute();
    },
  };
}

export type MissedSearches = ReturnType<typeof createMissedSearches>;
