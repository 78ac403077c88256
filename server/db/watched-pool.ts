import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { codeOf } from '../network-errors.ts';
import { databaseAway, databaseBusy, saysAway, saysLate, translateAway } from './away.ts';
import type { Presence } from './presence.ts';

const LOCKED = '55P03';
/** How long nobody asks again what waited in vain for a lock. */
const LEFT_ALONE_MS = 2000;
const PLAIN_READ = /^\s*(?:select|with)\b(?!.*\bfor (?:update|share)\b)/is;

/**
 * A pool that says what is wrong with its server as a refusal, and lets nobody wait for one that is not there. What
 * one reader has waited in vain to read, behind somebody's lock, others are refused at once for a while: they would
 * take all the connections that the rest of the site needs.
 */
export class WatchedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #presence: Presence;
  readonly #known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  readonly #taken = new Set<pg.PoolClient>();
  readonly #locked = new Map<string, number>();

  constructor(pool: pg.Pool, presence: Presence) {
    this.#pool = pool;
    this.#presence = presence;
    // A connection that breaks says so to whoever uses it; unheard, it would end the process.
    pool.on('error', () => presence.doubt());
    pool.on('connect', (client) => client.on('error', () => presence.doubt()));
    pool.on('acquire', (client) => this.#taken.add(client));
    pool.on('release', (_error, client) => this.#taken.delete(client));
    presence.onAway(() => {
      for (const client of this.#taken) this.#drop(client);
    });
  }

  get options(): object {
    return this.#pool.options;
  }

  /** How many connections there are, how many of them do nothing, and how many callers wait for one. */
  get load(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#presence.isAway()) throw databaseAway();
    try {
      return this.#watched(await this.#pool.connect());
    } catch (error) {
      this.#doubtAfter(error);
      throw translateAway(error);
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  #watched(client: pg.PoolClient): PostgresPoolClient {
    const known = this.#known.get(client);
    if (known) return known;
    const ask = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      this.#leaveAlone(text);
      try {
        const result = await client.query(text, [...parameters]);
        this.#locked.delete(text);
        return result as unknown as PostgresQueryResult<R>;
      } catch (error) {
        if (codeOf(error) === LOCKED && PLAIN_READ.test(text)) this.#noteLocked(text);
        // Whatever was asked is still under way on this connection.
        if (saysLate(error)) this.#drop(client);
        this.#doubtAfter(error);
        throw translateAway(error);
      }
    };
    function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
      return typeof asked === 'string'
        ? ask<R>(asked, parameters)
        : (client.query(asked as unknown as pg.Submittable) as unknown as PostgresCursor<R>);
    }
    const watched = { query, release: (destroy?: boolean) => client.release(destroy) };
    this.#known.set(client, watched);
    return watched;
  }

  #doubtAfter(error: unknown): void {
    if (saysAway(error) || saysLate(error)) this.#presence.doubt();
  }

  #noteLocked(text: string): void {
    this.#locked.set(text, Date.now() + LEFT_ALONE_MS);
  }

  /** One reader at a time finds out whether the lock is gone. @throws AppError unavailable */
  #leaveAlone(text: string): void {
    const until = this.#locked.get(text);
    if (until === undefined) return;
    if (Date.now() < until) throw databaseBusy();
    this.#noteLocked(text);
  }

  /** Ends a connection in the middle of what it does; the pool puts another one in its place. */
  #drop(client: pg.PoolClient): void {
    // Not on the types of a pooled client, which its pool is meant to end.
    const end: unknown = Reflect.get(client, 'end');
    if (typeof end === 'function')
      void Promise.resolve(Reflect.apply(end, client, [])).catch(() => undefined);
  }
}
