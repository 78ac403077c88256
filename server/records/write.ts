import type { Kysely, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Engine } from '../db/open.ts';
import type { ActivityType, Database } from '../db/schema.ts';
import type { OpenActivity } from './activities.ts';
import { translateDriverError } from './driver-errors.ts';
import { storeActivities } from './history.ts';
import type { RecordKind, RecordRow } from './kinds.ts';

/** Who writes: an account, or a part of the program such as the seed. */
export type Actor = {
  accountId: string | null;
  name: string;
  /** A work that is done in several writes: the activity list tells of it in one line. */
  operation?: string | undefined;
  /** What a visitor sends is kept like everything, and is no deed of the staff. */
  isVisitor?: true;
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
  activities: Map<ActivityType, OpenActivity>;
  /** Set when a public page may look different afterwards. */
  changesPages: boolean;
  /** Makes a row of an earlier time fit what there is now. @throws AppError conflict when it cannot. */
  settle: (write: Write, kind: RecordKind, row: RecordRow) => Promise<RecordRow>;
};

/** By kind, how a row that comes back from the trash or the history is made to fit what there is now. */
export type Settlers = Partial<Record<RecordKind, (write: Write, row: RecordRow) => Promise<RecordRow>>>;

export type Records = {
  /** Runs `work` in one transaction and raises the content revision with it. */
  write: <T>(actor: Actor, work: (write: Write) => Promise<T>) => Promise<T>;
  /** The number that every write of public content raises; caches are valid for one number. */
  revision: () => Promise<number>;
};

const CONTENT = 'content';

async function readRevision(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('id', '=', CONTENT)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/**
 * Takes the lock that every writing process takes first: between what a write checks (free slugs, room in a section,
 * the shape of a tree) and its commit nobody else writes. The embedded database has one writer anyway.
 */
async function lockContent(tx: Transaction<Database>): Promise<void> {
  await tx.selectFrom('revisions').select('id').where('id', '=', CONTENT).forUpdate().execute();
}

/** Runs one work after the other, so that waiting writes of this process hold no connections. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Opens the one write path of a database. */
export async function openRecords(options: {
  db: Kysely<Database>;
  engine: Engine;
  clock: () => Date;
  settlers?: Settlers;
}): Promise<Records> {
  const { db, engine, clock, settlers = {} } = options;
  const inTurn = createTurns();
  // The embedded database has this process as its only writer, so the number in memory is the number on disk.
  let known = await readRevision(db);

  async function run<T>(actor: Actor, work: (write: Write) => Promise<T>): Promise<T> {
    try {
      const [result, revision] = await db.transaction().execute(async (tx) => {
        if (engine === 'postgres') await lockContent(tx);
        const current: Write = {
          tx,
          engine,
          actor,
          at: clock().toISOString(),
          batchId: uuid(),
          activities: new Map(),
          changesPages: false,
          settle: async (write, kind, row) => (await settlers[kind]?.(write, row)) ?? row,
        };
        const done = await work(current);
        await storeActivities(current);
        if (!current.changesPages) return [done, null] as const;
        const raised = await tx
          .updateTable('revisions')
          .set((eb) => ({ revision: eb('revision', '+', 1) }))
          .where('id', '=', CONTENT)
          .returning('revision')
          .executeTakeFirstOrThrow();
        return [done, raised.revision] as const;
      });
      if (revision !== null) known = revision;
      return result;
    } catch (error) {
      throw translateDriverError(error);
    }
  }

  async function write<T>(actor: Actor, work: (write: Write) => Promise<T>): Promise<T> {
    return inTurn(() => run(actor, work));
  }

  return { write, revision: async () => (engine === 'sqlite' ? known : readRevision(db)) };
}
