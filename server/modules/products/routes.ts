import { createRoute, z } from '@hono/zod-openapi';
import { productRow } from '../../../domain/things/product.ts';
import { productChanges, productOutcome } from '../../../domain/things/product-changes.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, body, createRouter, idParam, refusals, updatedRows } from '../../http/openapi.ts';
import { added } from '../../http/versions.ts';
import { batchRoutes } from './batch-routes.ts';
import { productKind } from './kind.ts';
import type { ProductService } from './service.ts';

const duplicate = createRoute({
  tags: [productKind.words.plural],
  security: bearer,
  middleware: signedIn,
  method: 'post',
  operationId: 'duplicateProduct',
  path: '/products/{id}/duplicate',
  summary: 'Ürünün pasif bir kopyasını ekler',
  request: { params: idParam },
  responses: { 201: answers(productRow, 'Eklendi'), ...refusals(401, 404) },
});

const changeEach = createRoute({
  tags: [productKind.words.plural],
  security: bearer,
  middleware: signedIn,
  method: 'post',
  operationId: 'changeEachProduct',
  path: '/products/changes',
  summary: 'Birçok ürünün her birine kendi değerlerini yazar; reddedilen ürün ötekileri durdurmaz',
  request: { body: body(productChanges) },
  responses: {
    200: answers(updatedRows.extend({ rows: z.array(productOutcome) })),
    ...refusals(400, 401, 422),
  },
});

/** The calls that only products have, below `/api`. */
export function productRoutes({ products }: { products: ProductService }) {
  return createRouter()
    .route('/', batchRoutes({ products }))
    .openapi(duplicate, async (c) =>
      c.json(added(c, 'products', await products.duplicate(contextOf(c), c.req.valid('param').id)), 201),
    )
    .openapi(changeEach, async (c) =>
      c.json(
        { success: true as const, ...(await products.changeRows(contextOf(c), c.req.valid('json').rows)) },
        200,
      ),
    );
}
