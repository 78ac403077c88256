import { AppError } from '../../../domain/errors.ts';
import type { ProductChange, ProductOutcome } from '../../../domain/things/product-changes.ts';
import type { Context } from '../../context.ts';
import { checkExpected } from '../../records/change.ts';
import type { RecordRow } from '../../records/kinds.ts';
import { changeRecord, notFound, withRecords } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { completeProduct } from './place.ts';

const KIND = 'products';
/** What is a row's own matter; everything else is the whole call's. */
const REFUSALS = new Set(['not_found', 'conflict', 'invalid']);

async function changeOne(
  write: Write,
  { id, version, set }: ProductChange,
  before: RecordRow | undefined,
): Promise<ProductOutcome> {
  if (!before) throw notFound(write.kinds.named(KIND));
  await checkExpected(before, { version }, async () => undefined);
  const after = await changeRecord(write, KIND, before, await completeProduct(write, set, before));
  return { id, state: after === before ? 'unchanged' : 'changed', version: after.version };
}

function refused(id: string, error: unknown): ProductOutcome {
  if (!(error instanceof AppError) || !REFUSALS.has(error.code)) throw error;
  const { message, fields, reason } = error;
  return {
    ...{ id, state: 'refused', version: null, message: Object.values(fields ?? {})[0] ?? message },
    ...(fields && { fields }),
    ...(reason && { cause: reason }),
  };
}

/** The verb that gives many products values of their own, each against the version that its caller saw. */
export function createProductChanges({ records }: { records: Records }) {
  /**
   * Changes each product by itself, in one transaction: one that is refused stays as it is and holds up no other.
   * `undoId` takes back those that were changed.
   */
  async function changeRows(
    ctx: Context,
    rows: readonly ProductChange[],
  ): Promise<{ updated: number; undoId: string; rows: ProductOutcome[] }> {
    ctx.require('products:write');
    return records.writeMany(ctx, rows.length, async (write) => {
      const outcomes: ProductOutcome[] = [];
      for await (const [row, before] of withRecords(write, KIND, rows))
        outcomes.push(await changeOne(write, row, before).catch((error: unknown) => refused(row.id, error)));
      const updated = outcomes.filter(({ state }) => state === 'changed').length;
      return { updated, undoId: write.batchId, rows: outcomes };
    });
  }

  return { changeRows };
}
