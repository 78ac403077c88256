import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { CONTENT, USES } from './changes.ts';
import type { Presence } from './presence.ts';

/** One moment for all that a page reads, and one server where an address leads to several. */
const BEGIN = CompiledQuery.raw('start transaction isolation level repeatable read read only');
const END = CompiledQuery.raw('rollback');
const REACHED = CompiledQuery.raw(
  `select pg_is_in_recovery() as "isReplica",
    (select max(name collate "C") from migrations) as step,
    coalesce((select revision from revisions where id = '${CONTENT}'), 0) as content,
    coalesce((select revision from revisions where id = '${USES}'), 0) as uses`,
);
/** Nobody waits longer for the first word of a replica. */
const OPENED_WITHIN_MS = 1_000;
/** How long one that was behind, or did not answer, is not asked again. */
const LEFT_ALONE_MS = { behind: 50, silent: 1_000 };
const LOOK_AGAIN_MS = 20;

type Reached = { isReplica: boolean; step: string | null; content: number; uses: number };
type Opened = { connection: DatabaseConnection; reached: Reached };

/** What is known of a replica: away (or none at all), behind what this process knows of, or as new as that. */
export type ReplicaState = 'away' | 'behind' | 'current';

type Parts = {
  driver: Driver;
  presence: Presence;
  /** The highest number of `revisions` under this id that this process knows of. */
  known: (id: string) => number;
  /** The last migration that this program needs. */
  lastStep: string;
};

/** What one piece of work reads from the replica, over one connection. */
class Session {
  readonly #open: () => Promise<Opened | null>;
  readonly #isCurrent: (reached: Reached) => boolean;
  #opening: Promise<Opened | null> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #hasLeft = false;

  constructor(open: () => Promise<Opened | null>, isCurrent: (reached: Reached) => boolean) {
    this.#open = open;
    this.#isCurrent = isCurrent;
  }

  /** From now on the primary is asked. */
  leave(): void {
    this.#hasLeft = true;
  }

  /** Answers null where the primary has to be asked. */
  async ask<R>(query: CompiledQuery): Promise<QueryResult<R> | null> {
    const turn = this.#turn.then(() => this.#askNow<R>(query));
    this.#turn = turn;
    return turn;
  }

  async #askNow<R>(query: CompiledQuery): Promise<QueryResult<R> | null> {
    if (this.#hasLeft) return null;
    this.#opening ??= this.#open().catch(() => null);
    const opened = await this.#opening;
    // What changed since is not in what the replica shows here, and whoever reads on may keep what he finds.
    if (!opened || !this.#isCurrent(opened.reached)) {
      this.leave();
      return null;
    }
    try {
      return await opened.connection.executeQuery<R>(query);
    } catch {
      // Lost, cancelled for the sake of replaying, or wrong: the primary answers, or says what is wrong.
      this.leave();
      return null;
    }
  }

