import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

/** The columns that name a file by its address. */
const HOLDERS: ReadonlyArray<[table: string, column: string]> = [
  ['brands', 'logoUrl'],
  ['products', 'imageUrl'],
  ['catalogs', 'fileUrl'],
  ['catalogs', 'thumbnailUrl'],
  ['media', 'coverUrl'],
];

/** The condition that no such column names an address. */
function isFree(url: string): string {
  const held = HOLDERS.map(([table, column]) => `exists (select 1 from ${table} where "${column}" = ${url})`);
  return `not (${held.join(' or ')})`;
}

const take = (url: string) => `delete from "spareMedia" where url = ${url};`;
const give = (url: string) => `insert into "spareMedia" (url)
  select url from media where url = ${url} and ${isFree(url)} on conflict (url) do nothing;`;

async function onSqlite(db: Db): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const [table, column] of HOLDERS) {
    const name = `spareMedia_${table}_${column}`;
    const on = `"${column}"`;
    await run(`create trigger "${name}_insert" after insert on ${table} when new.${on} is not null
      begin ${take(`new.${on}`)} end`);
    await run(`create trigger "${name}_update" after update of ${on} on ${table} when new.${on} is not old.${on}
      begin ${take(`new.${on}`)} ${give(`old.${on}`)} end`);
    await run(`create trigger "${name}_delete" after delete on ${table} when old.${on} is not null
      begin ${give(`old.${on}`)} end`);
  }
  await run(`create trigger "spareMedia_insert" after insert on media begin ${give('new.url')} end`);
  await run(`create trigger "spareMedia_delete" after delete on media begin ${take('old.url')} end`);
}

async function createTrigger(
  db: Db,
  {
    name,
    body,
    on,
    table,
    condition = '',
  }: Record<'name' | 'body' | 'on' | 'table', string> & { condition?: string },
): Promise<void> {
  const guarded = `begin if to_regclass('"spareMedia"') is null then return null; end if; ${body} return null; end`;
  await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql
    as ${sql.lit(guarded)}`.execute(db);
  // It may be there: who goes back to the program of before brings it along.
  await sql`drop trigger if exists ${sql.id(name)} on ${sql.id(table)}`.execute(db);
  await sql`create trigger ${sql.id(name)} after ${sql.raw(on)} on ${sql.id(table)}
    for each row ${sql.raw(condition)} execute function ${sql.id(name)}()`.execute(db);
}

async function onPostgres(db: Db): Promise<void> {
  for (const [table, column] of HOLDERS) {
    const name = `spareMedia_${table}_${column}`;
    const [before, after] = [`old."${column}"`, `new."${column}"`];
    await createTrigger(db, {
      ...{ name: `${name}_insert`, body: take(after) },
      ...{ on: 'insert', table, condition: `when (${after} is not null)` },
    });
    await createTrigger(db, {
      ...{ name: `${name}_update`, body: `${take(after)} ${give(before)}` },
      ...{ on: `update of "${column}"`, table, condition: `when (${before} is distinct from ${after})` },
    });
    await createTrigger(db, {
      ...{ name: `${name}_delete`, body: give(before) },
      ...{ on: 'delete', table, condition: `when (${before} is not null)` },
    });
  }
  await createTrigger(db, { name: 'spareMedia_insert', body: give('new.url'), on: 'insert', table: 'media' });
  await createTrigger(db, { name: 'spareMedia_delete', body: take('old.url'), on: 'delete', table: 'media' });
}

/**
 * The files that no picture, logo, catalog or cover is, by their addresses, kept by triggers: where unused files are
 * asked for these alone are looked at. Texts and sections may still name one of them.
 */
export function spareMedia(engine: Engine): Migration {
  return {
    async up(db: Db) {
      await db.schema
        .createTable('spareMedia')
        .addColumn('url', 'text', (column) => column.primaryKey())
        .execute();
      await sql`insert into "spareMedia" (url) select url from media where ${sql.raw(isFree('media.url'))}`.execute(
        db,
      );
      await (engine === 'postgres' ? onPostgres(db) : onSqlite(db));
    },
  };
}
