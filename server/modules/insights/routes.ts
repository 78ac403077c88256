import { createRoute, z } from '@hono/zod-openapi';
import { refusedField } from '../../../domain/errors.ts';
import { COUNTED, type MEASURES, TOLD } from '../../../domain/things/count.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { InsightService } from './service.ts';

const count = z.int().min(0);
const counts = z.array(count);
const weeks = z.object({ views: counts, downloads: counts, quotes: counts } satisfies Record<
  (typeof MEASURES)[number],
  typeof counts
>);
const viewed = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string().nullable(),
  views: count,
  before: count.nullable(),
});

const tell = createRoute({
  method: 'post',
  operationId: 'countUse',
  path: '/counts',
  tags: ['Site'],
  summary:
    'Ziyaretçinin yaptığını güne ekler: ürüne bakma (bir ziyaretçi günde bir kez), arama, WhatsApp, telefon, e-posta; kimin yaptığı tutulmaz',
  request: {
    query: z.object({
      what: z.enum(TOLD, { error: `${TOLD.join(', ')} olabilir.` }),
      product: addressText(64).optional().openapi({ description: '`view` için ürünün kimliği' }),
    }),
  },
  responses: { 200: answers(z.object({ success: z.literal(true) })), ...refusals(422) },
});
const read = createRoute({
  method: 'get',
  operationId: 'getInsights',
  path: '/insights',
  tags: ['Panel'],
  security: bearer,
  middleware: signedIn,
  summary: 'Dünün sayılarını, markalara göre son 12 haftayı ve en çok bakılan ürünleri verir',
  responses: {
    200: answers(
      z.object({
        today: z.iso.date(),
        yesterday: z.object(
          Object.fromEntries(COUNTED.map((name) => [name, count])) as Record<
            (typeof COUNTED)[number],
            typeof count
          >,
        ),
        mostViewed: viewed.nullable(),
        weeks: z.array(z.iso.date()),
        totals: weeks,
        brands: z.array(weeks.extend({ id: z.string(), name: z.string() })),
        products: z.object({ from: z.iso.date(), to: z.iso.date(), rows: z.array(viewed) }),
      }),
    ),
    ...refusals(401),
  },
});

/** What visitors' browsers tell of, and what the panel makes of it, below `/api`. */
export function insightRoutes({ insights }: { insights: InsightService }) {
  return createRouter()
    .openapi(read, async (c) => c.json(await insights.get(contextOf(c)), 200))
    .openapi(tell, async (c) => {
      const { what, product } = c.req.valid('query');
      if (what === 'view' && !product)
        throw refusedField('product', 'required', 'Hangi ürüne bakıldığı yok.');
      const site = c.req.header('sec-fetch-site');
      // What staff do is no visit, and what another site's page sends is nobody's.
      if (!c.var.session && (site === undefined || site === 'same-origin'))
        await insights.note({
          ...{ what, address: c.var.address, userAgent: c.req.header('user-agent') },
          ...(what === 'view' && { product }),
        });
      return c.json({ success: true as const }, 200);
    });
}
