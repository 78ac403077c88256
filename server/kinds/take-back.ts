import { AppError } from '../../domain/errors.ts';
import type { Context } from '../context.ts';
import { areaOf } from '../records/kinds.ts';
import { trashRecords } from '../records/records.ts';
import { readRow } from '../records/table.ts';
import { restoreFromTrash } from '../records/trash.ts';
import { type BatchPart, undoBatch } from '../records/versions.ts';
import type { Write } from '../records/write.ts';
import type { Kind } from './kind.ts';

/** How many rows are as before again, and how many were left because somebody has changed them since. */
export type TakenBack = { undone: number; skipped: number };

/**
 * Takes back what was written as one: what it changed is as before, what it added goes to the trash, what it deleted
 * comes back. What somebody has changed since, or uses, stays.
 * @throws AppError not_found, forbidden, conflict where what a row belongs to is in the trash
 */
export async function takeBack(
  write: Write,
  ctx: Context,
  part: BatchPart,
  kinds: ReadonlyMap<string, Kind>,
): Promise<TakenBack> {
  const { batchId, activityId } = part;
  const batch = write.tx
    .selectFrom('history')
    .select(['action', 'entity', 'entityId', 'inTrash', 'isRoot'])
    .where('batchId', '=', batchId)
    .where('action', 'in', ['create', 'update', 'delete'])
    .orderBy('id', 'desc');
  const lines = await (activityId ? batch.where('activityId', '=', activityId) : batch).execute();
  if (lines.length === 0) throw new AppError('not_found', 'Geri alınacak bir değişiklik yok.');
  for (const { entity } of lines) ctx.require(`${areaOf(write.kinds.stored(entity))}:write`);
  const done = lines.some(({ action }) => action === 'update')
    ? await undoBatch(write, part, () => undefined)
    : { undone: 0, skipped: 0 };
  const deleted = lines.find(({ action, isRoot }) => action === 'delete' && isRoot);
  if (deleted?.inTrash) await restoreFromTrash(write, batchId);
  if (deleted) done[deleted.inTrash ? 'undone' : 'skipped'] += 1;
  for (const { action, entity, entityId } of lines) {
    if (action !== 'create') continue;
    if (await removeAdded(write, kinds.get(entity), entityId)) done.undone += 1;
    else done.skipped += 1;
  }
  return done;
}

/** Puts a row that was added into the trash, unless somebody has changed or uses it. */
async function removeAdded(write: Write, kind: Kind | undefined, id: string): Promise<boolean> {
  const row = kind && (await readRow(write, kind.name, id));
  if (!kind || !row || row.version > 1) return false;
  const held = (await kind.belongings?.(write, row, { products: 'trash' })) ?? [];
  if (held.some(({ rows }) => rows.length > 0)) return false;
  await trashRecords(write, { kind: kind.name, row }, []);
  return true;
}
