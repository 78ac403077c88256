import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mails that have not left yet, and those that never will. */
export function mailQueue(engine: 'sqlite' | 'postgres'): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;
  const json = engine === 'postgres' ? sql`jsonb` : sql`json`;
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('mails')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('mail', json, (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('dueAt', timestamp, (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('error', 'text')
        .addColumn('failedAt', timestamp)
        .execute();
      await sql`create index "mails_dueAt" on mails ("dueAt")`.execute(db);
    },
  };
}
