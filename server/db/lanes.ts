import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import type { LogSync } from './log-sync.ts';
import { readsOnly } from './reads-only.ts';
import { SEARCHES, type Searching } from './searching.ts';

/** The two connections to the embedded database. `reading` answers null while nobody may read beside a write. */
export type Lanes = {
  writing: SqliteDatabase;
  reading: () => SqliteDatabase | null;
  /** Works out searches beside everything else. */
  searching?: Searching | undefined;
  /** Whether the connection that writes is in a transaction. */
  inTransaction: () => boolean;
  /** Taken by who writes. */
  lock: Lock;
  /** Brings what is committed to the disk, where the connection that writes does not wait for that itself. */
  log?: LogSync | undefined;
};

function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'SelectQueryNode') return true;
  return query.kind === 'RawNode' && readsOnly(sql);
}

/** Answers once it is taken, with what lets the next one in. */
export type Lock = () => Promise<() => void>;

/** One after the other, in the order of asking. */
export function createLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  };
}

/** Kysely's own way of asking one connection. */
async function connectionOf(database: SqliteDatabase): Promise<DatabaseConnection> {
  const driver = new SqliteDriver({ database });
  await driver.init();
  return driver.acquireConnection();
}

/** What one caller asks: a read goes past the writes, all of a transaction goes the way of the writes. */
class Lane implements DatabaseConnection {
  readonly #driver: LanesDriver;
  /** Ends the turn of the transaction that it is in. */
  release: (() => void) | null = null;

  constructor(driver: LanesDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.release) return this.#driver.writing.executeQuery<R>(query);
    if (!isRead(query)) return this.#driver.write<R>(query);
    const reading = await this.#driver.reading();
    // Before there is a connection for reads the one who writes does them. They leave nothing for the disk.
    if (!reading) return this.#driver.takeTurn<R>(query);
    return query.sql.endsWith(SEARCHES)
      ? this.#driver.search<R>(query, reading)
      : reading.executeQuery<R>(query);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // A statement is prepared once for all: one that is read half would be begun anew by the next who asks.
    yield await this.executeQuery<R>(query);
  }
}

/**
 * Reads what is committed while somebody writes: the log of the embedded database lets one connection do that beside
 * another. Whoever has written and then reads finds what was written, for a write is answered after its commit.
 */
export class LanesDriver implements Driver {
  readonly #lanes: Lanes;
  readonly lock: Lock;
  #writing: DatabaseConnection | undefined;
  #reading: Promise<DatabaseConnection> | undefined;
  /** Kysely knows those it has met already. */
  readonly #free: Lane[] = [];

  constructor(lanes: Lanes) {
    this.#lanes = lanes;
    this.lock = lanes.lock;
  }

  get writing(): DatabaseConnection {
    if (!this.#writing) throw new Error('The database is not open.');
    return this.#writing;
  }

  async reading(): Promise<DatabaseConnection | null> {
    if (this.#reading) return this.#reading;
    const database = this.#lanes.reading();
    if (!database) return null;
    this.#reading = connectionOf(database);
    return this.#reading;
  }

  async search<R>(query: CompiledQuery, reading: DatabaseConnection): Promise<QueryResult<R>> {
    const { searching } = this.#lanes;
    const rows = await searching?.ask(query);
    if (rows) return { rows: rows as R[] };
    const started = performance.now();
    const found = await reading.executeQuery<R>(query);
    searching?.took(performance.now() - started);
    return found;
  }

  /** What is no part of a transaction, by the one who writes. */
  async takeTurn<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const release = await this.lock();
    return this.writing.executeQuery<R>(query).finally(release);
  }

  /** A write that is no part of a transaction. */
  async write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const written = await this.takeTurn<R>(query);
    await this.#lanes.log?.sync();
    return written;
  }

  async init(): Promise<void> {
    this.#writing = await connectionOf(this.#lanes.writing);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#free.pop() ?? new Lane(this);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#free.push(connection as Lane);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const lane = connection as Lane;
    const release = await this.lock();
    try {
      await this.writing.executeQuery(CompiledQuery.raw('begin'));
      lane.release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // One that fails is rolled back, and ends there.
    await this.writing.executeQuery(CompiledQuery.raw('commit'));
    this.#end(connection as Lane);
    // The next one writes meanwhile.
    await this.#lanes.log?.sync();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const lane = connection as Lane;
    // One that was committed, and whose way to the disk failed, is over: what goes on now is another one's.
    if (!lane.release) return;
    try {
      // A full or broken disk ends a transaction by itself: the rollback that then fails would hide why.
      if (this.#lanes.inTransaction()) await this.writing.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      this.#end(lane);
    }
  }

  #end(lane: Lane): void {
    lane.release?.();
    lane.release = null;
  }

  async destroy(): Promise<void> {
    await this.#lanes.searching?.close();
    // The one who writes goes last, and takes the log along.
    this.#lanes.reading()?.close();
    this.#lanes.writing.close();
    await this.#lanes.log?.close();
  }
}
