import { existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockFolder } from '../db/lock.ts';
import { DATABASE_FILE, openDatabase } from '../db/open.ts';
import { postgresDialect, WITHOUT_END } from '../db/postgres.ts';
import { openSqliteFile } from '../db/sqlite-file.ts';
import type { Env } from '../env.ts';
import { openStorage } from '../files/open-storage.ts';
import { asideFile } from './aside.ts';
import type { Place } from './moment.ts';
import { type Counts, type Opened, withArchive } from './open-archive.ts';
import { filesIn, putFiles } from './put-files.ts';
import type { Archive } from './read.ts';
import { replaceRows } from './replace.ts';
import { syncFile } from './scratch.ts';
import type { AnyDb, Tables } from './tables.ts';

export type Restored = {
  counts: Counts;
  files: number;
  /** Where the files of the database before are. */
  kept: string | null;
};

/** Every file that one embedded database may consist of. */
const FILES = ['', '-wal', '-shm', '-journal'].map((end) => `${DATABASE_FILE}${end}`);

/** Brings what the write-ahead log holds into the file, so that the file alone is the database. */
function settle(file: string): void {
  try {
    const raw = openSqliteFile(file);
    raw.exec('pragma wal_checkpoint(truncate)');
    raw.close();
  } catch {
    // A damaged one is kept with all that lies beside it.
  }
}

/** A second name for a file; where there are none, a copy. */
async function keepAlso(file: string, as: string): Promise<void> {
  await link(file, as).catch(() => copyFile(file, as));
}

/**
 * Puts a finished database file in the place of whatever is there, in one step: whoever is cut off leaves the one or
 * the other. What belonged to the one before is moved away first: a log that lies beside the new file would be written
 * into it.
 */
async function switchFile(dataDir: string, from: string): Promise<string | null> {
  const present = FILES.filter((name) => existsSync(join(dataDir, name)));
  const kept = join(dataDir, `onceki-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  if (present.includes(DATABASE_FILE)) settle(join(dataDir, DATABASE_FILE));
  if (present.length > 0) await mkdir(kept, { mode: 0o700 });
  await chmod(from, 0o600);
  await syncFile(from);
  // The log first: without it the file is what its last checkpoint made it, and still opens.
  for (const name of present.toReversed()) {
    const [file, as] = [join(dataDir, name), join(kept, name)];
    if (existsSync(file)) await (name === DATABASE_FILE ? keepAlso(file, as) : rename(file, as));
  }
  await rename(from, join(dataDir, DATABASE_FILE));
  await syncFile(dataDir);
  return present.length > 0 ? kept : null;
}

async function intoFile(dataDir: string, { unpacked, aside, folder }: Opened): Promise<string | null> {
  await aside.close();
  return switchFile(dataDir, unpacked.kind === 'current' ? asideFile(folder) : unpacked.database);
}

async function isFresh(db: AnyDb): Promise<boolean> {
  const has = async (table: string) =>
    (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined;
  return !(await has('accounts')) && !(await has('history'));
}

type Options = {
  /** Whether what is there may be replaced. */
  replace?: boolean;
  /** Called before it is: the archive was found whole by then. */
  before?: () => Promise<unknown>;
};

async function intoServer(
  place: Required<Place> & { databaseUrl: string },
  opened: Opened,
  { replace, before }: Options,
): Promise<void> {
  // Opened once as the server does, so that its schema is the newest.
  await openDatabase(place).then(({ close }) => close());
  const db = new Kysely<Tables>({
    dialect: postgresDialect(place.databaseUrl, { max: 1, patience: WITHOUT_END }),
  });
  try {
    if (!(await isFresh(db))) {
      if (!replace) throw new Error('Veritabanı boş değil. Yerine yedeği koymak için --replace ekleyin.');
      await before?.();
    }
    await db.transaction().execute((tx) => replaceRows(tx, 'postgres', opened.aside));
    await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Restores an archive into the place that the environment names: unpacked aside, compared, then switched to. Until the
 * switch nothing that is there changes. With the embedded database no server may run on the folder.
 * @throws Error with a sentence for the operator
 */
export async function restoreArchive(archive: Archive, env: Env, options: Options = {}): Promise<Restored> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = databaseUrl ? () => undefined : lockFolder(dataDir);
  const isThere = !databaseUrl && existsSync(join(dataDir, DATABASE_FILE));
  try {
    if (isThere && !options.replace)
      throw new Error(
        `${dataDir} klasöründe zaten bir veritabanı var. DATA_DIR ile boş bir klasör seçin ya da yerine yedeği koymak için --replace ekleyin.`,
      );
    return await withArchive(archive, dataDir, async (opened) => {
      const storage = await openStorage(env);
      const room = { store: storage, scratch: opened.folder };
      const files = await putFiles(archive, filesIn(opened.unpacked), room).finally(() => storage.close());
      if (databaseUrl) await intoServer({ dataDir, databaseUrl }, opened, options);
      else if (isThere) await options.before?.();
      const kept = databaseUrl ? null : await intoFile(dataDir, opened);
      return { counts: opened.counts, files, kept };
    });
  } finally {
    unlock();
  }
}

/** Removes what a restore had put aside of the database before. */
export async function forgetKept(kept: string): Promise<void> {
  await rm(kept, { recursive: true, force: true });
}
