import { createRoute, z } from '@hono/zod-openapi';
import { brandRow } from '../../../domain/brand.ts';
import { catalogRow } from '../../../domain/catalog.ts';
import { categoryRow } from '../../../domain/category.ts';
import { productRow } from '../../../domain/product.ts';
import { sectionRow } from '../../../domain/section.ts';
import { settingsRow } from '../../../domain/setting.ts';
import { rowViewerOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { Services } from '../../services.ts';

const totals = z.object({
  totalBrands: z.number(),
  totalProducts: z.number(),
  totalCategories: z.number(),
  totalCatalogs: z.number(),
  featuredProducts: z.number(),
  distributorBrands: z.number(),
});
const growth = z.object({
  total: z.number(),
  thisMonth: z.number(),
  lastMonth: z.number(),
  months: z.array(z.number()),
});

const dashboard = createRoute({
  method: 'get',
  operationId: 'getDashboard',
  path: '/dashboard',
  tags: ['Site'],
  summary: 'Sitenin gösterdiği her şeyi tek yanıtta verir',
  responses: {
    200: answers(
      z.object({
        brands: z.array(brandRow),
        products: z.array(productRow),
        categories: z.array(categoryRow),
        catalogs: z.array(catalogRow),
        settings: settingsRow,
        siteSections: z.array(sectionRow),
        hiddenSections: z.array(z.string()),
        stats: totals,
      }),
    ),
    ...refusals(401),
  },
});
const stats = createRoute({
  method: 'get',
  operationId: 'getStats',
  path: '/stats',
  tags: ['Panel'],
  security: bearer,
  middleware: signedIn,
  summary: 'Toplamları ve aylık artışları verir',
  responses: {
    200: answers(z.object({ brands: growth, categories: growth, products: growth, catalogs: growth })),
    ...refusals(401),
  },
});
const check = z.object({ ok: z.boolean(), detail: z.string() });
const status = createRoute({
  method: 'get',
  operationId: 'getStatus',
  path: '/status',
  tags: ['Panel'],
  security: bearer,
  middleware: signedIn,
  summary: 'Veritabanını, API ve dosya alanını yoklar',
  responses: {
    200: answers(
      z.object({
        database: check,
        api: check,
        storage: check.extend({ freeBytes: z.number().nullable(), totalBytes: z.number().nullable() }),
      }),
    ),
    ...refusals(401),
  },
});
const health = createRoute({
  method: 'get',
  operationId: 'getHealth',
  path: '/health',
  tags: ['Site'],
  summary: 'Sunucu ayakta mı',
  responses: { 200: answers(z.object({ ok: z.literal(true) })) },
});

/** The dashboard load, the panel's figures and the health checks below `/api`. */
export function dashboardRoutes(services: Services) {
  return createRouter()
    .openapi(dashboard, async (c) => c.json(await services.dashboard.get(rowViewerOf(c)), 200))
    .openapi(stats, async (c) => c.json(await services.stats.growth(), 200))
    .openapi(status, async (c) => c.json(await services.status.check(), 200))
    .openapi(health, async (c) => {
      await services.records.revision();
      return c.json({ ok: true as const }, 200);
    });
}
