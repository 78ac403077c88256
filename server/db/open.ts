import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { checkPostgres, postgresDialect } from './postgres.ts';
import { postgresFailure } from './postgres-failure.ts';
import type { Database } from './schema.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import { sqliteFailure } from './sqlite-failure.ts';

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
 * @throws Error with a sentence for the operator: folder in use, newer schema, broken file, no connection.
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl);
  const unlock = lockFolder(options.dataDir);
  const file = join(options.dataDir, DATABASE_FILE);
  try {
    const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(file)) });
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
    throw sqliteFailure(error, file);
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  await checkPostgres(url);
  const db = new Kysely<Database>({ dialect: postgresDialect(url) });
  await closeOnFailure(db, () => migrate(db, 'postgres')).catch((error: unknown) => {
    throw postgresFailure(error, url, { connecting: false });
  });
  return { db, engine: 'postgres', close: () => db.destroy() };
}

async function closeOnFailure(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
