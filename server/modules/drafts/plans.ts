import type { Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import type { Plan, planInput, planPatch } from '../../../domain/things/draft.ts';
import { type Context, programContext } from '../../context.ts';
import { among } from '../../db/among.ts';
import type { PlanTable } from '../../db/draft-tables.ts';
import type { Database } from '../../db/schema.ts';
import { checkExpected, type Expected } from '../../records/change.ts';
import type { RecordRow } from '../../records/kinds.ts';
import { changeRecord, createRecord, notFound, readRecord, trashRecords } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { planRecord } from './kind.ts';
import { type Publishing, publishEach } from './publish.ts';
import { detailsOf, toDraft } from './rows.ts';
import { rightOf } from './service.ts';

/** How many plans a list answers: the next and the latest. */
const LISTED_MAX = 200;
const LOOK_EVERY_MS = 5_000;
/** Who publishes what is due. */
const CLOCK = programContext('Yayın planı');

type PlanRow = RecordRow & Omit<Plan, 'drafts'>;

function closed(): AppError {
  return new AppError('conflict', 'Bu plan yayınlandı; değiştirilemez.', { reason: 'plan_closed' });
}

/** The drafts of a plan as they are published: in the order in which they came into being. */
export async function draftsOf(db: Kysely<Database>, planIds: readonly string[]) {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where(among('planId', planIds))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(toDraft);
}

/** The verbs of plans, and the look at what is due. */
export function createPlanService({
  db,
  records,
  publishing,
  clock,
  log,
}: {
  db: Kysely<Database>;
  records: Records;
  publishing: Publishing;
  clock: () => Date;
  log: Logger;
}) {
  async function present(on: Kysely<Database>, rows: ReadonlyArray<Selectable<PlanTable>>): Promise<Plan[]> {
    const drafts = await detailsOf(
      on,
      publishing.kinds,
      await draftsOf(
        on,
        rows.map(({ id }) => id),
      ),
    );
    return rows.map((row) => ({ ...row, drafts: drafts.filter(({ planId }) => planId === row.id) }));
  }

  async function read(on: Kysely<Database>, id: string): Promise<Plan> {
    const row = await on.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound(planRecord);
    const [plan] = await present(on, [row]);
    return plan as Plan;
  }

  /** The plans: those that wait, by their time, and those that were published, the latest first. */
  async function list(ctx: Context): Promise<Plan[]> {
    ctx.require('drafts:read');
    const all = () => db.selectFrom('plans').selectAll().limit(LISTED_MAX);
    const waiting = await all().where('publishedAt', 'is', null).orderBy('at').orderBy('id').execute();
    const done = await all().where('publishedAt', 'is not', null).orderBy('at', 'desc').execute();
    const known = new Set(waiting.map(({ id }) => id));
    return present(db, [...waiting, ...done.filter(({ id }) => !known.has(id))]);
  }

  /** @throws AppError not_found */
  async function get(ctx: Context, id: string): Promise<Plan> {
    ctx.require('drafts:read');
    return read(db, id);
  }

  async function create(ctx: Context, input: z.output<typeof planInput>): Promise<Plan> {
    ctx.require('drafts:write');
    return records.write(ctx, async (write) => {
      const { id } = await createRecord(write, 'plans', {
        ...normal(input),
        ...{ author: ctx.name, authorId: ctx.accountId, publishedAt: null, report: [], undoId: null },
      });
      return read(write.tx, id);
    });
  }

  async function openPlan(write: Write, id: string, expected: Expected): Promise<PlanRow> {
    const row = (await readRecord(write, 'plans', id)) as PlanRow;
    await checkExpected(row, expected, () => read(write.tx, id));
    if (row.publishedAt !== null) throw closed();
    return row;
  }

  /** @throws AppError not_found, precondition_failed, conflict */
  async function update(
    ctx: Context,
    id: string,
    change: z.output<typeof planPatch>,
    match?: Expected['match'],
  ): Promise<Plan> {
    ctx.require('drafts:write');
    const { version, ...patch } = change;
    return records.write(ctx, async (write) => {
      const row = await openPlan(write, id, { version, match });
      await changeRecord(write, 'plans', row, normal(patch));
      return read(write.tx, id);
    });
  }

  /** Moves a plan to the trash; its drafts stay, without a date. @throws AppError not_found, conflict */
  async function remove(ctx: Context, id: string, expected: Expected = {}): Promise<{ trashId: string }> {
    ctx.require('drafts:write');
    return records.write(ctx, async (write) => {
      const row = await readRecord(write, 'plans', id);
      await checkExpected(row, expected, () => read(write.tx, id));
      for (const draft of await draftsOf(write.tx, [id]))
        if (draft.publishedAt === null)
          await changeRecord(write, 'drafts', await readRecord(write, 'drafts', draft.id), { planId: null });
      return { trashId: await trashRecords(write, { kind: 'plans', row }, []) };
    });
  }

  async function publishPlan(write: Write, row: PlanRow): Promise<void> {
    const drafts = (await draftsOf(write.tx, [row.id])).filter(({ publishedAt }) => publishedAt === null);
    const report = await publishEach(write, publishing, drafts);
    for (const { draftId, published, message } of report)
      if (!published)
        await changeRecord(write, 'drafts', await readRecord(write, 'drafts', draftId), {
          planId: null,
          failure: `${row.name}: ${message}`,
        });
    await changeRecord(write, 'plans', row, { publishedAt: write.at, report, undoId: write.batchId });
  }

  /** Puts a plan on the site now. @throws AppError not_found, conflict */
  async function publish(ctx: Context, id: string, expected: Expected = {}): Promise<Plan> {
    ctx.require('drafts:write');
    for (const { kind } of await draftsOf(db, [id])) ctx.require(rightOf(kind));
    return records.write(ctx, async (write) => {
      const row = await openPlan(write, id, expected);
      await publishPlan(write, { ...row, at: row.at ?? write.at });
      return read(write.tx, id);
    });
  }

  /** Publishes what is due; of several instances one does it. Answers how many plans it published. */
  async function publishDue(): Promise<number> {
    const now = clock().toISOString();
    const due = await db
      .selectFrom('plans')
      .select('id')
      .where('publishedAt', 'is', null)
      .where('at', '<=', now)
      .orderBy('at')
      .orderBy('id')
      .execute();
    let count = 0;
    for (const { id } of due)
      await records.write(CLOCK, async (write) => {
        // Another instance may have been first, or somebody has put it off.
        const row = (await readRecord(write, 'plans', id).catch(() => null)) as PlanRow | null;
        if (!row || row.publishedAt !== null || row.at === null || row.at > now) return;
        await publishPlan(write, row);
        count += 1;
      });
    return count;
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** Looks for what is due, from now on. */
  function begin(): void {
    running = publishDue()
      .catch((error: unknown) => log.error({ err: error }, 'yayın planları yayınlanamadı'))
      .finally(() => {
        if (isClosed) return;
        timer = setTimeout(begin, LOOK_EVERY_MS);
        timer.unref();
      });
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await running;
  }

  return { list, get, create, update, remove, publish, publishDue, begin, close };
}

/** Moments are compared as texts: all are written alike. */
function normal<Values extends { at?: string | null | undefined }>(values: Values): Values {
  return values.at ? { ...values, at: new Date(values.at).toISOString() } : values;
}

export type PlanService = ReturnType<typeof createPlanService>;
