import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What managing accounts in the panel takes: shutting them, links that work once, a password asked once more. */
export function managedAccounts(engine: 'sqlite' | 'postgres'): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;
  return {
    async up(db: Kysely<never>) {
      const accounts = db.schema.alterTable('accounts');
      await accounts.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute();
      await accounts.addColumn('disabledAt', timestamp).execute();
      await accounts.addColumn('signedInAt', timestamp).execute();
      await accounts.addColumn('panelOrigin', 'text').execute();
      await db.schema.alterTable('sessions').addColumn('confirmedAt', timestamp).execute();
      await db.schema
        .createTable('oneTimeTokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('accountId', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
        .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
        .addColumn('data', 'text')
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('expiresAt', timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('oneTimeTokens_accountId')
        .on('oneTimeTokens' as never)
        .column('accountId' as never)
        .execute();
      await db.schema
        .createIndex('oneTimeTokens_expiresAt')
        .on('oneTimeTokens' as never)
        .column('expiresAt' as never)
        .execute();
      // Whoever changes who may do what goes one after the other: the last administrator is counted.
      await sql`insert into revisions (id, revision) values ('accounts', 0)`.execute(db);
    },
  };
}
