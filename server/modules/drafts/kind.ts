import { AppError } from '../../../domain/errors.ts';
import { draftWords, planWords } from '../../../domain/things/draft.ts';
import type { RecordKind, RecordRow } from '../../records/kinds.ts';
import { readRow } from '../../records/table.ts';
import type { Write } from '../../records/write.ts';

/** The refusal of a second draft of a row. */
export function draftExists(current?: unknown): AppError {
  return new AppError('conflict', 'Bu kaydın zaten bir taslağı var. Onu açıp değiştirebilirsiniz.', {
    reason: 'draft_exists',
    ...(current !== undefined && { current }),
  });
}

/** A draft that comes back finds no other in its place; one that has become a row is taken back by that row's trash. */
async function settleDraft(write: Write, row: RecordRow): Promise<RecordRow> {
  const now = await readRow(write, 'drafts', row.id);
  if (now?.rowId && row.rowId === null) return now;
  const open = await write.tx
    .selectFrom('drafts')
    .select('id')
    .where('kind', '=', row.kind as 'products')
    .where('target', '=', String(row.target))
    .where('withdraws', '=', Boolean(row.withdraws))
    .where('publishedAt', 'is', null)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (open) throw draftExists();
  return row;
}

/** A plan that was taken back after its time waits for another one: it would be published again at once. */
async function settlePlan(write: Write, row: RecordRow): Promise<RecordRow> {
  const isPast = row.publishedAt === null && typeof row.at === 'string' && row.at <= write.at;
  return isPast ? { ...row, at: null } : row;
}

/** What shall become of a row. Its files are in use: they wait to be shown. */
export const draftRecord = {
  name: 'drafts',
  noun: draftWords.title,
  title: (row) => String(row.title),
  json: ['changes', 'base', 'form'],
  files: { changes: 'inside' },
  isPublic: false,
  settle: settleDraft,
} as const satisfies RecordKind;

/** Drafts that are published together. */
export const planRecord = {
  name: 'plans',
  noun: planWords.title,
  title: (row) => String(row.name),
  json: ['report'],
  isPublic: false,
  settle: settlePlan,
} as const satisfies RecordKind;
