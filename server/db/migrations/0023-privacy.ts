import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What visitors were told when they wrote, what looks like a robot's, and who was erased. */
export function privacy(engine: 'sqlite' | 'postgres'): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;
  return {
    async up(db: Kysely<never>) {
      const messages = db.schema.alterTable('messages');
      await messages
        .addColumn('isSuspect', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute();
      await messages.addColumn('consentVersion', 'text').execute();
      await messages.addColumn('anonymizedAt', timestamp).execute();
      await db.schema
        .createIndex('messages_createdAt_named')
        .on('messages' as never)
        .column('createdAt' as never)
        .where(sql<SqlBool>`"anonymizedAt" is null`)
        .execute();
      await db.schema
        .createTable('privacyTexts')
        .addColumn('version', 'text', (column) => column.primaryKey())
        .addColumn('notice', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('erasures')
        .addColumn('personHash', 'text', (column) => column.primaryKey())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('erasedAt', timestamp, (column) => column.notNull())
        .execute();
    },
  };
}
