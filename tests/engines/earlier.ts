import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createMigrator } from '../../server/db/migrate.ts';
import { DATABASE_FILE } from '../../server/db/open.ts';
import { postgresDialect } from '../../server/db/postgres.ts';
import { sqliteDialect } from '../../server/db/sqlite.ts';
import { openSqliteFile } from '../../server/db/sqlite-file.ts';
import type { Engine } from './engines.ts';

type Row = Record<string, unknown>;
type Place = Awaited<ReturnType<Engine['place']>>;

/** A database as an earlier program left it: with the schema after the migration that is named, and no content. */
export async function openEarlier({ dataDir, databaseUrl }: Place, last: string) {
  const db = new Kysely<Record<string, Row>>({
    dialect: databaseUrl
      ? postgresDialect(databaseUrl)
      : sqliteDialect(openSqliteFile(join(dataDir, DATABASE_FILE))),
  });
  const migrator = createMigrator(db, databaseUrl ? 'postgres' : 'sqlite');

  async function migrateTo(name: string): Promise<void> {
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
  }

  /** Adds a row where its table is there yet, with the columns that are. */
  async function add(table: string, ...rows: Row[]): Promise<void> {
    const tables = await db.introspection.getTables();
    const columns = new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
    for (const row of columns.size > 0 ? rows : [])
      await db
        .insertInto(table)
        .values(
          Object.fromEntries(
            Object.entries(row)
              .filter(([column]) => columns.has(column))
              .map(([column, value]) => [
                column,
                value && typeof value === 'object' ? JSON.stringify(value) : value,
              ]),
          ),
        )
        .execute();
  }

  await migrateTo(last);
  return { db, migrateTo, add, close: () => db.destroy() };
}

/** The names of all migrations, in their order. */
export async function migrationNames(): Promise<string[]> {
  const db = new Kysely<Record<string, Row>>({ dialect: sqliteDialect(openSqliteFile(':memory:')) });
  const found = await createMigrator(db, 'sqlite').getMigrations();
  await db.destroy();
  return found.map(({ name }) => name);
}
