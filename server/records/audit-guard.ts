import { type Kysely, sql } from 'kysely';
import type { Engine } from '../db/open.ts';

const GUARD = 'auditEvents_delete';

/**
 * The database refuses to remove lines of the audit trail; within the transaction of its caller it lets them go, for a
 * restore and for lines whose time is over. Answers what puts the guard back.
 */
export async function withoutAuditGuard<Tables extends object>(
  tx: Pick<Kysely<Tables>, 'getExecutor'>,
  engine: Engine,
): Promise<() => Promise<void>> {
  if (engine === 'postgres') {
    await sql`select set_config('vitrin.replacing', 'on', true)`.execute(tx);
    return async () => {
      await sql`select set_config('vitrin.replacing', 'off', true)`.execute(tx);
    };
  }
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger' and name = ${GUARD}`.execute(tx);
  await sql`drop trigger if exists ${sql.id(GUARD)}`.execute(tx);
  return async () => {
    for (const guard of rows) await sql.raw(guard.sql).execute(tx);
  };
}
