import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** Tokens of other programs, and the answers of writes that came with a key. */
export function apiTokens(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const timestamp = pg ? sql`timestamptz` : sql`timestamp`;
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('apiTokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
        .addColumn('hint', 'text', (column) => column.notNull())
        .addColumn('scopes', pg ? sql`jsonb` : sql`json`, (column) => column.notNull())
        .addColumn('createdBy', 'text', (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('expiresAt', timestamp)
        .addColumn('lastUsedAt', timestamp)
        .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('keptWrites')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('status', 'integer')
        .addColumn('body', 'text')
        .addPrimaryKeyConstraint('keptWrites_pk', ['owner', 'key'])
        .execute();
      await sql`create index "keptWrites_createdAt" on "keptWrites" ("createdAt")`.execute(db);
    },
  };
}
