import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;
type Counted = { columns: string[]; part: (row: string) => string; bytes?: string };

function flag(condition: string): string {
  return `case when ${condition} then '1' else '0' end`;
}

function joined(...texts: string[]): string {
  return texts.join(` || '|' || `);
}

/** What the rows of a table are told apart by, as their lists are narrowed; texts that may hold the sign come last. */
const COUNTED: Record<string, Counted> = {
  catalogs: {
    columns: ['isActive', 'isFeatured', 'thumbnailUrl', 'category'],
    part: (row) =>
      joined(
        flag(`${row}"isActive"`),
        flag(`${row}"isFeatured"`),
        flag(`${row}"thumbnailUrl" is null`),
        `coalesce(${row}category, '')`,
      ),
  },
  messages: {
    columns: ['isRead', 'isSuspect'],
    part: (row) => joined(flag(`${row}"isRead"`), flag(`${row}"isSuspect"`)),
  },
  media: {
    columns: ['kind', 'folder', 'replacedById', 'size'],
    part: (row) => joined(`${row}kind`, `${row}folder`, flag(`${row}"replacedById" is not null`)),
    bytes: 'size',
  },
  activities: { columns: ['type', 'person'], part: (row) => joined(`${row}type`, `${row}person`) },
  auditEvents: { columns: ['event'], part: (row) => `${row}event` },
};

async function onSqlite(db: Db): Promise<void> {
  for (const [table, { columns, part, bytes }] of Object.entries(COUNTED)) {
    const size = (row: string) => (bytes ? `${row}.${bytes}` : '0');
    const more = `insert into tallies (name, part, count, bytes) values ('${table}', ${part('new.')}, 1, ${size('new')})
      on conflict (name, part) do update set count = count + 1, bytes = bytes + excluded.bytes;`;
    const ofOld = `name = '${table}' and part = ${part('old.')}`;
    const less = `update tallies set count = count - 1, bytes = bytes - ${size('old')} where ${ofOld};
      delete from tallies where ${ofOld} and count = 0;`;
    const names = columns.map((name) => `"${name}"`);
    const differs = names.map((name) => `new.${name} is not old.${name}`).join(' or ');
    for (const trigger of [
      `insert" after insert on "${table}" begin ${more} end`,
      `update" after update of ${names.join(', ')} on "${table}" when ${differs} begin ${less} ${more} end`,
      `delete" after delete on "${table}" begin ${less} end`,
    ])
      await sql.raw(`create trigger "tallies_${table}_${trigger}`).execute(db);
  }
}

/** Once a statement, however many rows it wrote. */
const BODY = `
  declare moved text;
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
        set count = tallies.count + excluded.count, bytes = tallies.bytes + excluded.bytes', tg_table_name, moved);
    delete from tallies where name = tg_table_name and count = 0;
    return null;
  end`;
const CHANGES = {
  insert: 'new table as added',
  update: 'old table as gone new table as added',
  delete: 'old table as gone',
};

async function onPostgres(db: Db): Promise<void> {
  // An older program that found its tables again after an upgrade was undone may still have the triggers, and has not
  // the table.
  await sql`create or replace function tally() returns trigger language plpgsql as ${sql.lit(BODY)}`.execute(
    db,
  );
  for (const [table, { part, bytes = '0' }] of Object.entries(COUNTED))
    for (const [change, rows] of Object.entries(CHANGES)) {
      const name = sql.id(`tallies_${table}_${change}`);
      await sql`drop trigger if exists ${name} on ${sql.id(table)}`.execute(db);
      await sql`create trigger ${name} after ${sql.raw(change)} on ${sql.id(table)} referencing ${sql.raw(rows)}
        for each statement execute function tally(${sql.lit(part(''))}, ${sql.lit(bytes)})`.execute(db);
    }
}

/** How many rows of a kind there are, by what lists are narrowed by: kept by triggers, so that nothing is counted. */
export function tallies(engine: Engine): Migration {
  return {
    async up(db: Db) {
      await db.schema
        .createTable('tallies')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('tallies_key', ['name', 'part'])
        .execute();
      for (const [table, { part, bytes = '0' }] of Object.entries(COUNTED))
        await sql`insert into tallies (name, part, count, bytes)
          select ${sql.lit(table)}, ${sql.raw(part(''))}, count(*), sum(${sql.raw(bytes)}) from ${sql.id(table)}
          group by ${sql.raw(part(''))}`.execute(db);
      // Files that another one replaced are few: those of them that are shown are counted.
      await sql`create index media_replaced on media (id) where "replacedById" is not null`.execute(db);
      await (engine === 'postgres' ? onPostgres(db) : onSqlite(db));
    },
  };
}
