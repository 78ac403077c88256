import { createRoute } from '@hono/zod-openapi';
import { productRow } from '../../../domain/things/product.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, createRouter, idParam, refusals } from '../../http/openapi.ts';
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

/** The calls that only products have, below `/api`. */
export function productRoutes({ products }: { products: ProductService }) {
  return createRouter()
    .route('/', batchRoutes({ products }))
    .openapi(duplicate, async (c) =>
      c.json(added(c, 'products', await products.duplicate(contextOf(c), c.req.valid('param').id)), 201),
    );
}
