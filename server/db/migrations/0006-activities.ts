import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addDeed, type Deed, type Line, openLine, storeLine, typeOf } from './frozen/activity-lines.ts';
import { type AnyDb, type Engine, eachRow } from './frozen/any-db.ts';

const VISITOR = 'Ziyaretçi';

/** Gives the activity list a table of its own, one line for each write, filled from the history so far. */
export function activities(engine: Engine): Migration {
  const pg = engine === 'postgres';

  async function createTable(db: AnyDb): Promise<void> {
    await db.schema
      .createTable('activities')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', pg ? sql`timestamptz` : sql`timestamp`, (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('changed', pg ? sql`jsonb` : sql`json`, (column) => column.notNull())
      .addColumn('isActive', 'boolean')
      .addColumn('place', 'text')
      .addColumn('operation', 'text')
      .addColumn('searchText', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('history').addColumn('activityId', 'text').execute();
  }

  async function createIndexes(db: AnyDb): Promise<void> {
    const indexes: Array<[table: string, columns: string[]]> = [
      ['activities', ['at', 'id']],
      ['activities', ['type', 'at', 'id']],
      ['activities', ['person', 'at', 'id']],
      ['activities', ['operation']],
      // Holds all that a search looks at, so that it reads no row that it does not show.
      ['history', ['searchText', 'activityId']],
    ];
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex(`${table}_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute();
    }
  }

  async function up(typed: Kysely<never>): Promise<void> {
    const db = typed as unknown as AnyDb;
    await createTable(db);
    await fill(db);
    await createIndexes(db);
  }

  return { up };
}

/** The lines of one write follow each other: its rows were written at one moment, one after the other. */
async function fill(db: AnyDb): Promise<void> {
  let moment = '';
  let lines: Line[] = [];
  async function storeAll() {
    for (const line of lines) await storeLine(db, line);
    lines = [];
  }
  await eachRow(db, 'history', async (row) => {
    const deed = row as Deed;
    const { id, at, accountId, actor } = deed;
    // What visitors send is no deed of the staff; what went along with another row is told with that.
    if (!row.isRoot || (accountId === null && actor === VISITOR)) return;
    const key = `${at} ${accountId ?? actor}`;
    if (key !== moment) await storeAll();
    moment = key;
    let line = lines.find((open) => open.type === typeOf(deed.entity));
    if (!line) {
      line = openLine(deed);
      lines.push(line);
    }
    addDeed(line, deed);
    await db.updateTable('history').set({ activityId: line.first.id }).where('id', '=', id).execute();
  });
  await storeAll();
}
