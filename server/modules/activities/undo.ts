import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../../domain/errors.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { Kind } from '../../kinds/kind.ts';
import { type TakenBack, takeBack } from '../../kinds/take-back.ts';
import type { Records } from '../../records/write.ts';

type Options = {
  db: Kysely<Database>;
  records: Records;
  /** Those whose new rows go to the trash when they are taken back. */
  kinds: Readonly<Record<string, Kind>>;
};

/** The way back from a line of the activity list, however many writes it was made with. */
export function createActivityUndo({ db, records, kinds }: Options) {
  const known = new Map(Object.entries(kinds));

  /** What can be taken back of a line, by the writes it was made with; the newest first. */
  async function batchesOf(id: string): Promise<string[][]> {
    const batches = await db
      .selectFrom('history')
      .select(['writeId', 'batchId'])
      .where('activityId', '=', id)
      .where('action', 'in', ['create', 'update', 'delete'])
      .groupBy(['writeId', 'batchId'])
      .orderBy(({ fn }) => fn.max('id'), 'desc')
      .execute();
    return [...Map.groupBy(batches, ({ writeId }) => writeId).values()].map((parts) =>
      parts.map(({ batchId }) => batchId),
    );
  }

  /**
   * Takes back what a line tells of, all of it that nobody has changed since; it is one line itself.
   * @throws AppError not_found, conflict, forbidden
   */
  async function undo(ctx: Context, id: string): Promise<TakenBack> {
    ctx.require('history:write');
    const batches = await batchesOf(id);
    if (batches.length === 0) throw new AppError('not_found', 'Geri alınabilecek böyle bir işlem yok.');
    const whole = { ...ctx, operation: ctx.operation ?? uuid() };
    const done: TakenBack = { undone: 0, skipped: 0 };
    for (const parts of batches) {
      const taken = await records.write(whole, async (write) => {
        const each: TakenBack[] = [];
        for (const batchId of parts)
          each.push(await takeBack(write, ctx, { batchId, activityId: id }, known));
        return each;
      });
      for (const { undone, skipped } of taken) {
        done.undone += undone;
        done.skipped += skipped;
      }
    }
    return done;
  }

  return undo;
}

export type ActivityUndo = ReturnType<typeof createActivityUndo>;
