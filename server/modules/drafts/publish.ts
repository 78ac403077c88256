import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Draft, PlanOutcome } from '../../../domain/things/draft.ts';
import { invalidInput } from '../../http/invalid.ts';
import { completed } from '../../kinds/complete.ts';
import type { Kind } from '../../kinds/kind.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import { changeRecord, createRecord, readRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import type { saveSections } from '../sections/service.ts';
import { type DraftedKinds, overtakenFields } from './rows.ts';

/** What publishing needs to know of the things that are published. */
export type Publishing = { kinds: DraftedKinds; saveSections: typeof saveSections };

function overtaken(kind: Kind, row: RecordRow, fields: readonly string[]): AppError {
  const message = `Taslaktan sonra sitede de değiştirildi: ${kind.title(row)}. Hiçbiri silinmedi; taslağı açıp birini seçin.`;
  return new AppError('conflict', message, {
    reason: 'draft_overtaken',
    issues: fields.map((path) => ({ path, code: 'mismatch', message: 'Sitede de değiştirildi.' })),
  });
}

async function publishRow(write: Write, kind: Kind, draft: Draft): Promise<string> {
  const { rowId, changes } = draft;
  if (rowId === null) {
    const parsed = kind.schemas.input.safeParse(changes);
    if (!parsed.success) throw invalidInput(parsed.error.issues, changes);
    const values = await completed(write, kind, parsed.data as Values, null);
    return (await createRecord(write, kind.name, values)).id;
  }
  const before = await readRecord(write, kind.name, rowId);
  const fields = overtakenFields(before, draft);
  if (fields.length > 0) throw overtaken(kind, before, fields);
  const parsed = kind.schemas.patch.safeParse(changes);
  if (!parsed.success) throw invalidInput(parsed.error.issues, changes);
  await changeRecord(write, kind.name, before, await completed(write, kind, parsed.data as Values, before));
  return rowId;
}

/** Puts a draft on the site; answers the id of its row. @throws AppError invalid, conflict, not_found */
export async function publishDraft(
  write: Write,
  { kinds, saveSections }: Publishing,
  draft: Draft,
): Promise<string | null> {
  const stored = await readRecord(write, 'drafts', draft.id);
  let rowId = draft.rowId;
  if (draft.kind === 'sections') await saveSections(write, draft.changes);
  else rowId = await publishRow(write, kinds(draft.kind), draft);
  await changeRecord(write, 'drafts', stored, { publishedAt: write.at, rowId, failure: null });
  return rowId;
}

function isRefusal(error: unknown): error is AppError {
  return (
    error instanceof AppError &&
    ['invalid', 'conflict', 'not_found', 'precondition_failed'].includes(error.code)
  );
}

/** Puts each of these on the site; one that is refused changes nothing, and the others go on. */
export async function publishEach(
  write: Write,
  publishing: Publishing,
  drafts: readonly Draft[],
): Promise<PlanOutcome[]> {
  const outcomes: PlanOutcome[] = [];
  for (const draft of drafts) {
    const { id: draftId, kind, title, rowId } = draft;
    const told = structuredClone({ activities: write.activities, changed: write.changed });
    await sql`savepoint draft`.execute(write.tx);
    try {
      const published = await publishDraft(write, publishing, draft);
      await sql`release savepoint draft`.execute(write.tx);
      outcomes.push({ draftId, kind, rowId: published, title, published: true, message: null });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await sql`rollback to savepoint draft`.execute(write.tx);
      // What was undone is not told of either.
      Object.assign(write, told);
      outcomes.push({ draftId, kind, rowId, title, published: false, message: error.message });
    }
  }
  return outcomes;
}
