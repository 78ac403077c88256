import { createRoute, z } from '@hono/zod-openapi';
import { categoryInput, categoryPatch, categoryRow } from '../../../domain/category.ts';
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
import { added, matchOf, oneRow, removalQuery, tagged } from '../../http/versions.ts';
import type { Services } from '../../services.ts';
import { idList, manyChanges, manyRows } from '../bulk.ts';
import { reorder } from '../reorder.ts';
import { nested } from '../tree.ts';
import { categorySorts } from './service.ts';

const tags = ['Kategoriler'];
const fate = z.enum(['keep', 'trash'], { error: 'keep ya da trash olmalı.' }).default('keep');
const staff = { tags, security: bearer, middleware: signedIn };

/** A category as a list answers it: in a tree it brings what is below it. */
const listedCategory = categoryRow.extend({ children: z.array(z.unknown()).optional() });

const list = createRoute({
  method: 'get',
  operationId: 'listCategories',
  path: '/categories',
  tags,
  summary: 'Kategorileri listeler',
  request: {
    query: listQuery.extend({
      sort: sortQuery(categorySorts),
      brandId: addressText(64).optional(),
      isActive: flagQuery,
      view: z.enum(['flat', 'tree']).optional(),
    }),
  },
  responses: {
    200: answers(z.array(listedCategory)),
    ...refusals(401, 422),
  },
});
const get = createRoute({
  method: 'get',
  operationId: 'getCategory',
  path: '/categories/{id}',
  tags,
  summary: 'Bir kategoriyi kimliği ya da slug değeriyle verir',
  request: { params: idParam },
  responses: { 200: answers(categoryRow), ...refusals(404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createCategory',
  path: '/categories',
  summary: 'Kategori ekler',
  request: { body: body(categoryInput) },
  responses: { 201: answers(categoryRow, 'Eklendi'), ...refusals(400, 401, 409, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateCategory',
  path: '/categories/{id}',
  summary: 'Kategoriyi değiştirir',
  request: { ...oneRow, body: changeBody(categoryPatch, listedCategory) },
  responses: { 200: answers(categoryRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteCategory',
  path: '/categories/{id}',
  summary: 'Kategoriyi alt kategorileriyle çöp kutusuna taşır; ürünleri kalır ya da birlikte gider',
  request: { ...oneRow, query: removalQuery.extend({ products: fate }) },
  responses: { 200: answers(trashedRow), ...refusals(401, 404, 409, 412, 422) },
});
const bulk = createRoute({
  ...staff,
  method: 'post',
  operationId: 'changeCategories',
  path: '/categories/bulk',
  summary: 'Birçok kategoriyi birlikte değiştirir',
  request: manyChanges({ isActive: flag }),
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const bulkDelete = createRoute({
  ...staff,
  method: 'post',
  operationId: 'deleteCategories',
  path: '/categories/bulk-delete',
  summary: 'Birçok kategoriyi çöp kutusuna taşır',
  request: { body: body(z.strictObject({ ids: idList, products: fate })) },
  responses: { 200: answers(trashedRows), ...refusals(400, 401, 404, 422) },
});
const order = createRoute({
  ...staff,
  method: 'post',
  operationId: 'reorderCategories',
  path: '/categories/reorder',
  summary: 'Kategorileri sıralar',
  request: manyRows,
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});

/** The category calls below `/api`. */
export function categoryRoutes({ categories, records }: Services) {
  return createRouter()
    .openapi(list, async (c) => {
      const { includeInactive, view, ...query } = c.req.valid('query');
      const page = await categories.list(viewerOf(c, includeInactive), query);
      setListHeaders(c, page);
      return c.json(view === 'tree' ? nested(page.rows) : page.rows, 200);
    })
    .openapi(get, async (c) =>
      c.json(tagged(c, await categories.get(rowViewerOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(create, async (c) =>
      c.json(added(c, 'categories', await categories.create(requireActor(c), c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await categories.update(requireActor(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(remove, async (c) => {
      const { products, version } = c.req.valid('query');
      const { id } = c.req.valid('param');
      const gone = await categories.remove(requireActor(c), id, products, { version, match: matchOf(c) });
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(bulk, async (c) => {
      const { ids, set } = c.req.valid('json');
      return c.json(
        { success: true as const, ...(await categories.setMany(requireActor(c), ids, set)) },
        200,
      );
    })
    .openapi(bulkDelete, async (c) => {
      const { ids, products } = c.req.valid('json');
      const gone = await categories.removeMany(requireActor(c), ids, products);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(order, async (c) => {
      const done = await reorder(records, requireActor(c), 'categories', c.req.valid('json').ids);
      return c.json({ success: true as const, ...done }, 200);
    });
}
