import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { fold } from '../../domain/rules/turkish.ts';
import { letterRuns } from './letter-runs.ts';
import { bringRowSets, lend } from './row-sets.ts';

const NAMES_KEPT = 2000;
const STATEMENTS_KEPT = 500;
/** Longer statements are those of long value lists: each its own length, seldom met again. */
const KEPT_UP_TO_CHARACTERS = 8000;

type Reader = (value: unknown) => unknown;

function toBoolean(value: unknown): unknown {
  return value === null ? null : Boolean(value);
}

function toJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value !== null && typeof value === 'object' && !(value instanceof Uint8Array))
    return JSON.stringify(value);
  return value as SQLInputValue;
}

/** Reads a statement's declared column types, so that boolean and json columns convert as `pg` does by OID. */
function readersOf(statement: StatementSync): Array<[string, Reader]> {
  const readers: Array<[string, Reader]> = [];
  for (const column of statement.columns()) {
    const type = column.type?.toLowerCase();
    if (type === 'boolean') readers.push([column.name, toBoolean]);
    else if (type === 'json') readers.push([column.name, toJson]);
  }
  return readers;
}

function adapt(statement: StatementSync, noting: <T>(work: () => T) => T): SqliteStatement {
  const reader = statement.columns().length > 0;
  const readers = reader ? readersOf(statement) : [];
  function convert(row: unknown): unknown {
    const record = row as Record<string, unknown>;
    for (const [name, read] of readers) record[name] = read(record[name]);
    return record;
  }
  function withInputs<T>(given: readonly unknown[], work: (inputs: SQLInputValue[]) => T): T {
    const { parameters, giveBack } = lend(given);
    try {
      return noting(() => work(parameters.map(toInput)));
    } finally {
      giveBack();
    }
  }
  return {
    reader,
    all: (given) => withInputs(given, (inputs) => statement.all(...inputs)).map(convert),
    run: (given) => withInputs(given, (inputs) => statement.run(...inputs)),
    *iterate(given) {
      const { parameters, giveBack } = lend(given);
      try {
        for (const row of statement.iterate(...parameters.map(toInput))) yield convert(row);
      } finally {
        giveBack();
      }
    },
  };
}

/** Prepares each statement once: `columns()` and parsing cost more than most of our reads. */
export class PreparedDatabase implements SqliteDatabase {
  readonly #raw: DatabaseSync;
  readonly #prepared = new Map<string, SqliteStatement>();
  readonly #onError: (error: unknown) => void;

  constructor(raw: DatabaseSync, onError: (error: unknown) => void) {
    this.#raw = raw;
    this.#onError = onError;
  }

  #noting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = adapt(
      this.#noting(() => this.#raw.prepare(sql)),
      (work) => this.#noting(work),
    );
    // A schema change alters the columns a prepared statement answers with.
    if (/^\s*(create|alter|drop)\b/i.test(sql)) {
      this.#prepared.clear();
      return statement;
    }
    if (sql.length > KEPT_UP_TO_CHARACTERS) return statement;
    const oldest = this.#prepared.size >= STATEMENTS_KEPT ? this.#prepared.keys().next() : undefined;
    if (oldest && !oldest.done) this.#prepared.delete(oldest.value);
    this.#prepared.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#prepared.clear();
    this.#raw.close();
  }
}

/** What a connection may hold in memory. */
function holdInMemory(raw: DatabaseSync): void {
  raw.exec('PRAGMA temp_store = MEMORY');
  raw.exec('PRAGMA cache_size = -32000');
}

/** Opens the embedded database: WAL, every commit on disk before it is acknowledged, foreign keys on. */
export function openSqliteFile(file: string): DatabaseSync {
  const raw = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  raw.exec('PRAGMA journal_mode = WAL');
  raw.exec('PRAGMA synchronous = FULL');
  holdInMemory(raw);
  // What is deleted is overwritten: removed for good means gone.
  raw.exec('PRAGMA secure_delete = ON');
  return raw;
}

/** A second connection to a file that is open, for those who read beside who writes. */
export function openSqliteReader(file: string): DatabaseSync {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  holdInMemory(raw);
  return raw;
}

/** What the triggers of the search indexes call, and searches. */
export function bringFunctions(raw: DatabaseSync): void {
  bringRowSets(raw);
  const known = new Map<unknown, string>();
  raw.function('fold', { deterministic: true }, (text) => {
    if (typeof text !== 'string') return null;
    // A brand or category is named once for each of its products.
    const found = known.get(text) ?? fold(text);
    if (known.size > NAMES_KEPT) known.clear();
    known.set(text, found);
    return found;
  });
  raw.function('letterRuns', { deterministic: true }, (text) =>
    typeof text === 'string' ? letterRuns(text) : null,
  );
}
