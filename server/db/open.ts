import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { apartDialect } from './apart.ts';
import { copyPostgres } from './copy-postgres.ts';
import { copySqlite, forgetCopies } from './copy-sqlite.ts';
import type { Elsewhere } from './elsewhere.ts';
import { lastGoodCopy, look, readFromDisk, requireWhole } from './integrity.ts';
import { createLock } from './lanes.ts';
import { lockFolder } from './lock.ts';
import { createLogSync } from './log-sync.ts';
import type { LookWorks } from './look-thread.ts';
import { migrate, migrations, type Upgrade } from './migrate.ts';
import { checkPostgres, openPostgresPools, postgresDialect, WITHOUT_END } from './postgres.ts';
import { postgresFailure } from './postgres-failure.ts';
import { noteQuery } from './reads.ts';
import type { Replica } from './replica.ts';
import type { Database } from './schema.ts';
import { breakSeal, sealFile } from './seal.ts';
import { checkRuns } from './search-runs.ts';
import { createSearching } from './searching.ts';
import { sqliteDialect } from './sqlite.ts';
import { saysDamaged, sqliteFailure } from './sqlite-failure.ts';
import { openSqliteFile, openSqliteReader } from './sqlite-file.ts';
import { createThread } from './thread.ts';
import { ensureTrigrams } from './trigrams.ts';

export type Engine = 'sqlite' | 'postgres';

export type OpenDatabase = {
  db: Kysely<Database>;
  engine: Engine;
  /** The same database for short questions that wait for nothing else. */
  brief: Kysely<Database>;
  /** The same database for transactions of many rows, which hold nobody up. */
  long: Kysely<Database>;
  /** Looks at what lies on the disk of the embedded database. @throws when it is damaged or cannot be read */
  inspect: () => void;
  /** The connections of its pool, by what they do; empty for the embedded database, which has no pool. */
  connections: () => Record<string, number>;
  /** The names of the migrations that this program needs. */
  steps: readonly string[];
  /** What other processes write that share the database; the embedded one has none. */
  elsewhere?: Elsewhere;
  /** Where visitors read from besides; none unless one is named. */
  replica?: Replica;
  /** Whether searches are answered by an index; without one they read all texts. */
  hasSearchIndex: boolean;
  /** Closes all connections, then frees the data folder. */
  close: () => Promise<void>;
};

type Place = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** A streaming replica of it. */
  readUrl?: string | undefined;
  /** Where the archives of backups lie, to name the last good one. */
  copiesDir?: string | undefined;
};
/** `steps` are the program's own migrations unless others are given, `lookMs` how long a file waits for its look that is as it was left. */
type Options = Place & Pick<Upgrade, 'onUpgrade'> & Partial<Pick<Upgrade, 'steps'>> & { lookMs?: number };

/** The name of the embedded database's file in the data folder. */
export const DATABASE_FILE = 'vitrin.db';

const LOOK_MODULE = new URL('./look-thread.ts', import.meta.url);
/** How long after it was opened a file is looked through that is as it was left, in ms. */
const LOOK_MS = 10_000;

/** When the log has so many pages (40 MB) though a thread brings it into the file, the writer does that itself. */
const LOG_PAGES_MAX = 10_000;

/**
 * Opens the database and brings its schema up to date, whole or not at all; before that it is copied.
 * @throws Error with a sentence for the operator: folder in use, newer schema, failed upgrade, broken file, no connection.
 */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  return openSqlite(options);
}

