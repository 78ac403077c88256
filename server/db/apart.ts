import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Lock } from './lanes.ts';
import { createThread, type Thread } from './thread.ts';
import type { Answered, Statement, ThreadWorks } from './writer-thread.ts';

const MODULE = new URL('./writer-thread.ts', import.meta.url);
const SENT_AT_ONCE = 100;

/** Whether nothing is asked by a statement: what it does is not waited for. */
function isTold({ query }: CompiledQuery): boolean {
  return (
    (query.kind === 'InsertQueryNode' ||
      query.kind === 'UpdateQueryNode' ||
      query.kind === 'DeleteQueryNode') &&
    !query.returning
  );
}

/**
 * What one transaction sends to the thread. To wake a thread and wait for it takes longer than most statements, so those
 * that answer nothing go together, and their failures come with the next answer, at the latest with that of the commit;
 * nobody is told how many rows they met.
 */
class ApartConnection implements DatabaseConnection {
  readonly #thread: Thread<ThreadWorks>;
  readonly #onError: (error: unknown) => void;
  #unsent: Statement[] = [];
  #before: Promise<unknown> = Promise.resolve();
  /** Lets the next one write. */
  release: (() => void) | null = null;

  constructor(thread: Thread<ThreadWorks>, onError: (error: unknown) => void) {
    this.#thread = thread;
    this.#onError = onError;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.release) throw new Error('Only transactions are worked off in the thread.');
    this.#unsent.push([query.sql, query.parameters]);
    if (!isTold(query)) return { rows: (await this.#send()) as R[] };
    if (this.#unsent.length >= SENT_AT_ONCE) {
      // The thread has the next ones already when it is done with some, and no more than that.
      await this.#before;
      this.#before = this.#send();
      // Told where it is waited for.
      this.#before.catch(() => undefined);
    }
    return { rows: [] };
  }

  async #send(): Promise<unknown[]> {
    const statements = this.#unsent;
    this.#unsent = [];
    const answered: Answered = await this.#thread.exec('work', statements);
    if (!answered.failure) return answered.rows;
    const { message, ...codes } = answered.failure;
    const error = Object.assign(new Error(message), codes);
    this.#onError(error);
    throw error;
  }

  async rollBack(): Promise<void> {
    this.#unsent = [];
    await this.#thread.exec('rollBack');
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

class ApartDriver implements Driver {
  readonly #thread: Thread<ThreadWorks>;
  readonly #lock: Lock;
  readonly #onError: (error: unknown) => void;

  constructor({ file, lock, onError }: Options) {
    this.#thread = createThread<ThreadWorks>(MODULE, file);
    this.#lock = lock;
    this.#onError = onError;
  }

  async init(): Promise<void> {
    // The thread begins with the first transaction.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ApartConnection(this.#thread, this.#onError);
  }

  async releaseConnection(): Promise<void> {
    this.#thread.rest();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = connection as ApartConnection;
    own.release = await this.#lock();
    try {
      await own.executeQuery(CompiledQuery.raw('begin'));
    } catch (error) {
      this.#end(own);
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // One that fails is rolled back, and ends there.
    await connection.executeQuery(CompiledQuery.raw('commit'));
    this.#end(connection as ApartConnection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await (connection as ApartConnection).rollBack();
    } finally {
      this.#end(connection as ApartConnection);
    }
  }

  #end(connection: ApartConnection): void {
    connection.release?.();
    connection.release = null;
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

type Options = {
  /** The file of the embedded database. */
  file: string;
  /** The lock of those who write to it. */
  lock: Lock;
  /** Hears of every statement that fails. */
  onError: (error: unknown) => void;
};

/**
 * Kysely's dialect for transactions of thousands of rows: a thread works them off, so that what the database does for
 * them, and their commit most of all, holds nobody up who is answered here meanwhile.
 */
export function apartDialect(options: Options): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ApartDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
