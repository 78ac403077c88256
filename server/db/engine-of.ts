import { type Kysely, PostgresAdapter } from 'kysely';
import type { Engine } from './open.ts';

/** Which engine answers a database handle, for the few questions that the two are asked differently. */
export function engineOf<Tables>(db: Kysely<Tables>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
