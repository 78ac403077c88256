import { AppError } from '../../domain/errors.ts';
import type { HistoryAction } from '../db/schema.ts';
import { RECORD_KINDS, type RecordKind, type RecordRow } from './kinds.ts';
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
  entity: RecordKind;
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

function kindOf(entity: string): RecordKind {
  const kind = RECORD_KINDS.find((known) => known === entity);
  if (!kind) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
  return kind;
}

async function setBack(
  write: Write,
  kind: RecordKind,
  row: RecordRow,
  wanted: Record<string, unknown>,
): Promise<void> {
  const back: RecordRow = { ...row, ...editable(wanted) };
  await requireOwner(write, kind, back);
  await changeRecord(write, kind, row, await write.settle(write, kind, back));
}

/** Brings a deleted row back with all that went with it. @throws AppError conflict when it went with another row */
async function bringBack(write: Write, kind: RecordKind, id: string): Promise<RecordRow> {
  const deleted = await inTrash(write.tx)
    .select(['history.batchId', 'history.isRoot'])
    .where('history.entity', '=', kind)
    .where('history.entityId', '=', id)
    .executeTakeFirst();
  if (!deleted) throw notFound(kind);
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

/**
 * Sets a row back to what it was after one of its changes, or before it, as a new version; a deleted row comes back
 * from the trash first.
 * @throws AppError not_found for an unknown version or a row that is gone for good, conflict where nothing was before.
 */
export async function restoreVersion(
  write: Write,
  historyId: string,
  state: VersionState = 'after',
): Promise<{ entity: RecordKind; id: string }> {
  const entry = await write.tx
    .selectFrom('history')
    .selectAll()
    .where('id', '=', historyId)
    .executeTakeFirst();
  const wanted = state === 'before' ? entry?.before : (entry?.after ?? entry?.before);
  if (entry?.action === 'create' && state === 'before')
    throw new AppError('conflict', 'Bu değişiklikten önce kayıt yoktu. Kaydı silebilirsiniz.', {
      reason: 'nothing_before',
    });
  if (!entry || !wanted) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
  const kind = kindOf(entry.entity);
  const row = (await readRow(write, kind, entry.entityId)) ?? (await bringBack(write, kind, entry.entityId));
  await setBack(write, kind, row, wanted);
  return { entity: kind, id: row.id };
}

/** Takes back a batch of changes; rows that were changed again since, or deleted, stay as they are. */
export async function undoBatch(write: Write, batchId: string): Promise<{ undone: number; skipped: number }> {
  const entries = await write.tx
    .selectFrom('history')
    .selectAll()
    .where('batchId', '=', batchId)
    .where('action', '=', 'update')
    .execute();
  if (entries.length === 0) throw new AppError('not_found', 'Geri alınacak bir değişiklik yok.');
  let undone = 0;
  for (const entry of entries) {
    const kind = kindOf(entry.entity);
    const row: RecordRow | null = await readRow(write, kind, entry.entityId);
    if (!row || !entry.before || row.version !== entry.after?.version) continue;
    await setBack(write, kind, row, entry.before);
    undone += 1;
  }
  return { undone, skipped: entries.length - undone };
}
