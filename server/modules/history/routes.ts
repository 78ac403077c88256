import { createRoute, z } from '@hono/zod-openapi';
import { moment } from '../../../domain/things/row.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  addressText,
  answers,
  bearer,
  createRouter,
  idParam,
  listQuery,
  partQuery,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import { manyRows } from '../../kinds/bulk.ts';
import type { Kinds } from '../../records/kinds.ts';
import type { Renamed } from '../../records/trash.ts';
import { VERSION_STATES } from '../../records/versions.ts';
import type { Records } from '../../records/write.ts';
import type { HistoryService } from './service.ts';

const tags = ['Çöp kutusu ve geçmiş'];
const staff = { tags, security: bearer, middleware: signedIn };

function callsOf(kinds: Kinds) {
  const kind = z.enum(kinds.names);
  const types = [...kinds.groups.keys()];
  const contents = z.partialRecord(kind, z.number());
  const trashEntry = z.object({
    id: z.string(),
    entity: kind,
    entityId: z.string(),
    name: z.string(),
    deletedAt: moment,
    deletedBy: z.string(),
    pictureUrl: z.string().nullable(),
    contents,
  });
  const record = z.record(z.string(), z.unknown()).nullable();
  const version = z.object({
    id: z.string(),
    at: moment,
    actor: z.string(),
    action: z.enum(['create', 'update', 'delete', 'restore', 'purge']),
    entity: kind,
    entityId: z.string(),
    name: z.string(),
    batchId: z.string(),
    before: record,
    after: record,
  });
  /** What came back under another address or code, because its own is taken; left out when there is none. */
  const renamed = z
    .array(
      z.object({
        entity: kind,
        id: z.string(),
        name: z.string(),
        field: z.enum(['slug', 'sku']),
        from: z.string(),
        to: z.string(),
      }),
    )
    .optional();
  const restored = z.object({
    success: z.literal(true),
    entity: kind,
    id: z.string(),
    restored: contents,
    renamed,
  });

  const trash = createRoute({
    ...staff,
    method: 'get',
    operationId: 'listTrash',
    path: '/trash',
    summary: 'Çöp kutusunu listeler',
    request: {
      query: listQuery
        .pick({ search: true, limit: true, cursor: true })
        .extend({ type: z.enum(types).optional() }),
    },
    responses: { 200: answers(z.array(trashEntry)), ...refusals(401, 422) },
  });
  const trashCounts = createRoute({
    ...staff,
    method: 'get',
    operationId: 'countTrash',
    path: '/trash/counts',
    summary: 'Çöp kutusundakilerin türlere göre sayısını verir',
    responses: { 200: answers(z.record(z.enum(types), z.number())), ...refusals(401) },
  });
  const restore = createRoute({
    ...staff,
    method: 'post',
    operationId: 'restoreFromTrash',
    path: '/trash/{id}/restore',
    summary: 'Çöpten, birlikte silinenlerle geri getirir',
    request: { params: idParam },
    responses: { 200: answers(restored), ...refusals(401, 404, 409) },
  });
  const restoreMany = createRoute({
    ...staff,
    method: 'post',
    operationId: 'restoreManyFromTrash',
    path: '/trash/restore',
    summary: 'Birçok kaydı çöpten geri getirir',
    request: manyRows,
    responses: {
      200: answers(z.object({ success: z.literal(true), restored: z.number(), renamed })),
      ...refusals(400, 401, 404, 409, 422),
    },
  });
  const purge = createRoute({
    ...staff,
    method: 'delete',
    operationId: 'purgeFromTrash',
    path: '/trash/{id}',
    summary: 'Çöpten kalıcı olarak siler',
    request: { params: idParam },
    responses: { 200: answers(z.object({ success: z.literal(true) })), ...refusals(401, 404) },
  });
  const purgeMany = createRoute({
    ...staff,
    method: 'post',
    operationId: 'purgeManyFromTrash',
    path: '/trash/purge',
    summary: 'Birçok kaydı çöpten kalıcı olarak siler',
    request: manyRows,
    responses: {
      200: answers(z.object({ success: z.literal(true), purged: z.number() })),
      ...refusals(400, 401, 404, 422),
    },
  });
  const empty = createRoute({
    ...staff,
    method: 'delete',
    operationId: 'emptyTrash',
    path: '/trash',
    summary: 'Çöp kutusunu boşaltır; önce şifre onayı ister',
    responses: {
      200: answers(z.object({ success: z.literal(true), purged: z.number() })),
      ...refusals(401, 403),
    },
  });
  const versions = createRoute({
    ...staff,
    method: 'get',
    operationId: 'listVersions',
    path: '/history',
    summary: 'Bir kaydın sürümlerini listeler',
    request: { query: partQuery.extend({ entity: kind, id: addressText(64).min(1) }) },
    responses: { 200: answers(z.array(version)), ...refusals(401, 422) },
  });
  const restoreOne = createRoute({
    ...staff,
    method: 'post',
    operationId: 'restoreVersion',
    path: '/history/{id}/restore',
    summary: 'Kaydı bir değişiklikten sonraki ya da önceki hâline döndürür',
    request: {
      params: idParam,
      query: z.object({ state: z.enum(VERSION_STATES, { error: 'after ya da before olmalı.' }).optional() }),
    },
    responses: {
      200: answers(z.object({ success: z.literal(true), entity: kind, id: z.string() })),
      ...refusals(401, 404, 409, 422),
    },
  });
  const undo = createRoute({
    ...staff,
    method: 'post',
    operationId: 'undoBatch',
    path: '/history/undo/{id}',
    summary: 'Toplu bir değişikliği geri alır',
    request: { params: idParam },
    responses: {
      200: answers(z.object({ success: z.literal(true), undone: z.number(), skipped: z.number() })),
      ...refusals(401, 404, 409),
    },
  });
  return { trash, trashCounts, restore, restoreMany, purge, purgeMany, empty, versions, restoreOne, undo };
}

