import { createRoute, z } from '@hono/zod-openapi';
import { moment } from '../../../domain/row.ts';
import { requireActor, signedIn } from '../../http/auth.ts';
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
import { RECORD_KINDS } from '../../records/kinds.ts';
import { emptyTrash, purgeFromTrash, type Renamed, restoreFromTrash } from '../../records/trash.ts';
import { restoreVersion, undoBatch, VERSION_STATES } from '../../records/versions.ts';
import type { Services } from '../../services.ts';
import { manyRows } from '../bulk.ts';
import { countTrash, listTrash, TRASH_TYPES } from './trash-list.ts';
import { listVersions } from './version-list.ts';

const tags = ['Çöp kutusu ve geçmiş'];
const staff = { tags, security: bearer, middleware: signedIn };
const kind = z.enum(RECORD_KINDS);
const contents = z.partialRecord(kind, z.number());
const trashEntry = z.object({
  id: z.string(),
  entity: kind,
  entityId: z.string(),
  name: z.string(),
  deletedAt: moment,
  deletedBy: z.string(),
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
      .extend({ type: z.enum(TRASH_TYPES).optional() }),
  },
  responses: { 200: answers(z.array(trashEntry)), ...refusals(401, 422) },
});
const trashCounts = createRoute({
  ...staff,
  method: 'get',
  operationId: 'countTrash',
  path: '/trash/counts',
  summary: 'Çöp kutusundakilerin türlere göre sayısını verir',
  responses: { 200: answers(z.record(z.enum(TRASH_TYPES), z.number())), ...refusals(401) },
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
  summary: 'Çöp kutusunu boşaltır',
  responses: { 200: answers(z.object({ success: z.literal(true), purged: z.number() })), ...refusals(401) },
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

function told(renamed: Renamed[]): { renamed?: Renamed[] } {
  return renamed.length > 0 ? { renamed } : {};
}

/** The calls of trash and history below `/api`. */
export function historyRoutes({ db, records }: Services) {
  return createRouter()
    .openapi(trash, async (c) => {
      const page = await listTrash(db, c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(trashCounts, async (c) => c.json(await countTrash(db), 200))
    .openapi(restoreMany, async (c) => {
      const { ids } = c.req.valid('json');
      const renamed = await records.write(requireActor(c), async (write) => {
        const all: Renamed[] = [];
        for (const id of ids) all.push(...(await restoreFromTrash(write, id)).renamed);
        return all;
      });
      return c.json({ success: true as const, restored: ids.length, ...told(renamed) }, 200);
    })
    .openapi(restore, async (c) => {
      const { renamed, ...back } = await records.write(requireActor(c), (write) =>
        restoreFromTrash(write, c.req.valid('param').id),
      );
      return c.json({ success: true as const, ...back, ...told(renamed) }, 200);
    })
    .openapi(purgeMany, async (c) => {
      const { ids } = c.req.valid('json');
      await records.write(requireActor(c), async (write) => {
        for (const id of ids) await purgeFromTrash(write, id);
      });
      return c.json({ success: true as const, purged: ids.length }, 200);
    })
    .openapi(empty, async (c) => {
      const purged = await records.write(requireActor(c), emptyTrash);
      return c.json({ success: true as const, purged }, 200);
    })
    .openapi(purge, async (c) => {
      await records.write(requireActor(c), (write) => purgeFromTrash(write, c.req.valid('param').id));
      return c.json({ success: true as const }, 200);
    })
    .openapi(versions, async (c) => {
      const page = await listVersions(db, c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(undo, async (c) => {
      const done = await records.write(requireActor(c), (write) => undoBatch(write, c.req.valid('param').id));
      return c.json({ success: true as const, ...done }, 200);
    })
    .openapi(restoreOne, async (c) => {
      const done = await records.write(requireActor(c), (write) =>
        restoreVersion(write, c.req.valid('param').id, c.req.valid('query').state),
      );
      return c.json({ success: true as const, ...done }, 200);
    });
}
