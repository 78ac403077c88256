import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../db/open.ts';

/** A database as copies see it: any tables, with whatever columns they have. */
export type Tables = Record<string, Record<string, unknown>>;
export type AnyDb = Kysely<Tables>;

type Holds = 'json' | 'boolean' | 'bytes' | 'plain';
export type TableShape = { name: string; columns: Array<{ name: string; holds: Holds }>; key: string[] };

/** What belongs to one database and not to what is in it. */
const OF_THE_ENGINE = new Set([
  'migrations',
  'migrationLock',
  'rateLimits',
  'brandStamps',
  'tallies',
  'spareMedia',
]);
/** The search indexes and the tables that they are made of: triggers keep them. */
const SEARCH_INDEX = /^runs_/;
/** So many rows are read or written at once; others have their turn in between. */
export const ROWS_AT_ONCE = 400;

function holds(type: string): Holds {
  const name = type.toLowerCase();
  if (name.startsWith('json')) return 'json';
  if (name.startsWith('bool')) return 'boolean';
  return name === 'blob' || name === 'bytea' ? 'bytes' : 'plain';
}

function keyOf(engine: Engine, table: string): RawBuilder<{ name: string }> {
  if (engine === 'sqlite') return sql`select name from pragma_table_info(${table}) where pk > 0 order by pk`;
  return sql`select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(quote_ident(${table})) and i.indisprimary order by a.attnum`;
}

/** The tables that a copy holds, sorted by name. @throws Error for one without a primary key: it has no order */
export async function tablesOf(db: AnyDb, engine: Engine): Promise<TableShape[]> {
  const schema =
    engine === 'sqlite'
      ? undefined
      : (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name;
  const found = await db.introspection.getTables();
  const shapes: TableShape[] = [];
  for (const table of found) {
    if (
      table.isView ||
      OF_THE_ENGINE.has(table.name) ||
      SEARCH_INDEX.test(table.name) ||
      (schema && table.schema !== schema)
    )
      continue;
    const key = (await keyOf(engine, table.name).execute(db)).rows.map(({ name }) => name);
    if (key.length === 0) throw new Error(`The table ${table.name} has no primary key.`);
    const columns = table.columns.map(({ name, dataType }) => ({ name, holds: holds(dataType) }));
    shapes.push({ name: table.name, columns, key });
  }
  return shapes.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The migrations that a database has seen, in their order. */
export async function migrationsOf(db: AnyDb): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => String(name)).sort();
}

/** All rows of a table in slices, in the order of its key. */
export async function* rowsOf(db: AnyDb, { name, key }: TableShape): AsyncGenerator<Tables[string][]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: unknown[] | undefined;
  for (;;) {
    const where = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Tables[string]>`
      select * from ${sql.table(name)} ${where} order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = key.map((column) => last[column]);
    // The embedded database answers at once: those who wait for this process have their turn here.
    await new Promise((done) => setImmediate(done));
  }
}
