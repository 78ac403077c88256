import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { createMigrator } from '../db/migrate.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { giveWay } from '../give-way.ts';
import type { Manifest } from './manifest.ts';
import { damaged, type Unpacked } from './read.ts';
import { createRowsDigest, fromDatabase, toDatabase } from './rows.ts';
import {
  type AnyDb,
  migrationsOf,
  ROWS_AT_ONCE,
  rowsOf,
  type TableShape,
  type Tables,
  tablesOf,
} from './tables.ts';

/** The rows of an archive in an embedded database of their own, brought to the schema of this program. */
export type Aside = { db: AnyDb; tables: TableShape[]; close: () => Promise<void> };

const ASIDE = 'aside.db';
/** The embedded database takes so many values in one statement. */
const VALUES_MAX = 20_000;
/** What goes along with a row, as its place in the search index, takes its time. */
const WRITTEN_AT_ONCE = 50;

/** Where the rows of an archive stand, as a database file that is complete once it is closed. */
export function asideFile(folder: string): string {
  return join(folder, ASIDE);
}

/** Writes rows into a table. */
export async function insertRows(
  db: AnyDb,
  shape: TableShape,
  rows: readonly Tables[string][],
): Promise<void> {
  const atOnce = Math.max(1, Math.min(WRITTEN_AT_ONCE, Math.floor(VALUES_MAX / shape.columns.length)));
  for (let start = 0; start < rows.length; start += atOnce) {
    await giveWay();
    await db
      .insertInto(shape.name)
      .values(rows.slice(start, start + atOnce).map((row) => toDatabase(row, shape)))
      .execute();
  }
}

/** What a table holds now, as a manifest says it. */
export async function digestOf(db: AnyDb, shape: TableShape): Promise<{ rows: number; digest: string }> {
  const digest = createRowsDigest();
  for await (const slice of rowsOf(db, shape)) for (const row of slice) digest.add(fromDatabase(row, shape));
  return digest.result();
}

async function* linesOf(path: string): AsyncGenerator<Tables[string][]> {
  let rows: Tables[string][] = [];
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    rows.push(JSON.parse(line) as Tables[string]);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function openAside(file: string): AnyDb {
  const raw = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  // Nobody needs it after a crash; it is brought to the disk once it is whole.
  raw.exec('pragma journal_mode = memory; pragma synchronous = off; pragma temp_store = memory');
  return new Kysely<Tables>({ dialect: sqliteDialect(raw) });
}

async function migrateTo(db: AnyDb, wanted: readonly string[]): Promise<void> {
  const migrator = createMigrator(db, 'sqlite');
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name));
  const newer = wanted.find((name) => !known.has(name));
  if (newer) throw new Error(`Yedek bu programdan daha yeni (${newer}). Programın güncel sürümünü kullanın.`);
  const { error } = await migrator.migrateTo(wanted.at(-1) ?? '');
  if (error) throw error;
}

async function load(db: AnyDb, manifest: Manifest, folder: string): Promise<void> {
  await migrateTo(db, manifest.migrations);
  const shapes = await tablesOf(db, 'sqlite');
  const strange = Object.keys(manifest.tables).find((name) => !shapes.some((shape) => shape.name === name));
  if (strange) throw damaged(`${strange} tablosu bu programda yok`);
  for (const shape of shapes) await db.deleteFrom(shape.name).execute();
  for (const shape of shapes) {
    const wanted = manifest.tables[shape.name];
    if (!wanted) throw damaged(`${shape.name} tablosu eksik`);
    for await (const rows of linesOf(join(folder, `${shape.name}.jsonl`))) await insertRows(db, shape, rows);
    const { rows, digest } = await digestOf(db, shape);
    if (rows !== wanted.rows || digest !== wanted.digest) throw damaged(`${shape.name} tablosu tutmuyor`);
  }
}

async function checkWhole(db: AnyDb): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (rows[0]?.integrity_check !== 'ok') throw damaged('veritabanı tutarsız');
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (broken.rows[0]) throw damaged(`${broken.rows[0].table} tablosunda bağlı kayıtlar eksik`);
}

/**
 * Opens what was unpacked: the rows as the archive has them, compared with its manifest, then brought to today's schema.
 * @throws Error with a sentence for the operator
 */
export async function openUnpacked(unpacked: Unpacked, folder: string): Promise<Aside> {
  const db = openAside(unpacked.kind === 'current' ? asideFile(folder) : unpacked.database);
  try {
    if (unpacked.kind === 'current') await load(db, unpacked.manifest, folder);
    await checkWhole(db).catch((error: unknown) => {
      throw error instanceof Error && error.message.startsWith('Yedek')
        ? error
        : damaged('veritabanı okunamıyor', error);
    });
    if (unpacked.kind === 'earlier') await migrateTo(db, await migrationsOf(db));
    await sql`pragma foreign_keys = on`.execute(db);
    const { error } = await createMigrator(db, 'sqlite').migrateToLatest();
    if (error) throw error;
    return { db, tables: await tablesOf(db, 'sqlite'), close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
