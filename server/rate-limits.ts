import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Engine } from './db/open.ts';
import type { Database } from './db/schema.ts';

type Limit = {
  points: number;
  /** In seconds. */
  duration: number;
  /** Whether a restart must not forget the count. */
  isStored?: boolean;
  /** Whether each instance counts for itself: for what is asked so often that a question to the database costs more than it. */
  isOwn?: boolean;
};
/** Makes a counter of its own name: so many points for each key within so many seconds. */
export type RateLimits = (name: string, limit: Limit) => RateLimiterAbstract;

/** A statement of the library as each engine takes it. */
function statement(text: string, values: readonly unknown[]): RawBuilder<{ points: number; expire: number }> {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1]))),
    sql``,
  );
}

/**
 * Counters that all instances on a PostgreSQL share; the embedded database has one instance, which counts in memory
 * what may be forgotten, and in a table what may not.
 */
export function createRateLimits({ db, engine }: { db: Kysely<Database>; engine: Engine }): RateLimits {
  // Without the names that the library gives its statements: a pooler between here and the server knows none.
  async function query({ text, values = [] }: { text: string; values?: readonly unknown[] }) {
    const { rows } = await statement(text, values).execute(db);
    return { rows, rowCount: rows.length };
  }
  return (keyPrefix, { isStored = false, isOwn = false, ...limit }) =>
    (engine === 'postgres' && !isOwn) || isStored
      ? new RateLimiterPostgres({
          ...limit,
          keyPrefix,
          storeClient: { query },
          storeType: 'client',
          tableName: 'rateLimits',
          tableCreated: true,
          // Its own clearing is a timer for each counter, which nobody can end.
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory({ ...limit, keyPrefix });
}

/** Lets go of counts that are over. */
export async function forgetRateLimits({
  db,
  clock,
}: {
  db: Kysely<Database>;
  clock: () => Date;
}): Promise<void> {
  await sql`delete from "rateLimits" where expire < ${clock().getTime()}`.execute(db);
}
