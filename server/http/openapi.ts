import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CONFLICT_CAUSES, ERROR_STATUS, type ErrorCode, ISSUE_CODES } from '../../domain/errors.ts';
import { between } from '../../domain/rules/issue-text.ts';
import { LIST_MAX, type Page } from '../db/list.ts';
import type { HttpEnv } from './context.ts';
import { invalidInput, type Part } from './invalid.ts';

type Checked = { success: boolean; target: string; data?: unknown; error?: z.ZodError };

/** Refuses what a route's description does not allow. @throws AppError invalid */
export function refuseInvalid({ success, error, data, target }: Checked): void {
  if (!success) throw invalidInput(error?.issues ?? [], data, target as Part);
}

/** A query of what the route describes and nothing else: a filter that nobody knows must not pass for none. */
function onlyKnown(query: z.ZodType = z.object({})): z.ZodObject {
  if (query instanceof z.ZodObject) return query.strict();
  throw new TypeError('A query is described by an object.');
}

/** A router whose requests are validated by its route descriptions. */
export function createRouter() {
  const router = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalid });
  const add = router.openapi as (route: RouteConfig, ...rest: unknown[]) => unknown;
  function openapi({ middleware, ...route }: RouteConfig, ...rest: unknown[]): unknown {
    const request = { ...route.request, query: onlyKnown(route.request?.query as z.ZodType | undefined) };
    router.openAPIRegistry.registerPath({ ...route, request: { ...request, ...documented(request.body) } });
    return add({ ...route, ...(middleware && { middleware }), request, hide: true }, ...rest);
  }
  router.openapi = openapi as typeof router.openapi;
  return router;
}

const errorSchema = z
  .object({
    success: z.literal(false),
    code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
    message: z.string(),
    error: z.string(),
    cause: z.enum(CONFLICT_CAUSES).optional(),
    fields: z.record(z.string(), z.string()).optional(),
    issues: z
      .array(z.object({ path: z.string(), code: z.enum(ISSUE_CODES), message: z.string() }))
      .optional(),
    current: z.unknown().optional(),
  })
  .openapi('Error');

/** What every refusal means, by its status. */
export const STATUS_MEANINGS: Readonly<Record<number, string>> = {
  400: 'Geçersiz veri',
  401: 'Oturum gerekli',
  403: 'Yetki yok',
  404: 'Bulunamadı',
  409: 'Çakışma',
  412: 'Kayıt okunduktan sonra değişti',
  413: 'Çok büyük',
  415: 'İçerik türü kabul edilmiyor',
  422: 'Geçersiz alanlar',
  429: 'Çok fazla deneme',
  500: 'Beklenmeyen hata',
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
        description: STATUS_MEANINGS[status] ?? 'Hata',
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  ) as Record<never, never>;
}

/** A JSON body that has to be there. */
export function body<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

type Body = NonNullable<RouteConfig['request']>['body'];

/** A body that is read in another way than it is described. */
function documented(given: (Body & { described?: z.ZodType }) | undefined): { body?: Body } {
  return given?.described ? { body: body(given.described) } : {};
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

/** A whole number in an address. */
export function queryNumber(min: number, max: number) {
  const allowed = between(min, max);
  return z.coerce
    .number({ error: allowed })
    .int('Tam sayı girin.')
    .min(min, allowed)
    .max(max, allowed)
    .optional();
}

/** Where a part of a list begins and how long it is. */
export const partQuery = z.object({
  limit: queryNumber(1, LIST_MAX),
  cursor: addressText(2000).optional(),
});

/** What a list can be sorted by, each in both directions. */
export function sortQuery(sorts: Readonly<Record<string, unknown>>) {
  const names = Object.keys(sorts).flatMap((name) => [name, `-${name}`]);
  return addressText(40).optional().openapi({ enum: names });
}

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

/** How many rows of each kind went to the trash, and where they can be brought back from. */
function trashed({ trashable }: { trashable: readonly string[] }) {
  return z.object(Object.fromEntries(trashable.map((name) => [name, z.number().optional()])));
}
/** The answer of a removal; `kinds` are those that may go along. */
export function trashedRow(kinds: { trashable: readonly string[] }) {
  return z.object({ success: z.literal(true), trashed: trashed(kinds), trashId: z.string() });
}
/** The answer of a removal of many rows. */
export function trashedRows(kinds: { trashable: readonly string[] }) {
  return z.object({ success: z.literal(true), trashed: trashed(kinds), trashIds: z.array(z.string()) });
}
export const updatedRows = z.object({ success: z.literal(true), updated: z.number(), undoId: z.string() });
