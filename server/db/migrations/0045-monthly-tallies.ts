import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

const TABLES = ['brands', 'categories', 'products', 'catalogs'];

/** Months of Istanbul, which is three hours ahead all year. */
const MONTH: Record<Engine, (row: string) => string> = {
  sqlite: (row) => `strftime('%Y-%m', ${row}"createdAt", '+3 hours')`,
  postgres: (row) => `to_char(${row}"createdAt" at time zone 'UTC' + interval '3 hours', 'YYYY-MM')`,
};

async function onSqlite(db: Db, table: string, name: string): Promise<void> {
  const more = `insert into tallies (name, part, count, bytes) values ('${name}', ${MONTH.sqlite('new.')}, 1, 0)
    on conflict (name, part) do update set count = count + 1;`;
  const ofOld = `name = '${name}' and part = ${MONTH.sqlite('old.')}`;
  const less = `update tallies set count = count - 1 where ${ofOld};
    delete from tallies where ${ofOld} and count = 0;`;
  for (const trigger of [
    `insert" after insert on "${table}" begin ${more} end`,
    `update" after update of "createdAt" on "${table}" when new."createdAt" <> old."createdAt" begin ${less} ${more} end`,
    `delete" after delete on "${table}" begin ${less} end`,
  ])
    await sql.raw(`create trigger "months_${table}_${trigger}`).execute(db);
}

/** As 0028 has it, but that a trigger may name what it counts. */
const BODY = `
  declare
    moved text;
    counted text := coalesce(tg_argv[2], tg_table_name::text);
  begin
    if to_regclass('tallies') is null then return null; end if;
    moved := concat_ws(' union all ',
      case when tg_op <> 'DELETE'
        then format('select %s as part, 1 as rows, (%s)::bigint as size from added', tg_argv[0], tg_argv[1]) end,
      case when tg_op <> 'INSERT'
        then format('select %s as part, -1 as rows, -(%s)::bigint as size from gone', tg_argv[0], tg_argv[1]) end);
    execute format('insert into tallies (name, part, count, bytes)
      select %L, part, sum(rows), sum(size) from (%s) moved group by part
      having sum(rows) <> 0 or sum(size) <> 0 order by part
      on conflict (name, part) do update
        set count = tallies.count + excluded.count, bytes = tallies.bytes + excluded.bytes', counted, moved);
    delete from tallies where name = counted and count = 0;
    return null;
  end`;
const CHANGES = {
  insert: 'new table as added',
  update: 'old table as gone new table as added',
  delete: 'old table as gone',
};

async function onPostgres(db: Db, table: string, name: string): Promise<void> {
  for (const [change, rows] of Object.entries(CHANGES)) {
    const trigger = sql.id(`months_${table}_${change}`);
    // They may still be there from before an upgrade was undone.
    await sql`drop trigger if exists ${trigger} on ${sql.id(table)}`.execute(db);
    await sql`create trigger ${trigger} after ${sql.raw(change)} on ${sql.id(table)} referencing ${sql.raw(rows)}
      for each statement execute function tally(${sql.lit(MONTH.postgres(''))}, '0', ${sql.lit(name)})`.execute(
      db,
    );
  }
}

/** How many rows of a kind came in each month: the panel's growth figures counted twelve months of them after each write. */
export function monthlyTallies(engine: Engine): Migration {
  return {
    async up(db: Db) {
      if (engine === 'postgres')
        await sql`create or replace function tally() returns trigger language plpgsql as ${sql.lit(BODY)}`.execute(
          db,
        );
      for (const table of TABLES) {
        const name = `${table}.createdAt`;
        const month = sql.raw(MONTH[engine](''));
        await sql`delete from tallies where name = ${sql.lit(name)}`.execute(db);
        await sql`insert into tallies (name, part, count, bytes)
          select ${sql.lit(name)}, ${month}, count(*), 0 from ${sql.id(table)} group by ${month}`.execute(db);
        await (engine === 'postgres' ? onPostgres : onSqlite)(db, table, name);
      }
    },
  };
}
