import { z } from 'zod';
import { flag, requiredText, version } from '../rules/fields.ts';
import { brandWords } from './brand.ts';
import { catalogWords } from './catalog.ts';
import { categoryWords } from './category.ts';
import { productWords } from './product.ts';
import { type KindWords, moment, rowId, rowMeta } from './row.ts';

export const draftWords: KindWords = { noun: 'taslak', title: 'Taslak', plural: 'Taslaklar' };
export const planWords: KindWords = { noun: 'yayın planı', title: 'Yayın planı', plural: 'Yayın planları' };

/** The kinds of which a draft can be kept. */
export const DRAFT_KINDS = [
  brandWords.name,
  categoryWords.name,
  productWords.name,
  catalogWords.name,
  'sections',
] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const PLAN_NAME_MAX = 120;
/** How much a draft holds at most, as JSON. */
const DRAFT_MAX = 400_000;

const id = z.string({ error: 'Bu alan zorunludur.' }).min(1).max(64);
const fields = z
  .record(z.string().max(80), z.unknown(), { error: 'Nesne bekleniyor.' })
  .refine((value) => JSON.stringify(value).length <= DRAFT_MAX, 'Taslak çok uzun.');
/** The version of the row that the form was opened on: of a newer one nothing is overwritten unseen. */
const rowVersion = z.int().min(0).optional();

/** What begins a draft: of a row, or of a new one where `rowId` is null. `changes` are the fields that shall differ. */
export const draftInput = z.strictObject({
  kind: z.enum(DRAFT_KINDS),
  rowId: id.nullable().default(null),
  rowVersion,
  changes: fields,
  form: fields.nullable().default(null),
  planId: id.nullable().default(null),
  /** Takes the row off the site instead of changing it. */
  withdraws: flag.default(false),
});
/** What changes a draft; `changes` replaces what it held. */
export const draftPatch = z
  .strictObject({ changes: fields, form: fields.nullable(), planId: id.nullable(), rowVersion, version })
  .partial();

/** A field that a draft lacks, with the sentence that publishing would refuse it with. */
const lack = z.object({ field: z.string(), message: z.string() });

/** A draft as the API answers it. */
export const draftRow = z.object({
  id: rowId,
  kind: z.enum(DRAFT_KINDS),
  rowId: z.string().nullable(),
  title: z.string(),
  changes: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  form: z.record(z.string(), z.unknown()).nullable(),
  withdraws: z.boolean(),
  planId: z.string().nullable(),
  author: z.string(),
  authorId: z.string().nullable(),
  failure: z.string().nullable(),
  publishedAt: moment.nullable(),
  ...rowMeta,
});
export type Draft = z.infer<typeof draftRow>;
/** A draft with what publishing it now would ask for, and the fields that changed on the site since. */
export const draftDetail = draftRow.extend({ missing: z.array(lack), overtaken: z.array(z.string()) });
export type DraftDetail = z.infer<typeof draftDetail>;

const planName = requiredText(PLAN_NAME_MAX, 'Plana bir ad verin.');
const planAt = z.iso.datetime({ error: 'Gün ve saat bekleniyor.' }).nullable();
/** What makes a plan. */
export const planInput = z.strictObject({ name: planName, at: planAt.default(null) });
/** What changes one. */
export const planPatch = z.strictObject({ name: planName, at: planAt, version }).partial();

/** What became of a draft when its plan was published. */
export const planOutcome = z.object({
  draftId: z.string(),
  kind: z.enum(DRAFT_KINDS),
  rowId: z.string().nullable(),
  title: z.string(),
  published: z.boolean(),
  /** Why not, as a sentence. */
  message: z.string().nullable(),
});
export type PlanOutcome = z.infer<typeof planOutcome>;

/** A plan with what it holds, as the API answers it. */
export const planRow = z.object({
  id: rowId,
  name: z.string(),
  at: moment.nullable(),
  author: z.string(),
  authorId: z.string().nullable(),
  publishedAt: moment.nullable(),
  report: z.array(planOutcome),
  undoId: z.string().nullable(),
  drafts: z.array(draftDetail),
  ...rowMeta,
});
export type Plan = z.infer<typeof planRow>;

/** Somebody who has a form open; `isSelf` is who asks. */
export const openForm = z.object({
  accountId: z.string(),
  name: z.string(),
  since: moment,
  field: z.string(),
  isSelf: z.boolean(),
});
export type OpenForm = z.infer<typeof openForm>;
