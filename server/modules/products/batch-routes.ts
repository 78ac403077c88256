import { createRoute, z } from '@hono/zod-openapi';
import { ISSUE_CODES } from '../../../domain/errors.ts';
import { flag } from '../../../domain/rules/fields.ts';
import { productPatch } from '../../../domain/things/product.ts';
import { moment, rowId } from '../../../domain/things/row.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  answers,
  bearer,
  body,
  createRouter,
  partQuery,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import { sinceQuery } from '../../kinds/filters.ts';
import { productKind } from './kind.ts';
import type { ProductService } from './service.ts';

/** The most products that one call takes. */
export const BATCH_MAX = 500;

const isDryRun = flag.default(false).openapi({ description: 'Yazılmaz; ne olacağı söylenir' });
const by = z
  .enum(['externalId', 'sku'], { error: 'externalId ya da sku olabilir.' })
  .optional()
  .openapi({ description: 'Ürünün neyle bulunacağı; verilmezse önce externalId, sonra sku' });

function rowsOf<Row extends z.ZodType>(row: Row) {
  return z
    .array(row, { error: 'Ürün listesi bekleniyor.' })
    .min(1, 'En az bir ürün gönderin.')
    .max(BATCH_MAX, `Bir seferde en fazla ${BATCH_MAX} ürün gönderilebilir.`);
}

/** As it is described. Each row is held against it by itself, so that a wrong one keeps no other from being written. */
const described = z.strictObject({ by, dryRun: isDryRun, products: rowsOf(productPatch) });
const request = z.strictObject({
  by,
  dryRun: isDryRun,
  products: rowsOf(z.record(z.string(), z.unknown(), { error: 'Ürün bekleniyor.' })),
});

const result = z.object({
  row: z.int().openapi({ description: 'Gönderilen listedeki yeri, 0 ile başlar' }),
  status: z.enum(['created', 'updated', 'unchanged', 'refused']),
  product: z
    .object({
      id: z.string().nullable(),
      name: z.string(),
      slug: z.string(),
      sku: z.string(),
      externalId: z.string().nullable(),
      version: z.int().nullable(),
    })
    .nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  message: z.string().nullable(),
  issues: z.array(z.object({ path: z.string(), code: z.enum(ISSUE_CODES), message: z.string() })),
});
const count = z.int().min(0);
const batchAnswer = z.object({
  dryRun: z.boolean(),
  counts: z.object({ created: count, updated: count, unchanged: count, refused: count }),
  undoId: z.string().nullable(),
  results: z.array(result),
});

const batch = createRoute({
  tags: [productKind.words.plural],
  security: bearer,
  middleware: signedIn,
  method: 'put',
  operationId: 'upsertProducts',
  path: '/products/batch',
  summary: `En fazla ${BATCH_MAX} ürünü ekler ya da değiştirir, her satırın sonucunu verir`,
  request: { body: { ...body(request), described } },
  responses: { 200: answers(batchAnswer), ...refusals(400, 401, 413, 422) },
});

const deleted = createRoute({
  tags: [productKind.words.plural],
  security: bearer,
  middleware: signedIn,
  method: 'get',
  operationId: 'listDeletedProducts',
  path: '/deleted-products',
  summary: 'Bir andan beri silinen ürünleri, silindikleri sırayla verir',
  request: { query: partQuery.extend({ updatedSince: sinceQuery }) },
  responses: {
    200: answers(
      z.array(
        z.object({
          id: rowId,
          sku: z.string().nullable(),
          externalId: z.string().nullable(),
          deletedAt: moment,
        }),
      ),
    ),
    ...refusals(401, 403, 422),
  },
});

/** The calls by which programs keep their products and ours alike, below `/api`. */
export function batchRoutes({ products }: { products: ProductService }) {
  const router = createRouter().openapi(deleted, async (c) => {
    const page = await products.deleted(contextOf(c), c.req.valid('query'));
    setListHeaders(c, page);
    return c.json(page.rows, 200);
  });
  return router.openapi(batch, async (c) => {
    const { products: rows, dryRun, by: key } = c.req.valid('json');
    const options = { isDryRun: dryRun, ...(key && { by: [key] }) };
    const { results, ...done } = await products.upsert(contextOf(c), rows, options);
    const told = results.map((one) => ({ ...one, issues: [...one.issues] }));
    return c.json({ dryRun, ...done, results: told }, 200);
  });
}
