import { createRoute, z } from '@hono/zod-openapi';
import { brandInput, brandPatch, brandRow } from '../../../domain/brand.ts';
import { flag } from '../../../domain/fields.ts';
import { requireActor, rowViewerOf, signedIn, viewerOf } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import {
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
import { brandSorts } from './service.ts';

const tags = ['Markalar'];
const staff = { tags, security: bearer, middleware: signedIn };

const list = createRoute({
  method: 'get',
  operationId: 'listBrands',
  path: '/brands',
  tags,
  summary: 'Markaları listeler',
  request: {
    query: listQuery.extend({
      sort: sortQuery(brandSorts),
      isActive: flagQuery,
      isDistributor: flagQuery,
      withoutImage: flagQuery,
    }),
  },
  responses: { 200: answers(z.array(brandRow)), ...refusals(401, 422) },
});
const get = createRoute({
  method: 'get',
  operationId: 'getBrand',
  path: '/brands/{id}',
  tags,
  summary: 'Bir markayı kimliği ya da slug değeriyle verir',
  request: { params: idParam },
  responses: { 200: answers(brandRow), ...refusals(404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createBrand',
  path: '/brands',
  summary: 'Marka ekler',
  request: { body: body(brandInput) },
  responses: { 201: answers(brandRow, 'Eklendi'), ...refusals(400, 401, 409, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateBrand',
  path: '/brands/{id}',
  summary: 'Markayı değiştirir',
  request: { ...oneRow, body: changeBody(brandPatch, brandRow) },
  responses: { 200: answers(brandRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteBrand',
  path: '/brands/{id}',
  summary: 'Markayı içindekilerle çöp kutusuna taşır',
  request: removedRow,
  responses: { 200: answers(trashedRow), ...refusals(401, 404, 409, 412, 422) },
});
const bulk = createRoute({
  ...staff,
  method: 'post',
  operationId: 'changeBrands',
  path: '/brands/bulk',
  summary: 'Birçok markayı birlikte değiştirir',
  request: manyChanges({ isActive: flag, isDistributor: flag }),
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const bulkDelete = createRoute({
  ...staff,
  method: 'post',
  operationId: 'deleteBrands',
  path: '/brands/bulk-delete',
  summary: 'Birçok markayı çöp kutusuna taşır',
  request: manyRows,
  responses: { 200: answers(trashedRows), ...refusals(400, 401, 404, 422) },
});
const order = createRoute({
  ...staff,
  method: 'post',
  operationId: 'reorderBrands',
  path: '/brands/reorder',
  summary: 'Markaları sıralar',
  request: manyRows,
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});

/** The brand calls below `/api`. */
export function brandRoutes({ brands, records }: Services) {
  return createRouter()
    .openapi(list, async (c) => {
      const { includeInactive, ...query } = c.req.valid('query');
      const page = await brands.list(viewerOf(c, includeInactive), query);
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(get, async (c) =>
      c.json(tagged(c, await brands.get(rowViewerOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(create, async (c) =>
      c.json(added(c, 'brands', await brands.create(requireActor(c), c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await brands.update(requireActor(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(remove, async (c) => {
      const expected = { ...c.req.valid('query'), match: matchOf(c) };
      const gone = await brands.remove(requireActor(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(bulk, async (c) => {
      const { ids, set } = c.req.valid('json');
      return c.json({ success: true as const, ...(await brands.setMany(requireActor(c), ids, set)) }, 200);
    })
    .openapi(bulkDelete, async (c) => {
      const gone = await brands.removeMany(requireActor(c), c.req.valid('json').ids);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(order, async (c) => {
      const done = await reorder(records, requireActor(c), 'brands', c.req.valid('json').ids);
      return c.json({ success: true as const, ...done }, 200);
    });
}
