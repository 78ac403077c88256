import type { Kysely } from 'kysely';

export type Engine = 'sqlite' | 'postgres';
export type Values = Record<string, unknown>;
/** A database whose tables nobody knows: what a migration meets is described by the migrations before it alone. */
export type AnyDb = Kysely<Record<string, Values & { id: string }>>;

const AT_ONCE = 500;

/** Walks through a table by its key, in slices. */
export async function eachRow(
  db: AnyDb,
  table: string,
  work: (row: Values & { id: string }) => Promise<void>,
  key = 'id',
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(key, '>', after)
      .orderBy(key)
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await work(row as Values & { id: string });
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = String(last[key]);
  }
}
