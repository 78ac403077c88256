import { createRoute, z } from '@hono/zod-openapi';
import { flag, idText } from '../../../domain/fields.ts';
import { productInput, productPatch, productRow } from '../../../domain/product.ts';
import { requireActor, requireSession, rowViewerOf, signedIn, viewerOf } from '../../http/auth.ts';
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
import { productSorts } from './query.ts';

const tags = ['Ürünler'];
const staff = { tags, security: bearer, middleware: signedIn };

const list = createRoute({
  method: 'get',
  operationId: 'listProducts',
  path: '/products',
  tags,
  summary: 'Ürünleri listeler',
  request: {
    query: listQuery.extend({
      sort: sortQuery(productSorts),
      brandId: addressText(64).optional(),
      categoryId: addressText(64).optional(),
      catalogId: addressText(64).optional(),
      isActive: flagQuery,
      isFeatured: flagQuery,
      featured: flagQuery,
      isDistributor: flagQuery,
      withoutImage: flagQuery,
      stock: z.enum(['out', 'low', 'in']).optional(),
    }),
  },
  responses: { 200: answers(z.array(productRow)), ...refusals(401, 422) },
});
const get = createRoute({
  method: 'get',
  operationId: 'getProduct',
  path: '/products/{id}',
  tags,
  summary: 'Bir ürünü kimliği ya da slug değeriyle verir',
  request: { params: idParam },
  responses: { 200: answers(productRow), ...refusals(404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createProduct',
  path: '/products',
  summary: 'Ürün ekler',
  request: { body: body(productInput) },
  responses: { 201: answers(productRow, 'Eklendi'), ...refusals(400, 401, 409, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateProduct',
  path: '/products/{id}',
  summary: 'Ürünü değiştirir',
  request: { ...oneRow, body: changeBody(productPatch, productRow) },
  responses: { 200: answers(productRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteProduct',
  path: '/products/{id}',
  summary: 'Ürünü çöp kutusuna taşır',
  request: removedRow,
  responses: { 200: answers(trashedRow), ...refusals(401, 404, 409, 412, 422) },
});
const bulk = createRoute({
  ...staff,
  method: 'post',
  operationId: 'changeProducts',
  path: '/products/bulk',
  summary: 'Birçok ürünü birlikte değiştirir',
  request: manyChanges({
    isActive: flag,
    isFeatured: flag,
    isDistributor: flag,
    categoryId: idText,
  }),
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const bulkDelete = createRoute({
  ...staff,
  method: 'post',
  operationId: 'deleteProducts',
  path: '/products/bulk-delete',
  summary: 'Birçok ürünü çöp kutusuna taşır',
  request: manyRows,
  responses: { 200: answers(trashedRows), ...refusals(400, 401, 404, 422) },
});
const duplicate = createRoute({
  ...staff,
  method: 'post',
  operationId: 'duplicateProduct',
  path: '/products/{id}/duplicate',
  summary: 'Ürünün pasif bir kopyasını ekler',
  request: { params: idParam },
  responses: { 201: answers(productRow, 'Eklendi'), ...refusals(401, 404) },
});
const order = createRoute({
  ...staff,
  method: 'post',
  operationId: 'reorderProducts',
  path: '/products/reorder',
  summary: 'Ürünleri sıralar',
  request: manyRows,
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});

/** The product calls below `/api`. */
export function productRoutes({ products, records }: Services) {
  return createRouter()
    .openapi(list, async (c) => {
      const { includeInactive, featured, ...query } = c.req.valid('query');
      // Even their order tells prices and stock, and those are for the staff.
      if (query.stock || /^-?(price|stock)$/.test(query.sort ?? '')) requireSession(c);
      const page = await products.list(viewerOf(c, includeInactive), {
        ...query,
        isFeatured: query.isFeatured ?? featured,
      });
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(get, async (c) =>
      c.json(tagged(c, await products.get(rowViewerOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(create, async (c) =>
      c.json(added(c, 'products', await products.create(requireActor(c), c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await products.update(requireActor(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(remove, async (c) => {
      const expected = { ...c.req.valid('query'), match: matchOf(c) };
      const gone = await products.remove(requireActor(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(bulk, async (c) => {
      const { ids, set } = c.req.valid('json');
      return c.json({ success: true as const, ...(await products.setMany(requireActor(c), ids, set)) }, 200);
    })
    .openapi(bulkDelete, async (c) => {
      const gone = await products.removeMany(requireActor(c), c.req.valid('json').ids);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(duplicate, async (c) =>
      c.json(added(c, 'products', await products.duplicate(requireActor(c), c.req.valid('param').id)), 201),
    )
    .openapi(order, async (c) => {
      const done = await reorder(records, requireActor(c), 'products', c.req.valid('json').ids);
      return c.json({ success: true as const, ...done }, 200);
    });
}
