import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type ListQuery, listPage, type Page, type Sorts } from './list.ts';
import type { Database } from './schema.ts';
import { searchTexts } from './search-runs.ts';
import { type Narrowed, type Tallied, tallyOf } from './tallies.ts';

type Condition = RawBuilder<SqlBool>;
type Plan<Name extends Tallied> = {
  table: Name;
  query: ListQuery;
  /** What its rows are narrowed to, as conditions and as their tally knows them; null where that does not know. */
  where: readonly Condition[];
  tally: Narrowed<Name> | null;
  sorts: Sorts;
  defaultSort: string;
  /** The column that tells equal rows apart. */
  id: string;
};

/** A part of a list that is searched and narrowed, of a table whose rows are counted as they are written. */
export async function searchedList<TB extends keyof Database, O, Name extends Tallied>(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<Database, TB, O>,
  { table, query, where, tally, ...plan }: Plan<Name>,
): Promise<Page<O>> {
  const found = await searchTexts(db, { table }, query.search);
  async function total(): Promise<number> {
    if (!query.search && tally) return (await tallyOf(db, table, tally)).count;
    if (found.total !== undefined && where.length === 0) return found.total;
    const met = sql.join([sql`true`, ...found.where, ...where], sql` and `);
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${met}`.execute(db);
    return Number(counted.rows[0]?.count ?? 0);
  }
  const walked = [...(found.walk ?? found.where), ...where];
  const filtered = walked.reduce((select, condition) => select.where(condition), rows);
  return listPage(filtered, total, { ...plan, query });
}
