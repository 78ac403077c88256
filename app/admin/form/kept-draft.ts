import type { FieldValues } from 'react-hook-form';
import { DRAFT_KINDS, type DraftDetail, type DraftKind } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { isApiError } from '../lib/http.ts';
import type { Identified } from '../lib/resource.ts';
import { type Base, changedPart } from './record-spec.ts';

/** The parameter of an address that opens the draft of a new row. */
export const DRAFT_PARAM = 'taslak';

/** The kind of a form of which drafts can be kept; null for others. */
export function draftKindOf(kind: string): DraftKind | null {
  return DRAFT_KINDS.find((one) => one === kind) ?? null;
}

/** The open draft of a row, or the one with this id for a new row; null where there is none. */
export async function readKept(
  kind: DraftKind,
  { rowId, draftId }: { rowId: string | null; draftId: string | null },
): Promise<DraftDetail | null> {
  if (rowId !== null) {
    const drafts = await read(api.drafts.$get({ query: { kind, rowId } }));
    return drafts.find(({ withdraws }) => !withdraws) ?? null;
  }
  if (draftId === null) return null;
  try {
    const draft = await read(api.drafts[':id'].$get({ param: { id: draftId } }));
    return draft.publishedAt === null && draft.rowId === null ? draft : null;
  } catch (error) {
    if (isApiError(error, 404)) return null;
    throw error;
  }
}

/** The values of a form with a draft on top. */
export function withDraft<Values extends FieldValues>(values: Values, draft: DraftDetail | null): Values {
  const known = Object.entries(draft?.changes ?? {}).filter(([field]) => field in values);
  return { ...values, ...Object.fromEntries(known) };
}

type Stored = {
  rowId: string | null;
  kept: DraftDetail | null;
  /** The version of the draft that the text goes on from; null where it knows of none. */
  met: number | null;
  json: { changes: Record<string, unknown>; form?: Record<string, unknown>; rowVersion?: number };
};

/** Stores the draft of a row. @throws ApiError 409 with the draft or the row of now */
export function writeKept(kind: DraftKind, { rowId, kept, met, json }: Stored): Promise<DraftDetail> {
  if (!kept || met === null) return read(api.drafts.$post({ json: { kind, rowId, ...json } }));
  return read(api.drafts[':id'].$put({ param: { id: kept.id }, json: { ...json, version: met } }));
}

/** Stores what a form holds as the draft of its row. @throws ApiError 409 with the draft or the row of now */
export function storeDraft<Values extends FieldValues>(
  kind: DraftKind,
  {
    row,
    base,
    values,
    ...known
  }: { row: Identified | null; base: Base<Values>; values: Values } & Pick<Stored, 'kept' | 'met'>,
): Promise<DraftDetail> {
  const json = row
    ? { changes: changedPart(base.values, values), rowVersion: base.version }
    : { changes: values };
  return writeKept(kind, { rowId: row?.id ?? null, ...known, json });
}

/** Puts into a plan that a row is taken off the site; a row that goes already goes with this plan instead. */
export async function takeDown({ kind, rowId }: { kind: DraftKind; rowId: string }, planId: string) {
  const drafts = await read(api.drafts.$get({ query: { kind, rowId } }));
  const leaving = drafts.find(({ withdraws }) => withdraws);
  if (!leaving)
    return read(api.drafts.$post({ json: { kind, rowId, changes: {}, planId, withdraws: true } }));
  const { id, version } = leaving;
  return read(api.drafts[':id'].$put({ param: { id }, json: { planId, version } }));
}

/** Moves a draft to the trash; answers under which id it lies there. */
export function removeDraft({ id, version }: DraftDetail): Promise<{ trashId: string }> {
  return read(api.drafts[':id'].$delete({ param: { id }, query: { version: String(version) } }));
}

/** The draft in a refusal: another one is stored by now. */
export function draftIn(current: unknown): DraftDetail | null {
  return current && typeof current === 'object' && 'changes' in current ? (current as DraftDetail) : null;
}
