import { createRoute, z } from '@hono/zod-openapi';
import { catalogInput, catalogPatch, catalogRow } from '../../../domain/catalog.ts';
import { flag } from '../../../domain/fields.ts';
import { requireActor, rowViewerOf, signedIn, viewerOf } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import {
  addressText,
  answers,
  bearer,
  body,
  createRouter,
  flagQuery,
  idParam,
  listQuery,
  refusals,
  setListHeaders,
  sortQuery,
  trashedRow,
  trashedRows,
  updatedRows,
} from '../../http/openapi.ts';
import { added, matchOf, oneRow, removedRow, tagged } from '../../http/versions.ts';
import type { Services } from '../../services.ts';
import { manyChanges, manyRows } from '../bulk.ts';
import { reorder } from '../reorder.ts';
import { catalogSorts } from './service.ts';

/** Older forms send `name` for the title and `size` for the file's size. */
function withoutAliases(value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const { name, size, ...rest } = value as Record<string, unknown>;
  return {
    ...(name !== undefined && { title: name }),
    ...(size !== undefined && { fileSize: size }),
    ...rest,
  };
}

const tags = ['Kataloglar'];
const staff = { tags, security: bearer, middleware: signedIn };

const list = createRoute({
  method: 'get',
  operationId: 'listCatalogs',
  path: '/catalogs',
  tags,
  summary: 'Katalogları listeler',
  request: {
    query: listQuery.extend({
      sort: sortQuery(catalogSorts),
      category: addressText(120).optional(),
      isActive: flagQuery,
      isFeatured: flagQuery,
      withoutImage: flagQuery,
    }),
  },
  responses: { 200: answers(z.array(catalogRow)), ...refusals(401, 422) },
});
const get = createRoute({
  method: 'get',
  operationId: 'getCatalog',
  path: '/catalogs/{id}',
  tags,
  summary: 'Bir kataloğu kimliği ya da slug değeriyle verir',
  request: { params: idParam },
  responses: { 200: answers(catalogRow), ...refusals(404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createCatalog',
  path: '/catalogs',
  summary: 'Katalog ekler',
  request: { body: body(z.preprocess(withoutAliases, catalogInput)) },
  responses: { 201: answers(catalogRow, 'Eklendi'), ...refusals(400, 401, 409, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateCatalog',
  path: '/catalogs/{id}',
  summary: 'Kataloğu değiştirir',
  request: { ...oneRow, body: changeBody(catalogPatch, catalogRow, { prepare: withoutAliases }) },
  responses: { 200: answers(catalogRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteCatalog',
  path: '/catalogs/{id}',
  summary: 'Kataloğu çöp kutusuna taşır',
  request: removedRow,
  responses: { 200: answers(trashedRow), ...refusals(401, 404, 409, 412, 422) },
});
const bulk = createRoute({
  ...staff,
  method: 'post',
  operationId: 'changeCatalogs',
  path: '/catalogs/bulk',
  summary: 'Birçok kataloğu birlikte değiştirir',
  request: manyChanges({ isActive: flag, isFeatured: flag }),
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const bulkDelete = createRoute({
  ...staff,
  method: 'post',
  operationId: 'deleteCatalogs',
  path: '/catalogs/bulk-delete',
  summary: 'Birçok kataloğu çöp kutusuna taşır',
  request: manyRows,
  responses: { 200: answers(trashedRows), ...refusals(400, 401, 404, 422) },
});
const order = createRoute({
  ...staff,
  method: 'post',
  operationId: 'reorderCatalogs',
  path: '/catalogs/reorder',
  summary: 'Katalogları sıralar',
  request: manyRows,
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});

/** The catalog calls below `/api`. */
export function catalogRoutes({ catalogs, records }: Services) {
  return createRouter()
    .openapi(list, async (c) => {
      const { includeInactive, ...query } = c.req.valid('query');
      const page = await catalogs.list(viewerOf(c, includeInactive), query);
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(get, async (c) =>
      c.json(tagged(c, await catalogs.get(rowViewerOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(create, async (c) =>
      c.json(added(c, 'catalogs', await catalogs.create(requireActor(c), c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await catalogs.update(requireActor(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(remove, async (c) => {
      const expected = { ...c.req.valid('query'), match: matchOf(c) };
      const gone = await catalogs.remove(requireActor(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(bulk, async (c) => {
      const { ids, set } = c.req.valid('json');
      return c.json({ success: true as const, ...(await catalogs.setMany(requireActor(c), ids, set)) }, 200);
    })
    .openapi(bulkDelete, async (c) => {
      const gone = await catalogs.removeMany(requireActor(c), c.req.valid('json').ids);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(order, async (c) => {
      const done = await reorder(records, requireActor(c), 'catalogs', c.req.valid('json').ids);
      return c.json({ success: true as const, ...done }, 200);
    });
}
