import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError, type ErrorFields } from '../../domain/errors.ts';
import { LIST_MAX, type Page } from '../modules/list.ts';
import type { HttpEnv } from './context.ts';

type Issue = { path: PropertyKey[]; message: string; code?: string; keys?: string[] };

function fieldsOf(issues: readonly Issue[]): ErrorFields {
  const fields = new Map<string, string>();
  function add(path: readonly PropertyKey[], message: string): void {
    const name = path.map(String).join('.') || 'body';
    if (!fields.has(name)) fields.set(name, message);
  }
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, issue.message);
    else for (const key of issue.keys ?? []) add([...issue.path, key], 'Bilinmeyen alan.');
  }
  return Object.fromEntries(fields);
}

/** What a schema refused, as an error that names the fields; required fields speak first. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields = fieldsOf(issues);
  const first = issues.find((issue) => issue.code !== 'unrecognized_keys');
  const message = first?.message ?? `Bilinmeyen alan: ${Object.keys(fields).join(', ')}.`;
  return new AppError('invalid', message, { fields });
}

/** A router whose requests are validated by its route descriptions. */
export function createRouter() {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error.issues as Issue[]);
    },
  });
}

const errorSchema = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    error: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional(),
  })
  .openapi('Error');

const DESCRIPTIONS: Record<number, string> = {
  400: 'Geçersiz veri',
  401: 'Oturum gerekli',
  404: 'Bulunamadı',
  409: 'Çakışma',
  413: 'Çok büyük',
  415: 'İçerik türü kabul edilmiyor',
  422: 'Geçersiz alanlar',
  429: 'Çok fazla deneme',
  503: 'Şu anda yapılamıyor',
  507: 'Yer kalmadı',
};

/** A JSON answer of a route. */
export function answers<T extends z.ZodType>(schema: T, description = 'Tamam') {
  return { description, content: { 'application/json': { schema } } };
}

/** The refusals of a route, for its description; handlers throw them. */
export function refusals(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: DESCRIPTIONS[status] ?? 'Hata',
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  ) as Record<never, never>;
}

/** A JSON body that has to be there. */
export function body<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/**
 * The body of a change. A row may be sent back as it was answered: what is answered only is left aside.
 */
export function changeBody<Patch extends z.ZodObject>(patch: Patch, row: z.ZodObject) {
  const answered = new Set(Object.keys(row.shape).filter((key) => !(key in patch.shape)));
  return z.preprocess((value) => {
    if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => !answered.has(key)));
  }, patch);
}

export const bearer = [{ bearer: [] }];

/** A text in an address. PostgreSQL takes no NUL byte, not even to find nothing. */
export function addressText(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'Geçersiz karakter içeriyor.');
}

export const idParam = z.object({ id: addressText(200).min(1) });

/** A flag in an address. */
export const flagQuery = z
  .enum(['true', 'false'], { error: 'true ya da false olmalı.' })
  .transform((value) => value === 'true')
  .optional();

/** Where a part of a list begins and how long it is. */
export const partQuery = z.object({
  limit: z.coerce
    .number({ error: 'Sayı bekleniyor.' })
    .int('Tam sayı girin.')
    .min(1)
    .max(LIST_MAX)
    .optional(),
  cursor: addressText(2000).optional(),
});

/** What every list takes in its address. */
export const listQuery = partQuery.extend({
  search: addressText(200).optional(),
  sort: addressText(40).optional(),
  includeInactive: flagQuery,
});

/** Headers that tell how long a list is and where its next part begins. */
export function setListHeaders(c: Context, page: Page<unknown>): void {
  c.header('X-Total-Count', String(page.total));
  if (!page.next) return;
  const next = new URL(c.req.url);
  next.searchParams.set('cursor', page.next);
  c.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
}

const count = z.number().optional();
const trashed = z.object({
  brands: count,
  categories: count,
  products: count,
  catalogs: count,
  sections: count,
  sectionItems: count,
  messages: count,
  media: count,
});
export const trashedRow = z.object({ success: z.literal(true), trashed, trashId: z.string() });
export const trashedRows = z.object({ success: z.literal(true), trashed, trashIds: z.array(z.string()) });
export const updatedRows = z.object({ success: z.literal(true), updated: z.number(), undoId: z.string() });
