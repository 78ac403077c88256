import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

/** Tables of whose rows something is counted, and the column that names the brand it is counted for. */
const COUNTED = { products: 'brandId', categories: 'brandId', brands: 'id' };
const CHANGES = ['insert', 'update', 'delete'] as const;

/** The new stamp of a brand, and under an empty name that of all of them. */
function stampOn(row: string, column: string, stamp: string): string {
  return `insert into "brandStamps" ("brandId", stamp) values (${row}."${column}", ${stamp}), ('', ${stamp})
    on conflict ("brandId") do update set stamp = excluded.stamp`;
}

async function onSqlite(db: Db): Promise<void> {
  const stamp = 'lower(hex(randomblob(8)))';
  for (const [table, column] of Object.entries(COUNTED))
    for (const change of CHANGES) {
      const rows = change === 'insert' ? ['new'] : change === 'delete' ? ['old'] : ['new', 'old'];
      const all = rows.map((row) => `${stampOn(row, column, stamp)};`).join(' ');
      await sql
        .raw(`create trigger "brandStamps_${table}_${change}" after ${change} on ${table} begin ${all} end`)
        .execute(db);
    }
}

async function onPostgres(db: Db): Promise<void> {
  // One stamp a transaction: a row that many statements write is written once. An older program that found its tables
  // again after an upgrade was undone may still have the triggers, and has not the table.
  const body = `
    declare "ofNew" text; "ofOld" text; mark text := pg_current_xact_id()::text;
    begin
      if to_regclass('"brandStamps"') is null then return null; end if;
      if tg_op <> 'DELETE' then "ofNew" := to_jsonb(new) ->> tg_argv[0]; end if;
      if tg_op <> 'INSERT' then "ofOld" := to_jsonb(old) ->> tg_argv[0]; end if;
      insert into "brandStamps" ("brandId", stamp)
        select distinct id, mark from unnest(array["ofNew", "ofOld", '']) as id where id is not null order by id
        on conflict ("brandId") do update set stamp = excluded.stamp where "brandStamps".stamp <> excluded.stamp;
      return null;
    end`;
  await sql`create or replace function "stampBrand"() returns trigger language plpgsql as ${sql.lit(body)}`.execute(
    db,
  );
  for (const [table, column] of Object.entries(COUNTED)) {
    // It may be there: who goes back to the program of before brings it along.
    await sql`drop trigger if exists ${sql.id(`brandStamps_${table}`)} on ${sql.id(table)}`.execute(db);
    await sql`create trigger ${sql.id(`brandStamps_${table}`)} after insert or update or delete on ${sql.id(table)}
      for each row execute function "stampBrand"(${sql.lit(column)})`.execute(db);
  }
}

/**
 * A mark at each brand that changes with every write to what it holds: whoever counted a brand's products or built its
 * tree of categories knows by it whether that still holds, without counting again.
 */
export function brandStamps(engine: Engine): Migration {
  return {
    async up(db: Db) {
      await db.schema
        .createTable('brandStamps')
        .addColumn('brandId', 'text', (column) => column.primaryKey())
        .addColumn('stamp', 'text', (column) => column.notNull())
        .execute();
      const first = engine === 'postgres' ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(8)))`;
      await sql`insert into "brandStamps" ("brandId", stamp) select id, ${first} from brands`.execute(db);
      await sql`insert into "brandStamps" ("brandId", stamp) values ('', ${first})`.execute(db);
      await (engine === 'postgres' ? onPostgres(db) : onSqlite(db));
    },
  };
}
