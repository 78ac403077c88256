import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { v7 as uuid } from 'uuid';
import {
  activityType,
  addDeed,
  type Deed,
  type OpenActivity,
  openActivity,
  storeActivity,
} from '../../records/activities.ts';
import type { RecordKind } from '../../records/kinds.ts';
import type { Engine } from '../open.ts';
import type { Database } from '../schema.ts';

const AT_ONCE = 500;
const VISITOR = 'Ziyaretçi';

/** Gives the activity list a table of its own, one line for each write, filled from the history so far. */
export function activities(engine: Engine): Migration {
  const pg = engine === 'postgres';

  async function createTable(db: Kysely<Database>): Promise<void> {
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

  async function createIndexes(db: Kysely<Database>): Promise<void> {
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

  async function up(anyDb: Kysely<never>): Promise<void> {
    const db = anyDb as unknown as Kysely<Database>;
    await createTable(db);
    await fill(db);
    await createIndexes(db);
  }

  return { up };
}

type Line = Deed & { id: string; at: string; accountId: string | null; actor: string };

/** What one person wrote at one moment, by type. */
type Moment = { key: string; at: string; accountId: string | null; actor: string; lines: OpenActivity[] };

async function store(db: Kysely<Database>, moment: Moment | null): Promise<void> {
  for (const line of moment?.lines ?? [])
    await storeActivity(db, line, { ...(moment as Moment), operation: null });
}

async function readLines(db: Kysely<Database>, after: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('history')
    .select(['id', 'at', 'accountId', 'actor', 'action', 'entity', 'entityId', 'name', 'before', 'after'])
    .where('isRoot', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({ ...row, entity: row.entity as RecordKind }));
}

/** The lines of one write follow each other: its rows were written at one moment, one after the other. */
async function fill(db: Kysely<Database>): Promise<void> {
  let moment = null as Moment | null;
  for (let after = ''; ; ) {
    const rows = await readLines(db, after);
    for (const row of rows) {
      const { id, at, accountId, actor } = row;
      // What visitors send is no deed of the staff.
      if (accountId === null && actor === VISITOR) continue;
      const key = `${at} ${accountId ?? actor}`;
      if (moment?.key !== key) {
        await store(db, moment);
        moment = { key, at, accountId, actor, lines: [] };
      }
      const type = activityType(row.entity);
      let line = moment.lines.find((open) => open.type === type);
      if (!line) {
        line = openActivity(uuid(), row);
        moment.lines.push(line);
      }
      addDeed(line, row);
      await db.updateTable('history').set({ activityId: line.id }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.id;
  }
  await store(db, moment);
}
