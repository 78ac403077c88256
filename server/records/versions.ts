import type { Selectable } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { KindName } from '../../domain/things/row.ts';
import type { HistoryAction, HistoryTable } from '../db/history-tables.ts';
import type { RecordKind, RecordRow } from './kinds.ts';
import { changeRecord, notFound, readRecord } from './records.ts';
import { readRow } from './table.ts';
import { inTrash, requireOwner, restoreFromTrash } from './trash.ts';
import type { Write } from './write.ts';

/** One version of a row. */
export type HistoryEntry = {
  id: string;
  at: string;
  actor: string;
  action: HistoryAction;
  entity: KindName;
  entityId: string;
  name: string;
  batchId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

// These belong to the row itself, not to what a person wrote into it.
const KEPT = new Set(['id', 'version', 'createdAt', 'updatedAt', 'downloadCount', 'viewCount']);

function editable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !KEPT.has(column)));
}

async function setBack(
  write: Write,
  kind: RecordKind,
  row: RecordRow,
  wanted: Record<string, unknown>,
): Promise<void> {
  const back: RecordRow = { ...row, ...editable(wanted) };
  await requireOwner(write, kind, back);
  await changeRecord(write, kind.name, row, (await kind.settle?.(write, back)) ?? back);
}

/** Brings a deleted row back with all that went with it. @throws AppError conflict when it went with another row */
async function bringBack(write: Write, kind: KindName, id: string): Promise<RecordRow> {
  const deleted = await inTrash(write.tx)
    .select(['history.batchId', 'history.isRoot'])
    .where('history.entity', '=', kind)
    .where('history.entityId', '=', id)
    .executeTakeFirst();
  if (!deleted) throw notFound(write.kinds.named(kind));
  if (!deleted.isRoot)
    throw new AppError('conflict', 'Bu kayıt başka bir kayıtla birlikte silindi. Önce onu geri yükleyin.', {
      reason: 'deleted_with_owner',
    });
  await restoreFromTrash(write, deleted.batchId);
  return readRecord(write, kind, id);
}

/** Which of a change's two states is meant: what the row was after it, or before it. */
export const VERSION_STATES = ['after', 'before'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** One line of the history. @throws AppError not_found */
export async function entryOf(write: Write, historyId: string): Promise<Selectable<HistoryTable>> {
  const entry = await write.tx
    .selectFrom('history')
    .selectAll()
    .where('id', '=', historyId)
    .executeTakeFirst();
  if (!entry) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
  return entry;
}

/**
 * Sets a row back to what it was after one of its changes, or before it, as a new version; a deleted row comes back
 * from the trash first.
 * @throws AppError not_found for an unknown version or a row that is gone for good, conflict where nothing was before.
 */
export async function restoreVersion(
  write: Write,
  historyId: string,
  state: VersionState = 'after',
): Promise<{ entity: KindName; id: string }> {
  const entry = await entryOf(write, historyId);
  const wanted = state === 'before' ? entry.before : (entry.after ?? entry.before);
  if (entry.action === 'create' && state === 'before')
    throw new AppError('conflict', 'Bu değişiklikten önce kayıt yoktu. Kaydı silebilirsiniz.', {
      reason: 'nothing_before',
    });
  if (!wanted) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
  const kind = write.kinds.stored(entry.entity);
  const row =
    (await readRow(write, kind.name, entry.entityId)) ??
    (await bringBack(write, entry.entity, entry.entityId));
  await setBack(write, kind, row, wanted);
  return { entity: entry.entity, id: row.id };
}

/** All that was written as one, or what a line of the activity list tells of it. */
export type BatchPart = { batchId: string; activityId?: string };

/**
 * Takes back a batch of changes, or what one line of the activity list tells of it; rows that were changed again
 * since, or deleted, stay as they are. `check` refuses kinds that the caller may not write.
 */
export async function undoBatch(
  write: Write,
  { batchId, activityId }: BatchPart,
  check: (entity: string) => void,
): Promise<{ undone: number; skipped: number }> {
  const batch = write.tx
    .selectFrom('history')
    .selectAll()
    .where('batchId', '=', batchId)
    .where('action', '=', 'update');
  const entries = await (activityId ? batch.where('activityId', '=', activityId) : batch).execute();
  if (entries.length === 0) throw new AppError('not_found', 'Geri alınacak bir değişiklik yok.');
  for (const entity of new Set(entries.map((entry) => entry.entity))) check(entity);
  let undone = 0;
  for (const entry of entries) {
    const kind = write.kinds.stored(entry.entity);
    const row: RecordRow | null = await readRow(write, kind.name, entry.entityId);
    if (!row || !entry.before || row.version !== entry.after?.version) continue;
    await setBack(write, kind, row, entry.before);
    undone += 1;
  }
  return { undone, skipped: entries.length - undone };
}
