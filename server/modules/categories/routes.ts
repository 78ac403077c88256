import { createRoute, z } from '@hono/zod-openapi';
import { categoryInput, categoryPatch, categoryRow } from '../../../domain/category.ts';
import { flag } from '../../../domain/fields.ts';
import { requireActor, rowViewerOf, signedIn, viewerOf } from '../../http/auth.ts';
import {
  addressText,
  answers,
  bearer,
  body,
  changeBody,
  createRouter,
  flagQuery,
  idParam,
  listQuery,
  refusals,
  setListHeaders,
  trashedRow,
  trashedRows,
  updatedRows,
} from '../../http/openapi.ts';
import type { Services } from '../../services.ts';
import { idList, manyChanges, manyRows } from '../bulk.ts';
import { reorder } from '../reorder.ts';
import { nested } from '../tree.ts';

const tags = ['Kategoriler'];
const fate = z.enum(['keep', 'trash'], { error: 'keep ya da trash olmalı.' }).default('keep');
const staff = { tags, security: bearer, middleware: signedIn };

const list = createRoute({
  method: 'get',
  path: '/categories',
  tags,
  summary: 'Kategorileri listeler',
  request: {
    query: listQuery.extend({
      brandId: addressText(64).optional(),
      isActive: flagQuery,
      view: z.enum(['flat', 'tree']).optional(),
    }),
  },
  responses: {
    200: answers(z.array(categoryRow.extend({ children: z.array(z.unknown()).optional() }))),
    ...refusals(401, 422),
  },
});
const get = createRoute({
  method: 'get',
  path: '/categories/{id}',
  tags,
  summary: 'Bir kategoriyi kimliği ya da slug değeriyle verir',
  request: { params: idParam },
  responses: { 200: answers(categoryRow), ...refusals(404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  path: '/categories',
  summary: 'Kategori ekler',
  request: { body: body(categoryInput) },
  responses: { 201: answers(categoryRow, 'Eklendi'), ...refusals(400, 401, 409, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  path: '/categories/{id}',
  summary: 'Kategoriyi değiştirir',
  request: { params: idParam, body: body(changeBody(categoryPatch, categoryRow)) },
  responses: { 200: answers(categoryRow), ...refusals(400, 401, 404, 409, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  path: '/categories/{id}',
  summary: 'Kategoriyi alt kategorileriyle çöp kutusuna taşır; ürünleri kalır ya da birlikte gider',
  request: { params: idParam, query: z.object({ products: fate }) },
  responses: { 200: answers(trashedRow), ...refusals(401, 404) },
});
const bulk = createRoute({
  ...staff,
  method: 'post',
  path: '/categories/bulk',
  summary: 'Birçok kategoriyi birlikte değiştirir',
  request: manyChanges({ isActive: flag }),
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const bulkDelete = createRoute({
  ...staff,
  method: 'post',
  path: '/categories/bulk-delete',
  summary: 'Birçok kategoriyi çöp kutusuna taşır',
  request: { body: body(z.strictObject({ ids: idList, products: fate })) },
  responses: { 200: answers(trashedRows), ...refusals(400, 401, 404, 422) },
});
const order = createRoute({
  ...staff,
  method: 'post',
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
    .openapi(get, async (c) => c.json(await categories.get(rowViewerOf(c), c.req.valid('param').id), 200))
    .openapi(create, async (c) => c.json(await categories.create(requireActor(c), c.req.valid('json')), 201))
    .openapi(update, async (c) =>
      c.json(await categories.update(requireActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      const gone = await categories.remove(
        requireActor(c),
        c.req.valid('param').id,
        c.req.valid('query').products,
      );
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
