import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** Where other programs are told of what happens, and what they were told. */
export function webhooks(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const timestamp = pg ? sql`timestamptz` : sql`timestamp`;
  const json = pg ? sql`jsonb` : sql`json`;
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('webhooks')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('events', json, (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('isActive', 'boolean', (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('webhookDeliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('webhookId', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('items', json, (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('dueAt', timestamp)
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('status', 'integer')
        .addColumn('error', 'text')
        .addColumn('tookMs', 'integer')
        .addColumn('deliveredAt', timestamp)
        .execute();
      await sql`create index "webhookDeliveries_dueAt" on "webhookDeliveries" ("dueAt")
        where "dueAt" is not null`.execute(db);
      await sql`create index "webhookDeliveries_createdAt_id"
        on "webhookDeliveries" ("createdAt", "id")`.execute(db);
      await sql`create index "webhookDeliveries_webhookId_createdAt"
        on "webhookDeliveries" ("webhookId", "createdAt")`.execute(db);
    },
  };
}
