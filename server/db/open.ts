import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

export type OpenDatabase = {
  db: Kysely<Database>;
  engine: Engine;
  /** Closes all connections, then frees the data folder. */
  close: () => Promise<void>;
};

/** The name of the embedded database's file in the data folder. */
export const DATABASE_FILE = 'vitrin.db';

/**
 * Opens the database and brings its schema up to date.
 * @throws Error with a sentence for the operator: folder in use, newer schema, no connection.
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<OpenDatabase> {
  if (options.databaseUrl) {
    const db = new Kysely<Database>({ dialect: postgresDialect(options.databaseUrl) });
    await closeOnFailure(db, () => migrate(db, 'postgres'));
    return { db, engine: 'postgres', close: () => db.destroy() };
  }
  const unlock = lockFolder(options.dataDir);
  try {
    const db = new Kysely<Database>({
      dialect: sqliteDialect(openSqliteFile(join(options.dataDir, DATABASE_FILE))),
    });
    await closeOnFailure(db, async () => {
      await migrate(db, 'sqlite');
      // The planner chooses indexes by what it knows of the tables: a look at some rows of those that grew.
      await sql`pragma analysis_limit = 1000`.execute(db);
      await sql`pragma optimize = 0x10002`.execute(db);
    });
    return {
      db,
      engine: 'sqlite',
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function closeOnFailure(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
