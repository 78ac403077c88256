import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { initial } from './migrations/0001-initial.ts';
import { media } from './migrations/0002-media.ts';
import { historySearch } from './migrations/0003-history-search.ts';
import { cleanStoredText } from './migrations/0004-clean-text.ts';
import { messageKeys } from './migrations/0005-message-keys.ts';
import { activities } from './migrations/0006-activities.ts';
import { heldDocuments } from './migrations/0007-held-documents.ts';
import type { Engine } from './open.ts';
import type { Database } from './schema.ts';

function migrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-initial': initial(engine),
    '0002-media': media(engine),
    '0003-history-search': historySearch,
    '0004-clean-text': cleanStoredText,
    '0005-message-keys': messageKeys(engine),
    '0006-activities': activities(engine),
    '0007-held-documents': heldDocuments,
  };
}

/**
 * Runs the migrations that the database has not seen, forward only, under Kysely's lock.
 * @throws Error when the database was written by a newer program, or a migration fails.
 */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const known = migrations(engine);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrationLock',
  });
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some((table) => table.name === 'migrations')) {
    const done = await db
      .withTables<{ migrations: { name: string } }>()
      .selectFrom('migrations')
      .select('name')
      .execute();
    const newer = done.find((row) => !(row.name in known));
    if (newer) {
      throw new Error(
        `Veritabanı bu programdan daha yeni (${newer.name}). Programın güncel sürümünü kullanın.`,
      );
    }
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
