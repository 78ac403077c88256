import { AppError } from '../../../domain/errors.ts';
import type { Context } from '../../context.ts';
import type { Kind } from '../../kinds/kind.ts';
import { trashRecords } from '../../records/records.ts';
import { readRow } from '../../records/table.ts';
import { undoBatch } from '../../records/versions.ts';
import type { Write } from '../../records/write.ts';

/**
 * Takes back what a part of a file wrote: what it changed is as before, what it added goes to the trash. What somebody
 * has changed since, or uses, stays.
 * @throws AppError not_found, forbidden
 */
export async function takeBack(
  write: Write,
  ctx: Context,
  batchId: string,
  kinds: ReadonlyMap<string, Kind>,
): Promise<{ undone: number; skipped: number }> {
  const lines = await write.tx
    .selectFrom('history')
    .select(['action', 'entity', 'entityId'])
    .where('batchId', '=', batchId)
    .where('action', 'in', ['create', 'update'])
    .orderBy('id', 'desc')
    .execute();
  if (lines.length === 0) throw new AppError('not_found', 'Geri alınacak bir değişiklik yok.');
  for (const { entity } of lines) ctx.require(`${entity}:write`);
  const done = lines.some(({ action }) => action === 'update')
    ? await undoBatch(write, batchId, (entity) => ctx.require(`${entity}:write`))
    : { undone: 0, skipped: 0 };
  for (const { action, entity, entityId } of lines) {
    if (action !== 'create') continue;
    const kind = kinds.get(entity);
    const row = await readRow(write, entity, entityId);
    const held = kind && row ? ((await kind.belongings?.(write, row, { products: 'trash' })) ?? []) : [];
    if (!row || row.version > 1 || held.some(({ rows }) => rows.length > 0)) done.skipped += 1;
    else {
      await trashRecords(write, { kind: entity, row }, []);
      done.undone += 1;
    }
  }
  return done;
}
