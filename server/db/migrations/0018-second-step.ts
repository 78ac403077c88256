import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Second steps of a sign-in, known devices, and counters that a restart does not forget. */
export function secondStep(engine: 'sqlite' | 'postgres'): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;
  return {
    async up(db: Kysely<never>) {
      const accounts = db.schema.alterTable('accounts');
      await accounts.addColumn('passwordChangedAt', timestamp).execute();
      for (const flag of ['mustChangePassword', 'requiresSecondStep'])
        await accounts.addColumn(flag, 'boolean', (column) => column.notNull().defaultTo(false)).execute();
      await accounts.addColumn('totpSecret', 'text').execute();
      await accounts.addColumn('totpUsedStep', 'integer').execute();
      await db.schema
        .createTable('recoveryCodes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('accountId', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('codeHash', 'text', (column) => column.notNull())
        .addColumn('usedAt', timestamp)
        .execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('accountId', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('credentialId', 'text', (column) => column.notNull().unique())
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('usedAt', timestamp)
        .execute();
      await db.schema
        .createTable('knownDevices')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('accountId', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        )
        .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
        .addColumn('userAgent', 'text')
        .addColumn('address', 'text')
        .addColumn('createdAt', timestamp, (column) => column.notNull())
        .addColumn('seenAt', timestamp, (column) => column.notNull())
        .execute();
      for (const table of ['recoveryCodes', 'passkeys', 'knownDevices'])
        await db.schema
          .createIndex(`${table}_accountId`)
          .on(table as never)
          .column('accountId' as never)
          .execute();
      // On PostgreSQL it has been there; the columns stand in the order that the library writes them.
      if (engine === 'sqlite')
        await sql`create table "rateLimits" (key text primary key, points integer not null, expire bigint)`.execute(
          db,
        );
    },
  };
}
