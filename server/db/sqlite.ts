import type { DatabaseSync } from 'node:sqlite';
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { createLock, type Lanes, LanesDriver, type Lock } from './lanes.ts';
import type { LogSync } from './log-sync.ts';
import type { Searching } from './searching.ts';
import { bringFunctions, PreparedDatabase } from './sqlite-file.ts';

/** SQLite changes its schema in transactions, whatever Kysely says of it: migrations come whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver sees itself to who writes when. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class OwnDialect extends SqliteDialect {
  readonly #lanes: Lanes;

  constructor(lanes: Lanes) {
    super({ database: lanes.writing });
    this.#lanes = lanes;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new LanesDriver(this.#lanes);
  }
}

type Options = {
  onError?: (error: unknown) => void;
  reading?: () => DatabaseSync | null;
  lock?: Lock;
  searching?: Searching;
  log?: LogSync;
};

/**
 * Kysely's dialect over one open `node:sqlite` connection; `onError` hears of every statement that fails. Reads go
 * through `reading` from when it answers a connection. With a `log` the connection need not wait for the disk itself.
 */
export function sqliteDialect(
  raw: DatabaseSync,
  { onError = () => undefined, reading = () => null, lock = createLock(), searching, log }: Options = {},
): SqliteDialect {
  bringFunctions(raw);
  let reader: PreparedDatabase | null = null;
  return new OwnDialect({
    writing: new PreparedDatabase(raw, onError),
    reading: () => {
      const found = reading();
      if (!found) return null;
      if (!reader) {
        bringFunctions(found);
        reader = new PreparedDatabase(found, onError);
      }
      return reader;
    },
    inTransaction: () => raw.isTransaction,
    lock,
    searching,
    log,
  });
}
