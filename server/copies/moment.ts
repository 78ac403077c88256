import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { DATABASE_FILE, type Engine } from '../db/open.ts';
import { postgresDialect, WITHOUT_END } from '../db/postgres.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import type { AnyDb, Tables } from './tables.ts';

/** Where a site has its rows. */
export type Place = { dataDir: string; databaseUrl?: string | undefined };

const BUSY_MS = 10_000;

function openReader({ dataDir, databaseUrl }: Place): AnyDb {
  if (databaseUrl)
    return new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, { max: 1, patience: WITHOUT_END }) });
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file))
    throw new Error(`${dataDir} klasöründe veritabanı yok. DATA_DIR değerini denetleyin.`);
  // A connection of its own: those who write go on meanwhile, in this process and in others.
  return new Kysely<Tables>({
    dialect: sqliteDialect(new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })),
  });
}

/** Lets `work` read a database as it is at one moment, while others write to it. */
export async function atOneMoment<T>(
  place: Place,
  work: (db: AnyDb, engine: Engine) => Promise<T>,
): Promise<T> {
  const engine: Engine = place.databaseUrl ? 'postgres' : 'sqlite';
  const reader = openReader(place);
  try {
    return await reader.connection().execute(async (db) => {
      await (engine === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read read only`).execute(
        db,
      );
      try {
        return await work(db, engine);
      } finally {
        await sql`rollback`.execute(db);
      }
    });
  } finally {
    await reader.destroy();
  }
}
