import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

/** The orders of the list, and the few that a filter picks out. */
const INDEXES = [
  `create index "quotes_createdAt_id" on quotes ("createdAt", "id")`,
  `create index "quotes_updatedAt_id" on quotes ("updatedAt", "id")`,
  `create index "quotes_nameKey_id" on quotes ("nameKey", "id")`,
  `create index "quotes_state_createdAt_id" on quotes ("state", "createdAt", "id")`,
  `create index "quotes_state_updatedAt_id" on quotes ("state", "updatedAt", "id")`,
  `create index "quotes_state_nameKey_id" on quotes ("state", "nameKey", "id")`,
  `create index "quotes_assigneeId" on quotes ("assigneeId", "createdAt", "id")`,
  `create index "quotes_suspect" on quotes ("createdAt", "id") where "isSuspect"`,
  `create index "quotes_createdAt_named" on quotes ("createdAt") where "anonymizedAt" is null`,
  `create index "quoteKeys_createdAt" on "quoteKeys" ("createdAt")`,
];

/** What quotes are counted by, as the triggers of the other tables write it. */
function part(row: string): string {
  const suspect = `case when ${row}"isSuspect" then '1' else '0' end`;
  return `${row}"state" || '|' || ${suspect} || '|' || coalesce(${row}"assigneeId", '')`;
}

async function onSqlite(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(`create virtual table "runs_quotes" using fts5(text,
    content='', contentless_delete=1, tokenize='ascii', prefix='1')`);
  const put = `insert or replace into "runs_quotes" (rowid, text) values (new.rowid, "letterRuns"(new."searchText"));`;
  const more = `insert into tallies (name, part, count, bytes) values ('quotes', ${part('new.')}, 1, 0)
    on conflict (name, part) do update set count = count + 1;`;
  const ofOld = `name = 'quotes' and part = ${part('old.')}`;
  const less = `update tallies set count = count - 1 where ${ofOld};
    delete from tallies where ${ofOld} and count = 0;`;
  const differs = (...names: string[]) =>
    names.map((name) => `new."${name}" is not old."${name}"`).join(' or ');
  const counted = ['state', 'isSuspect', 'assigneeId'];
  for (const trigger of [
    `runs_quotes_insert" after insert on quotes begin ${put} end`,
    `runs_quotes_update" after update on quotes when ${differs('searchText')} begin ${put} end`,
    `runs_quotes_delete" after delete on quotes begin delete from "runs_quotes" where rowid = old.rowid; end`,
    `tallies_quotes_insert" after insert on quotes begin ${more} end`,
    `tallies_quotes_update" after update of ${counted.map((name) => `"${name}"`).join(', ')} on quotes
      when ${differs(...counted)} begin ${less} ${more} end`,
    `tallies_quotes_delete" after delete on quotes begin ${less} end`,
  ])
    await run(`create trigger "${trigger}`);
}

async function onPostgres(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(`create index "quotes_shortRuns" on quotes using gin ("shortRuns"("searchText"))`);
  const changes = {
    insert: 'new table as added',
    update: 'old table as gone new table as added',
    delete: 'old table as gone',
  };
  for (const [change, rows] of Object.entries(changes))
    await run(`create trigger "tallies_quotes_${change}" after ${change} on quotes referencing ${rows}
      for each statement execute function tally('${part('').replaceAll("'", "''")}', '0')`);
}

/** Lists that visitors send, what is offered for them, and which sending became which of them. */
export function quotes(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const json = pg ? sql`jsonb` : sql`json`;
  const timestamp = pg ? sql`timestamptz` : sql`timestamp`;
  const keyText = pg ? sql`text collate "C"` : sql`text`;
  const number = pg ? sql`double precision` : sql`real`;
  return {
    async up(db: Db) {
      await db.schema
        .createTable('quotes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('updatedAt', timestamp, (column) => column.notNull())
        .addColumn('searchText', 'text', (column) => column.notNull())
        .addColumn('nameKey', keyText, (column) => column.notNull())
        .addColumn('code', keyText, (column) => column.notNull().unique())
        .addColumn('token', keyText, (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('clinic', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('items', json, (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('discount', number, (column) => column.notNull())
        .addColumn('vatRate', number, (column) => column.notNull())
        .addColumn('validUntil', 'text')
        .addColumn('delivery', 'text', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('notes', json, (column) => column.notNull())
        .addColumn('assigneeId', 'text')
        .addColumn('assignee', 'text')
        .addColumn('offer', json)
        .addColumn('sentAt', timestamp)
        .addColumn('acceptedAt', timestamp)
        .addColumn('acceptedBy', 'text')
        .addColumn('acceptedNote', 'text')
        .addColumn('isSuspect', 'boolean', (column) => column.notNull().defaultTo(false))
        .addColumn('consentVersion', 'text')
        .addColumn('anonymizedAt', timestamp)
        .execute();
      await db.schema
        .createTable('quoteKeys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('quoteId', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('answer', json, (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .execute();
      const run = (text: string) => sql.raw(text).execute(db);
      for (const index of INDEXES) await run(index);
      await (pg ? onPostgres(run) : onSqlite(run));
    },
  };
}
