import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { translateDriverError } from './driver-errors.ts';
import type { Records, Stored, Turns, Write } from './write.ts';

/** How many writes are stored with one commit. */
const TOGETHER = 16;

/** A write that waits for its turn. */
type Joining = {
  carryOut: (tx: Transaction<Database>) => Promise<Stored<unknown>>;
  resolve: (done: unknown) => void;
  reject: (error: unknown) => void;
};

type Options = {
  db: Kysely<Database>;
  inTurn: Turns;
  carryOut: <T>(
    tx: Transaction<Database>,
    actor: Actor,
    work: (write: Write) => Promise<T>,
  ) => Promise<Stored<T>>;
  /** Says that a write is stored. */
  tell: (stored: Stored<unknown>) => Promise<void>;
  /** Says that writes may be stored: their commit failed. */
  tellUnsure: (carried: ReadonlyArray<Stored<unknown>>) => Promise<void>;
};

/**
 * Writes that are stored with those that wait beside them: one commit for all, since a commit waits for the disk, and
 * each whole or not at all for itself.
 */
export function createTogether({ db, inTurn, carryOut, tell, tellUnsure }: Options): Records['writeRow'] {
  const waiting: Joining[] = [];

  /** Answers what tells each of them how it went, for when all of them are stored; `carried` takes those that went well. */
  async function storeAll(
    group: readonly Joining[],
    carried: Stored<unknown>[],
  ): Promise<Array<() => Promise<void>>> {
    const endings: Array<() => Promise<void>> = [];
    await db.transaction().execute(async (tx) => {
      for (const one of group) {
        await sql`savepoint together`.execute(tx);
        try {
          const stored = await one.carryOut(tx);
          carried.push(stored);
          endings.push(() => tell(stored).then(() => one.resolve(stored.done), one.reject));
        } catch (error) {
          // A disk that is full has taken back everything: then they fail together, and for that reason.
          await sql`rollback to savepoint together`.execute(tx).catch(() => {
            throw error;
          });
          endings.push(async () => one.reject(translateDriverError(error)));
        }
        await sql`release savepoint together`.execute(tx);
      }
    });
    return endings;
  }

  async function storeWaiting(): Promise<void> {
    if (waiting.length === 0) return;
    // What the network has brought meanwhile is read in the first turn, and may ask for a write in the second.
    await setImmediate();
    await setImmediate();
    const group = waiting.splice(0, TOGETHER);
    const carried: Stored<unknown>[] = [];
    try {
      // Those that went with one before them have left nothing to do.
      const endings = group.length > 0 ? await storeAll(group, carried) : [];
      for (const end of endings) await end();
    } catch (error) {
      await tellUnsure(carried);
      for (const { reject } of group) reject(translateDriverError(error));
    }
  }

  return <T>(actor: Actor, work: (write: Write) => Promise<T>): Promise<T> => {
    const inItsContext = AsyncLocalStorage.snapshot();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({
      carryOut: (tx) => inItsContext(() => carryOut(tx, actor, work)),
      resolve: resolve as (done: unknown) => void,
      reject,
    });
    void inTurn(storeWaiting);
    return promise;
  };
}
