import { createRoute, z } from '@hono/zod-openapi';
import type { IconShapes, Picture } from '../../../domain/pages/picture.ts';
import type { PreviewInput } from '../../../domain/pages/preview.ts';
import type { ProductRow } from '../../../domain/pages/rows.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { SessionTokens } from '../accounts/service.ts';
import type { StorefrontService } from '../storefront/service.ts';

const staff = { tags: ['Site bölümleri'], security: bearer, middleware: signedIn };

/** An answer whose shape the pages define. */
function shape<T>() {
  return z.custom<T>().openapi({ type: 'object' });
}

function manyTexts(max: number) {
  const one = addressText(2000);
  return z
    .union([one, z.array(one).max(max)])
    .optional()
    .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]));
}

const token = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createPreviewToken',
  path: '/preview',
  summary: 'Bir sayfayı önizleme olarak açan kısa ömürlü belirteci verir',
  responses: { 201: answers(z.object({ token: z.string() }), 'Verildi'), ...refusals(401) },
});
const input = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getPreviewInput',
  path: '/preview/input',
  summary: 'Düzenlenen sayfaların bölümleri dışında gösterdiklerini verir',
  responses: { 200: answers(shape<PreviewInput>()), ...refusals(401) },
});
const facts = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getPreviewFacts',
  path: '/preview/facts',
  summary: 'Seçilen görsellerin, simgelerin ve ürünlerin önizlemede gereken bilgilerini verir',
  request: { query: z.object({ picture: manyTexts(100), icon: manyTexts(100), product: manyTexts(20) }) },
  responses: {
    200: answers(
      z.object({
        pictures: z.array(shape<Picture>()),
        icons: shape<Record<string, IconShapes>>(),
        inWindow: z.array(shape<ProductRow>()),
      }),
    ),
    ...refusals(401, 422),
  },
});

/** The calls of the editors' live preview below `/api`. */
export function previewRoutes({
  preview,
  storefront,
}: {
  preview: SessionTokens;
  storefront: StorefrontService;
}) {
  return createRouter()
    .openapi(token, async (c) => c.json({ token: await preview.issue(contextOf(c)) }, 201))
    .openapi(input, async (c) =>
      c.json(await storefront.previewInput(contextOf(c), new URL(c.req.url).origin), 200),
    )
    .openapi(facts, async (c) => {
      const { picture, icon, product } = c.req.valid('query');
      const wanted = { pictures: picture, icons: icon, products: product };
      return c.json(await storefront.previewFacts(contextOf(c), wanted), 200);
    });
}