  /** What it has open, when all that was asked is answered. */
  async end(): Promise<DatabaseConnection | null> {
    this.leave();
    await this.#turn;
    return (await this.#opening)?.connection ?? null;
  }
}

/**
 * Reads from a streaming replica. An answer that is kept is valid until it is said that something changed which it
 * reads; so a replica may only be asked while it has every change that this process has heard of. The numbers that
 * every change raises say so, read in the same moment as all the rest. Where it has not, or is not there, or fails,
 * the primary is asked: nobody notices but by the time it takes.
 */
export function createReplica({ driver, presence, known, lastStep }: Parts) {
  const current = new AsyncLocalStorage<Session | undefined>();
  const reads = { replica: 0, primary: 0 };
  let leftAloneUntil = 0;
  let behindSince: number | null = null;
  let isReady: Promise<void> | undefined;

  function isCurrent({ step, content, uses }: Reached): boolean {
    return content >= known(CONTENT) && uses >= known(USES) && (step ?? '') >= lastStep;
  }

  async function close(connection: DatabaseConnection): Promise<void> {
    // A connection that is lost ends its transaction by itself.
    await connection.executeQuery(END).catch(() => undefined);
    await driver.releaseConnection(connection);
  }

  /** Opens a moment of the replica that has all that this process knows of, within `waitMs` if it has to be waited for. */
  async function open(waitMs: number): Promise<Opened | null> {
    const until = performance.now() + waitMs;
    isReady ??= driver.init();
    await isReady;
    const connection = await driver.acquireConnection();
    try {
      for (;;) {
        await connection.executeQuery(BEGIN);
        const [reached] = (await connection.executeQuery<Reached>(REACHED)).rows;
        if (!reached?.isReplica) {
          presence.doubt();
          break;
        }
        if (isCurrent(reached)) {
          behindSince = null;
          return { connection, reached };
        }
        behindSince ??= performance.now();
        await connection.executeQuery(END);
        if (performance.now() >= until) break;
        await sleep(LOOK_AGAIN_MS);
      }
    } catch (error) {
      await close(connection);
      throw error;
    }
    leftAloneUntil = performance.now() + LEFT_ALONE_MS.behind;
    await close(connection);
    return null;
  }

  async function openInTime(waitMs: number): Promise<Opened | null> {
    if (presence.isAway()) return null;
    let isLate = false;
    const opening = open(waitMs).then(async (opened) => {
      if (!isLate || !opened) return opened;
      await close(opened.connection);
      return null;
    });
    const timer = new AbortController();
    const late = sleep(waitMs + OPENED_WITHIN_MS, 'late' as const, { signal: timer.signal, ref: false });
    try {
      const first = await Promise.race([opening, late.catch(() => null)]);
      if (first !== 'late') return first;
      isLate = true;
      opening.catch(() => undefined);
      leftAloneUntil = performance.now() + LEFT_ALONE_MS.silent;
      presence.doubt();
      return null;
    } finally {
      timer.abort();
    }
  }

  return {
    /** The session of the work under way; undefined outside of one. */
    session: () => current.getStore(),
    /**
     * Runs `work`, whose reads may come from the replica. It is for what everybody may see: sessions, limits, and all
     * that somebody has just written and wants to see, are read outside of it.
     * @param waitMs how long the replica is waited for where it is a little behind; who waits himself has no time
     */
    read: async <T>(work: () => Promise<T>, { waitMs = 0 }: { waitMs?: number } = {}): Promise<T> => {
      if (current.getStore()) return work();
      const isLeftAlone = waitMs === 0 && performance.now() < leftAloneUntil;
      if (isLeftAlone || presence.isAway()) {
        reads.primary += 1;
        return work();
      }
      const session = new Session(async () => {
        const opened = await openInTime(waitMs).catch(() => null);
        reads[opened ? 'replica' : 'primary'] += 1;
        return opened;
      }, isCurrent);
      try {
        return await current.run(session, work);
      } finally {
        // Whoever has the answer does not wait for what is put away.
        void session
          .end()
          .then((connection) => connection && close(connection))
          .catch(() => undefined);
      }
    },
    /** Looks at it, for who watches: its state, and since how many milliseconds it has been behind. */
    look: async (): Promise<{ state: ReplicaState; behindMs: number }> => {
      if (presence.isAway()) return { state: 'away', behindMs: 0 };
      const opened = await openInTime(0).catch(() => null);
      if (opened) await close(opened.connection);
      const state = opened ? 'current' : behindSince === null || presence.isAway() ? 'away' : 'behind';
      return { state, behindMs: behindSince === null ? 0 : performance.now() - behindSince };
    },
    /** How often what visitors asked for was read from where. */
    reads: (): Record<string, number> => ({ ...reads }),
    onAway: presence.onAway,
    onBack: presence.onBack,
    close: async (): Promise<void> => {
      presence.close();
      await isReady?.then(() => driver.destroy());
    },
  };
}

export type Replica = ReturnType<typeof createReplica>;