async function openSqlite({
  dataDir,
  copiesDir,
  onUpgrade,
  steps = migrations('sqlite'),
  lookMs = LOOK_MS,
}: Options): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const isAsLeft = breakSeal(file);
  let damage: unknown;
  // Opened once the schema is as it stays, and the planner knows the tables.
  let reader: DatabaseSync | null = null;
  function onError(error: unknown): void {
    if (saysDamaged(error)) damage = error;
  }
  try {
    const lock = createLock();
    const searching = createSearching(file);
    const log = createLogSync(file);
    const raw = openSqliteFile(file);
    // A large one takes longer than all else here: one that is as it was left is looked through later.
    if (!isAsLeft)
      await closeOnFailure(
        async () => raw.close(),
        async () => requireWhole(look(raw)),
      );
    // Its log is brought to the disk beside everything else, before anyone is told that something is stored.
    raw.exec('PRAGMA synchronous = NORMAL');
    raw.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES_MAX}`);
    const db = new Kysely<Database>({
      dialect: sqliteDialect(raw, { onError, reading: () => reader, lock, searching, log }),
      log: noteQuery,
    });
    const long = new Kysely<Database>({ dialect: apartDialect({ file, lock, onError }), log: noteQuery });
    async function copyBefore(step: string): Promise<string> {
      // Of an upgrade there may be no way back but the copy: nothing is built on what nobody has looked through.
      if (isAsLeft) requireWhole(look(raw));
      return copySqlite(db, dataDir, step);
    }
    await closeOnFailure(
      () => db.destroy(),
      async () => {
        await migrate(db, 'sqlite', { steps, copyBefore, onUpgrade });
        await checkRuns(db);
        await forgetCopies(dataDir);
        // The planner chooses indexes by what it knows of the tables: a look at some rows of those that grew.
        raw.exec('pragma analysis_limit = 1000; pragma optimize = 0x10002');
        reader = openSqliteReader(file);
      },
    );
    const thread = createThread<LookWorks>(LOOK_MODULE, file);
    function lookLater(): void {
      thread
        .exec('look')
        .then(requireWhole)
        .catch(onError)
        .finally(() => thread.close());
    }
    const later = isAsLeft ? setTimeout(lookLater, lookMs).unref() : undefined;
    return {
      db,
      engine: 'sqlite',
      brief: db,
      long,
      inspect: () => {
        if (damage) throw damage;
        readFromDisk(file);
      },
      steps: Object.keys(steps),
      hasSearchIndex: true,
      connections: () => ({}),
      close: async () => {
        clearTimeout(later);
        await thread.close(true);
        await long.destroy();
        await db.destroy();
        if (!damage) sealFile(file);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw sqliteFailure(error, file, () => lastGoodCopy(dataDir, copiesDir));
  }
}

// Any number, the same in every process: those that start together upgrade one after the other.
const UPGRADE_LOCK = 7_160_512;

async function openPostgres(
  url: string,
  {
    steps = migrations('postgres'),
    readUrl,
    onUpgrade,
  }: Omit<Options, 'dataDir' | 'databaseUrl' | 'copiesDir'>,
): Promise<OpenDatabase> {
  await checkPostgres(url);
  const patient = new Kysely<Database>({ dialect: postgresDialect(url, { max: 1, patience: WITHOUT_END }) });
  let hasSearchIndex = false;
  const upgrade = () =>
    patient.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${UPGRADE_LOCK})`.execute(connection);
      await migrate(connection, 'postgres', {
        steps,
        copyBefore: (step) => copyPostgres(connection, step),
        onUpgrade,
      });
      if ('0024-search-index' in steps) hasSearchIndex = await ensureTrigrams(connection);
      // After a failure the connection closes, and the lock goes with it.
      await sql`select pg_advisory_unlock(${UPGRADE_LOCK})`.execute(connection);
    });
  await closeOnFailure(() => patient.destroy(), upgrade).catch((error: unknown) => {
    throw postgresFailure(error, url, { connecting: false });
  });
  await patient.destroy();
  return {
    engine: 'postgres',
    inspect: () => undefined,
    steps: Object.keys(steps),
    hasSearchIndex,
    ...openPostgresPools(
      url,
      readUrl ? { readUrl, lastStep: Object.keys(steps).sort().at(-1) ?? '' } : undefined,
    ),
  };
}

async function closeOnFailure(close: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await close();
    throw error;
  }
}
