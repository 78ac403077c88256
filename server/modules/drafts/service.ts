import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import type { Right } from '../../../domain/rights.ts';
import { sectionTitle } from '../../../domain/site/section-kinds.ts';
import type { Draft, DraftDetail, DraftKind, draftInput, draftPatch } from '../../../domain/things/draft.ts';
import type { Context } from '../../context.ts';
import { EVERY_ROW } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { checkExpected, type Expected } from '../../records/change.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import { changeRecord, createRecord, notFound, readRecord, trashRecords } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { draftExists, draftRecord } from './kind.ts';
import { type Publishing, publishDraft } from './publish.ts';
import { detailsOf, toDraft } from './rows.ts';

/** How many drafts a list answers. */
const LISTED_MAX = 500;
/** How long a published draft is kept: 30 days. */
const PUBLISHED_KEPT_MS = 30 * 86_400_000;
/** What a draft is called that has no name yet. */
const NAMELESS = 'Adsız';

type Input = z.output<typeof draftInput>;
type Patch = z.output<typeof draftPatch>;
type Filter = { kind?: DraftKind | undefined; rowId?: string | undefined };

/** The right to write rows of a kind. */
export function rightOf(kind: DraftKind): Right {
  return kind === 'sections' ? 'site:write' : `${kind}:write`;
}

/** The section that an editor's changes begin, where nobody has stored it yet. */
function createdIn({ created }: Values): Values | null {
  return Array.isArray(created) ? ((created[0] as Values | undefined) ?? null) : null;
}

/** `homepage/hero`: a section that is not stored is known by its place, so that it too has one draft. */
function placeOf({ kind, changes }: Pick<Input, 'kind' | 'changes'>): string | null {
  const created = kind === 'sections' ? createdIn(changes) : null;
  return created && `${created.page}/${created.section}`;
}

/** What takes a row off the site. */
function takenDown({ kind, rowId }: Pick<Input, 'kind' | 'rowId'>): Values {
  const off = { isActive: false };
  return kind === 'sections' ? { sections: [{ id: rowId, ...off }] } : off;
}