function told(renamed: Renamed[]): { renamed?: Renamed[] } {
  return renamed.length > 0 ? { renamed } : {};
}

/** The calls of trash and history below `/api`. */
export function historyRoutes({ history, records }: { history: HistoryService; records: Records }) {
  const calls = callsOf(records.kinds);
  const done = { success: true as const };
  return createRouter()
    .openapi(calls.trash, async (c) => {
      const page = await history.trash(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(calls.trashCounts, async (c) => c.json(await history.trashCounts(contextOf(c)), 200))
    .openapi(calls.restoreMany, async (c) => {
      const { ids } = c.req.valid('json');
      const renamed = await history.restoreMany(contextOf(c), ids);
      return c.json({ ...done, restored: ids.length, ...told(renamed) }, 200);
    })
    .openapi(calls.restore, async (c) => {
      const { renamed, ...back } = await history.restore(contextOf(c), c.req.valid('param').id);
      return c.json({ ...done, ...back, ...told(renamed) }, 200);
    })
    .openapi(calls.purgeMany, async (c) => {
      const { ids } = c.req.valid('json');
      await history.purgeMany(contextOf(c), ids);
      return c.json({ ...done, purged: ids.length }, 200);
    })
    .openapi(calls.empty, async (c) => c.json({ ...done, purged: await history.empty(contextOf(c)) }, 200))
    .openapi(calls.purge, async (c) => {
      await history.purge(contextOf(c), c.req.valid('param').id);
      return c.json(done, 200);
    })
    .openapi(calls.versions, async (c) => {
      const page = await history.versions(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(calls.undo, async (c) =>
      c.json({ ...done, ...(await history.undo(contextOf(c), c.req.valid('param').id)) }, 200),
    )
    .openapi(calls.restoreOne, async (c) => {
      const { state } = c.req.valid('query');
      const row = await history.restoreVersion(contextOf(c), c.req.valid('param').id, state);
      return c.json({ ...done, ...row }, 200);
    });
}
