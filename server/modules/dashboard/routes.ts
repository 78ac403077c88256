import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '../../../domain/errors.ts';
import type { Dashboard, DashboardLists } from '../../../domain/pages/dashboard.ts';
import { sectionRow } from '../../../domain/site/section.ts';
import { settingsRow } from '../../../domain/site/setting.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { jsonAnswer, jsonOfLists } from '../../http/json.ts';
import { answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { Catalogue } from '../../kinds/verbs.ts';
import type { StatusService } from '../status/service.ts';
import type { DashboardService } from './service.ts';
import type { Growth, StatsService } from './stats.ts';

const growth = z.object({
  total: z.number(),
  thisMonth: z.number(),
  lastMonth: z.number(),
  months: z.array(z.number()),
});

/** For each kind of the catalogue. */
type Growths = Record<keyof DashboardLists, Growth>;

function callsOf(catalogue: Catalogue) {
  const kinds = Object.values(catalogue).map((verbs) => verbs.kind);
  const totals = Object.fromEntries(kinds.map(({ words }) => [`total${words.schemas}`, z.number()]));
  const rows = Object.fromEntries(kinds.map(({ name, schemas }) => [name, z.array(schemas.row)]));
  const growths = Object.fromEntries(kinds.map(({ name }) => [name, growth]));
  return {
    dashboard: createRoute({
      method: 'get',
      operationId: 'getDashboard',
      path: '/dashboard',
      tags: ['Site'],
      summary: 'Sitenin gösterdiği her şeyi tek yanıtta verir',
      responses: {
        200: answers(
          z.object({
            ...rows,
            settings: settingsRow,
            siteSections: z.array(sectionRow),
            hiddenSections: z.array(z.string()),
            stats: z.object({ ...totals, featuredProducts: z.number(), distributorBrands: z.number() }),
          }) as unknown as z.ZodType<Dashboard>,
        ),
        ...refusals(401),
      },
    }),
    stats: createRoute({
      method: 'get',
      operationId: 'getStats',
      path: '/stats',
      tags: ['Panel'],
      security: bearer,
      middleware: signedIn,
      summary: 'Toplamları ve aylık artışları verir',
      responses: {
        200: answers(z.object(growths) as unknown as z.ZodType<Growths>),
        ...refusals(401),
      },
    }),
  };
}

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
        mail: check.nullable(),
        scanner: check.nullable(),
        replica: check.nullable(),
        copies: z.object({
          startedAt: z.iso.datetime().nullable(),
          verifiedAt: z.iso.datetime().nullable(),
          error: z.string().nullable(),
        }),
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
  responses: { 200: answers(z.object({ ok: z.literal(true) })), ...refusals(503) },
});

/** The dashboard load, the panel's figures and the health checks below `/api`. */
export function dashboardRoutes({
  dashboard: service,
  stats: figures,
  status: checks,
  catalogue,
}: {
  dashboard: DashboardService;
  stats: StatsService;
  status: StatusService;
  catalogue: Catalogue;
}) {
  const calls = callsOf(catalogue);
  return createRouter()
    .openapi(calls.dashboard, async (c) => {
      return jsonAnswer(c, jsonOfLists(await service.get(contextOf(c)))) as never;
    })
    .openapi(calls.stats, async (c) => c.json((await figures.growth(contextOf(c))) as Growths, 200))
    .openapi(status, async (c) => c.json(await checks.check(contextOf(c)), 200))
    .openapi(health, async (c) => {
      const { ok, checks: found } = await checks.ready();
      const broken = Object.values(found).find((check) => !check.ok);
      if (!ok)
        throw new AppError('unavailable', `${broken?.detail ?? 'Sunucu kapanıyor'}.`, { retryAfter: 5 });
      return c.json({ ok: true as const }, 200);
    });
}