/** The verbs of drafts. Who writes one may write rows of its kind. */
export function createDraftService({
  db,
  records,
  publishing,
}: {
  db: Kysely<Database>;
  records: Records;
  publishing: Publishing;
}) {
  const { kinds } = publishing;

  async function read(on: Kysely<Database>, id: string): Promise<Draft> {
    const row = await on.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound(draftRecord);
    return toDraft(row);
  }

  async function detail(on: Kysely<Database>, id: string): Promise<DraftDetail> {
    const [found] = await detailsOf(on, kinds, [await read(on, id)]);
    return found as DraftDetail;
  }

  /** The row of a draft as stored, and what the draft's fields are there. @throws AppError not_found, conflict */
  async function ground(
    write: Write,
    { kind, rowId }: { kind: DraftKind; rowId: string | null },
    changes: Values,
    rowVersion: number | undefined,
  ): Promise<{ base: Values; title?: string }> {
    const row = rowId === null ? null : await readRecord(write, kind, rowId);
    if (row && rowVersion !== undefined) await checkExpected(row, { version: rowVersion }, async () => row);
    if (kind === 'sections') {
      const place = row ?? createdIn(changes);
      return { base: {}, ...(place && { title: sectionTitle(String(place.page), String(place.section)) }) };
    }
    const base = row
      ? Object.fromEntries(Object.keys(changes).map((field) => [field, row[field] ?? null]))
      : {};
    const named = { ...row, ...changes } as Values;
    const title = String(named.name ?? named.title ?? '').trim();
    return { base, title: title || NAMELESS };
  }

  async function checkPlan(write: Write, planId: string | null | undefined): Promise<void> {
    if (!planId) return;
    const plan = await readRecord(write, 'plans', planId);
    if (plan.publishedAt !== null)
      throw new AppError('conflict', 'Bu plan yayınlandı; başka bir plan seçin.', { reason: 'plan_closed' });
  }

  /** The open drafts, or those of one row, the newest first. */
  async function list(ctx: Context, filter: Filter = {}): Promise<DraftDetail[]> {
    ctx.require('drafts:read');
    const { kind, rowId } = filter;
    let query = db.selectFrom('drafts').selectAll().where('publishedAt', 'is', null);
    if (kind) query = query.where('kind', '=', kind);
    if (rowId) query = query.where('target', '=', rowId);
    const limit = rowId ? EVERY_ROW : LISTED_MAX;
    const rows = await query.orderBy('updatedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
    return detailsOf(db, kinds, rows.map(toDraft));
  }

  /** @throws AppError not_found */
  async function get(ctx: Context, id: string): Promise<DraftDetail> {
    ctx.require('drafts:read');
    return detail(db, id);
  }

  /** Begins a draft. @throws AppError not_found, conflict where the row has one or was changed meanwhile */
  async function create(ctx: Context, given: Input): Promise<DraftDetail> {
    ctx.require('drafts:write');
    const { rowVersion, ...input } = given;
    ctx.require(rightOf(input.kind));
    if (input.withdraws && input.rowId === null) throw notFound({ noun: 'Kayıt' });
    return records.write(ctx, async (write) => {
      const { kind, rowId, withdraws } = input;
      await checkPlan(write, input.planId);
      const { base, title } = await ground(write, input, input.changes, rowVersion);
      const target = rowId ?? placeOf(input) ?? crypto.randomUUID();
      const open = await write.tx
        .selectFrom('drafts')
        .select('id')
        .where('kind', '=', kind)
        .where('target', '=', target)
        .where('withdraws', '=', withdraws)
        .where('publishedAt', 'is', null)
        .executeTakeFirst();
      if (open) throw draftExists(await detail(write.tx, open.id));
      const { id } = await createRecord(write, 'drafts', {
        ...input,
        target,
        changes: withdraws ? takenDown(input) : input.changes,
        base: withdraws ? {} : base,
        title: title ?? NAMELESS,
        ...{ author: ctx.name, authorId: ctx.accountId, failure: null, publishedAt: null },
      });
      return detail(write.tx, id);
    });
  }

  async function openDraft(write: Write, id: string): Promise<RecordRow & Draft> {
    const row = (await readRecord(write, 'drafts', id)) as RecordRow & Draft;
    if (row.publishedAt !== null)
      throw new AppError('conflict', 'Bu taslak yayınlandı.', { reason: 'plan_closed' });
    return row;
  }

  /** Changes a draft. @throws AppError not_found, precondition_failed, conflict with the draft or the row of now */
  async function update(
    ctx: Context,
    id: string,
    change: Patch,
    match?: Expected['match'],
  ): Promise<DraftDetail> {
    ctx.require('drafts:write');
    const { version, rowVersion, ...patch } = change;
    ctx.require(rightOf((await read(db, id)).kind));
    return records.write(ctx, async (write) => {
      const before = await openDraft(write, id);
      await checkExpected(before, { version, match }, () => detail(write.tx, id));
      await checkPlan(write, patch.planId);
      const grounds = patch.changes && (await ground(write, before, patch.changes, rowVersion));
      const author = patch.changes && { author: ctx.name, authorId: ctx.accountId, failure: null };
      await changeRecord(write, 'drafts', before, { ...patch, ...grounds, ...author });
      return detail(write.tx, id);
    });
  }

  /** Moves a draft to the trash. @throws AppError not_found, conflict, precondition_failed */
  async function remove(ctx: Context, id: string, expected: Expected = {}): Promise<{ trashId: string }> {
    ctx.require('drafts:write');
    ctx.require(rightOf((await read(db, id)).kind));
    return records.write(ctx, async (write) => {
      const row = await readRecord(write, 'drafts', id);
      await checkExpected(row, expected, () => detail(write.tx, id));
      return { trashId: await trashRecords(write, { kind: 'drafts', row }, []) };
    });
  }

  /** Puts a draft on the site at once; answers it with the row it became. @throws AppError invalid, conflict, not_found */
  async function publish(ctx: Context, id: string, expected: Expected = {}): Promise<DraftDetail> {
    ctx.require('drafts:write');
    ctx.require(rightOf((await read(db, id)).kind));
    return records.write(ctx, async (write) => {
      const row = await openDraft(write, id);
      await checkExpected(row, expected, () => detail(write.tx, id));
      await publishDraft(write, publishing, row);
      return detail(write.tx, id);
    });
  }

  /** Published drafts are kept for as long as they may be taken back; what they said stays in the history. */
  async function forget(now: Date): Promise<void> {
    const before = new Date(now.getTime() - PUBLISHED_KEPT_MS).toISOString();
    await db.deleteFrom('drafts').where('publishedAt', '<', before).execute();
  }

  return { list, get, create, update, remove, publish, forget };
}

export type DraftService = ReturnType<typeof createDraftService>;
