import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../context.ts';
import { type Changes, CONTENT, createChanges, USES } from '../db/changes.ts';
import type { Elsewhere } from '../db/elsewhere.ts';
import type { Engine } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { scrubRuns } from '../db/search-runs.ts';
import type { OpenActivity } from './activities.ts';
import { translateDriverError } from './driver-errors.ts';
import { storeActivities } from './history.ts';
import type { Kinds } from './kinds.ts';
import { createTogether } from './together.ts';

/** A row that came (`before` is null), changed, or went (`after` is null). */
export type Deed = {
  kind: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

/** One write: everything done with it commits or fails as one. */
export type Write = {
  tx: Transaction<Database>;
  engine: Engine;
  actor: Actor;
  at: string;
  /** Names the rows that this write changed together. */
  batchId: string;
  /** What the activity list will tell of this write. */
  activities: Map<string, OpenActivity>;
  /** What it changed of what visitors read, by the names of `db/changes.ts`. */
  changed: Set<string>;
  /** Every row that it wrote, as other programs are told of it. */
  deeds: Deed[];
  kinds: Kinds;
};

export type Records = {
  /** Runs `work` in one transaction and raises the content revision with it. */
  write: <T>(actor: Actor, work: (write: Write) => Promise<T>) => Promise<T>;
  /**
   * The same for a work on one row: those that wait for their turn are stored with one commit, for which the disk is asked
   * once. Each fails for itself, and none is answered before all that it saw is stored.
   */
  writeRow: <T>(actor: Actor, work: (write: Write) => Promise<T>) => Promise<T>;
  /** The same for a work on so many rows: thousands of them hold nobody up who is answered meanwhile. */
  writeMany: <T>(actor: Actor, count: number, work: (write: Write) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` as `write` does, and takes back all that it wrote: what it answers is what would be, which depends on
   * what it wrote before.
   */
  rehearse: <T>(actor: Actor, work: (write: Write) => Promise<T>) => Promise<T>;
  /** The number that every write of public content raises; caches are valid for one number. */
  revision: () => Promise<number>;
  /** What was changed by writes, told when they are stored. */
  changes: Changes;
  /**
   * Stores what is no edit, as a count is: without a version, a line of history or a new revision. `names` tell which
   * answers are out of date with it; a work that answers false has changed nothing.
   */
  aside: (names: readonly string[], work: (tx: Transaction<Database>) => Promise<boolean>) => Promise<void>;
  /** Leaves nothing on the disk of what was removed for good; what others still read goes a little later. */
  scrub: () => Promise<void>;
  kinds: Kinds;
};

/** Ends a transaction that shall leave nothing behind, with what was found out in it. */
class TakenBack {
  readonly result: unknown;
  constructor(result: unknown) {
    this.result = result;
  }
}

/** A write as it is stored. */
export type Stored<T> = { done: T; revision?: number; changed: Set<string>; isTold: boolean };

/** So many rows, or names of what they change, are no small write. */
const MANY = 200;

/** How long a write waits for those of other processes. */
const TURN_WITHIN = '20s';

async function readRevision(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('id', '=', CONTENT)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

const raiseRevision = prepared((db, { id }: { id: string }) =>
  db
    .updateTable('revisions')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning('revision'),
);

/**
 * Takes the lock that every writing process takes first: between what a write checks (free slugs, room in a section,
 * the shape of a tree) and its commit nobody else writes. The embedded database has one writer anyway.
 */
async function lockContent(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ before: string }>`
    select current_setting('lock_timeout') as before, set_config('lock_timeout', ${TURN_WITHIN}, true)`.execute(
    tx,
  );
  await tx.selectFrom('revisions').select('id').where('id', '=', CONTENT).forUpdate().execute();
  await sql`select set_config('lock_timeout', ${rows[0]?.before ?? '0'}, true)`.execute(tx);
}

/** Runs a work once those before it have ended. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one work after the other, so that waiting writes of this process hold no connections. */
function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Opens the one write path of a database. */
export async function openRecords(options: {
  db: Kysely<Database>;
  /** Where the revision is asked for, which every page begins with. */
  brief?: Kysely<Database>;
  /** Where a work on many rows has its transaction. */
  long?: Kysely<Database>;
  /** Reads anew what is kept of many rows, before anyone is told that they changed. */
  prepare?: (() => Promise<unknown>) | undefined;
  engine: Engine;
  clock: () => Date;
  kinds: Kinds;
  /** What other processes write and tell of themselves; the embedded database has none. */
  elsewhere?: Elsewhere | undefined;
  /** What other programs are told of writes: noted with each, sent once it is stored. */
  outbox?: { note: (write: Write) => Promise<boolean>; send: () => void } | undefined;
}): Promise<Records> {
  const { db, brief = db, long = db, engine, clock, kinds, elsewhere, outbox, prepare } = options;
  const changes = createChanges();
  const inTurn = createTurns();
  // The embedded database has this process as its only writer, so the number in memory is the number on disk.
  let known = await readRevision(db);

  async function carryOut<T>(
    tx: Transaction<Database>,
    actor: Actor,
    work: (write: Write) => Promise<T>,
  ): Promise<Stored<T>> {
    const current: Write = {
      tx,
      engine,
      actor,
      at: clock().toISOString(),
      batchId: uuid(),
      activities: new Map(),
      changed: new Set(),
      deeds: [],
      kinds,
    };
    const done = await work(current);
    await storeActivities(current);
    const isTold = (await outbox?.note(current)) ?? false;
    const { changed } = current;
    if (changed.size === 0) return { done, changed, isTold };
    const [raised] = await raiseRevision(tx, { id: CONTENT });
    if (!raised) throw new Error('The revision of the content is gone.');
    const { revision } = raised;
    await elsewhere?.tell(tx, { id: CONTENT, revision, names: changed });
    return { done, changed, isTold, revision };
  }

  async function tell({ revision, changed, isTold }: Stored<unknown>): Promise<void> {
    if (revision !== undefined) {
      known = revision;
      elsewhere?.stored(CONTENT, revision);
    }
    // Until then visitors have the answers of before: nobody was told yet that the write is stored.
    // What fails in it fails for who reads, too, and says so there.
    if (changed.size > MANY) await prepare?.().catch(() => undefined);
    changes.announce([...changed]);
    if (isTold) outbox?.send();
  }

  /**
   * After a commit that failed nobody knows whether it is stored: a disk that did not confirm it may have it, and whoever
   * reads finds it then. What was kept of before is read anew either way.
   */
  async function tellUnsure(carried: ReadonlyArray<Stored<unknown>>): Promise<void> {
    if (carried.length === 0) return;
    if (engine === 'sqlite') known = await readRevision(db).catch(() => known);
    for (const { changed } of carried) changes.announce([...changed]);
  }

  async function run<T>(actor: Actor, work: (write: Write) => Promise<T>, on = db): Promise<T> {
    const carried: Stored<T>[] = [];
    try {
      const stored = await on.transaction().execute(async (tx) => {
        if (engine === 'postgres') await lockContent(tx);
        const done = await carryOut(tx, actor, work);
        carried.push(done);
        return done;
      });
      await tell(stored);
      return stored.done;
    } catch (error) {
      await tellUnsure(carried);
      throw translateDriverError(error);
    }
  }

  async function write<T>(actor: Actor, work: (write: Write) => Promise<T>): Promise<T> {
    return inTurn(() => run(actor, work));
  }

  async function writeMany<T>(actor: Actor, count: number, work: (write: Write) => Promise<T>): Promise<T> {
    return inTurn(() => run(actor, work, count > MANY ? long : db));
  }

  async function aside(
    names: readonly string[],
    work: (tx: Transaction<Database>) => Promise<boolean>,
  ): Promise<void> {
    const revision = await db.transaction().execute(async (tx) => {
      if (!(await work(tx))) return null;
      const raised = await tx
        .insertInto('revisions')
        .values({ id: USES, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
        )
        .returning('revision')
        .executeTakeFirstOrThrow();
      await elsewhere?.tell(tx, { id: USES, revision: raised.revision, names: new Set(names) });
      return raised.revision;
    });
    if (revision === null) return;
    elsewhere?.stored(USES, revision);
    changes.announce(names);
  }

  await elsewhere?.hear((names) => changes.announce(names, 'elsewhere'));

  /** Before its log is empty, the embedded database still holds what was overwritten. */
  async function scrub(): Promise<void> {
    if (engine !== 'sqlite') return;
    await inTurn(async () => {
      await scrubRuns(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    });
  }

  async function rehearse<T>(actor: Actor, work: (own: Write) => Promise<T>): Promise<T> {
    try {
      await write(actor, async (own) => {
        throw new TakenBack(await work(own));
      });
    } catch (error) {
      if (error instanceof TakenBack) return error.result as T;
      throw error;
    }
    throw new Error('A rehearsal was stored.');
  }

  // Of several servers that share a database each takes the lock for its own writes.
  const writeRow = engine === 'postgres' ? write : createTogether({ db, inTurn, carryOut, tell, tellUnsure });

  return {
    write,
    writeRow,
    writeMany,
    rehearse,
    aside,
    changes,
    scrub,
    revision: async () => (engine === 'sqlite' ? known : readRevision(brief)),
    kinds,
  };
}
