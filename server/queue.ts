import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Logger } from 'pino';
import { engineOf } from './db/engine-of.ts';
import type { Database } from './db/schema.ts';

const LOOKED_AT_EVERY_MS = 30_000;

/** The tables whose rows wait to be sent: `dueAt` says when, `attempts` how often it was tried. */
type QueueTable = 'mails' | 'webhookDeliveries';

type Options<Row> = {
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
  table: QueueTable;
  /** Who has taken a row either tells how it went within so long, or is gone. */
  takenMs: number;
  /** What makes a row one that still waits, beside its moment. */
  waits?: RawBuilder<SqlBool>;
  /** Rows with the same text in this column go one after the other; others do not wait for them. */
  lane?: { column: string; of: (row: Row) => string };
  /** How many rows are sent at the same time. */
  atOnce?: number;
  /** Sends a row and stores how it went. */
  deliver: (row: Row) => Promise<void>;
};

/** Sends rows that are due, the longest waiting first; each is taken by one process only. */
export function createQueue<Row extends { id: string }>(options: Options<Row>) {
  const { db, log, clock, table, takenMs, waits, lane, atOnce = 1, deliver } = options;
  const busy = new Set<string>();
  const workers = new Set<Promise<void>>();
  let taking: Promise<unknown> = Promise.resolve();
  let calls = 0;
  let isClosing = false;

  /** Takes a row of those that are due; `only` names one. */
  async function take(only?: string): Promise<Row | undefined> {
    const now = clock().toISOString();
    const dueAt = new Date(clock().getTime() + takenMs).toISOString();
    const taken = await db
      .updateTable(table as 'webhookDeliveries')
      .set((eb) => ({ dueAt, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) => {
        let due = eb
          .selectFrom(table as 'webhookDeliveries')
          .select('id')
          .where('dueAt', '<=', now);
        if (waits) due = due.where(waits);
        if (only !== undefined) due = due.where('id', '=', only);
        else if (lane && busy.size > 0) due = due.where(sql.ref(lane.column), 'not in', [...busy]);
        const oldest = due.orderBy('dueAt').orderBy('id').limit(1);
        return engineOf(db) === 'postgres' ? oldest.forUpdate().skipLocked() : oldest;
      })
      .returning('id')
      .executeTakeFirst();
    if (!taken) return undefined;
    const row = await db
      .selectFrom(table as 'webhookDeliveries')
      .selectAll()
      .where('id', '=', taken.id)
      .executeTakeFirst();
    return row as unknown as Row | undefined;
  }

  /** Takes the next row, one worker at a time: what one takes tells the next which lanes are busy. */
  function takeNext(): Promise<Row | undefined> {
    const next = taking.then(async () => {
      const row = isClosing ? undefined : await take();
      if (row && lane) busy.add(lane.of(row));
      return row;
    });
    taking = next.catch(() => undefined);
    return next;
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const seen = calls;
      const row = await takeNext();
      if (row) {
        // Who finds something gets company, until all that is due is on its way.
        begin();
        try {
          await deliver(row);
        } finally {
          if (lane) busy.delete(lane.of(row));
        }
      } else if (seen === calls) return;
    }
  }

  function begin(): void {
    if (workers.size >= atOnce || isClosing) return;
    const worker: Promise<void> = sendDue()
      .catch((error: unknown) => log.error({ err: error, table }, 'what is due could not be sent'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers);
  }

  /** Sends what is due; settles once all of it was tried. */
  function work(): Promise<void> {
    calls += 1;
    begin();
    return idle();
  }

  const timer = setInterval(() => void work(), LOOKED_AT_EVERY_MS).unref();

  return {
    work,
    /** Sends this row now, whatever else is on its way. */
    sendNow: async (id: string): Promise<void> => {
      const row = await take(id);
      if (row) await deliver(row);
    },
    /** Ends once what is on its way has arrived. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      isClosing = true;
      await idle();
    },
  };
}
