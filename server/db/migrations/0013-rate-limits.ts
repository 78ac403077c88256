import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The counters that several instances share, with the columns in the order that the library writes them. The embedded
 * database has one instance, which counts in memory.
 */
export function rateLimits(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'sqlite') return;
      await sql`create table "rateLimits" (key text primary key, points integer not null, expire bigint)`.execute(
        db,
      );
    },
  };
}
