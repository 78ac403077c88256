import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { readsOnly } from './reads-only.ts';
import type { Replica } from './replica.ts';

type Session = NonNullable<ReturnType<Replica['session']>>;

/** A connection of work that may read from the replica: one to the primary is taken when something needs it. */
class SplitConnection implements DatabaseConnection {
  readonly #session: Session;
  readonly #take: () => Promise<DatabaseConnection>;
  #taken: Promise<DatabaseConnection> | undefined;

  constructor(session: Session, take: () => Promise<DatabaseConnection>) {
    this.#session = session;
    this.#take = take;
  }

  primary(): Promise<DatabaseConnection> {
    this.#taken ??= this.#take();
    return this.#taken;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#taken && readsOnly(query.sql)) {
      const found = await this.#session.ask<R>(query);
      if (found) return found;
    } else {
      // Whoever has written reads what he wrote.
      this.#session.leave();
    }
    return (await this.primary()).executeQuery<R>(query);
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.primary()).streamQuery<R>(query, chunkSize);
  }

  /** The connection to the primary, if one was taken. */
  async taken(): Promise<DatabaseConnection | undefined> {
    return this.#taken?.catch(() => undefined);
  }
}

async function primaryOf(connection: DatabaseConnection): Promise<DatabaseConnection> {
  return connection instanceof SplitConnection ? connection.primary() : connection;
}

/** The primary's driver, past which the reads of some work go to a replica; transactions and writes never do. */
export class SplitDriver implements Driver {
  readonly #primary: Driver;
  readonly #replica: Pick<Replica, 'session'>;

  constructor(primary: Driver, replica: Pick<Replica, 'session'>) {
    this.#primary = primary;
    this.#replica = replica;
  }

  async init(): Promise<void> {
    await this.#primary.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const session = this.#replica.session();
    return session
      ? new SplitConnection(session, () => this.#primary.acquireConnection())
      : this.#primary.acquireConnection();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#replica.session()?.leave();
    await this.#primary.beginTransaction(await primaryOf(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#primary.commitTransaction(await primaryOf(connection));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#primary.rollbackTransaction(await primaryOf(connection));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const taken = connection instanceof SplitConnection ? await connection.taken() : connection;
    if (taken) await this.#primary.releaseConnection(taken);
  }

  async destroy(): Promise<void> {
    await this.#primary.destroy();
  }
}
