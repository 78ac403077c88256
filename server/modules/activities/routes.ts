import { createRoute, z } from '@hono/zod-openapi';
import { moment } from '../../../domain/row.ts';
import { ACTIVITY_TYPES, type ActivityType } from '../../db/schema.ts';
import { signedIn } from '../../http/auth.ts';
import {
  addressText,
  answers,
  bearer,
  createRouter,
  listQuery,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import type { Services } from '../../services.ts';

const staff = { tags: ['Panel'], security: bearer, middleware: signedIn };

/** The names that the first four types go by as well. */
const SINGULAR = {
  brand: 'brands',
  category: 'categories',
  product: 'products',
  catalog: 'catalogs',
} as const;
const typeNames = Object.keys(SINGULAR) as (keyof typeof SINGULAR)[];

function typeOf(name: ActivityType | keyof typeof SINGULAR): ActivityType {
  return name in SINGULAR ? SINGULAR[name as keyof typeof SINGULAR] : (name as ActivityType);
}

const day = z.iso.date({ error: 'Tarih YYYY-AA-GG biçiminde olmalı.' }).optional();
const filter = listQuery
  .pick({ search: true })
  .extend({ person: addressText(200).optional(), from: day, to: day });

const activities = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listActivities',
  path: '/activities',
  summary: 'Son işlemleri listeler',
  request: {
    query: filter
      .extend(listQuery.pick({ limit: true, cursor: true }).shape)
      .extend({ type: z.enum([...typeNames, ...ACTIVITY_TYPES]).optional() }),
  },
  responses: {
    200: answers(
      z.array(
        z.object({
          id: z.string(),
          type: z.enum(ACTIVITY_TYPES),
          action: z.enum(['create', 'update', 'delete', 'restore', 'purge']),
          entity: z.string(),
          entityId: z.string(),
          name: z.string(),
          count: z.number(),
          actor: z.string(),
          createdAt: moment,
          exists: z.boolean(),
          changed: z.array(z.string()),
          isActive: z.boolean().nullable(),
          place: z.string().nullable(),
        }),
      ),
    ),
    ...refusals(401, 422),
  },
});
const activityCounts = createRoute({
  ...staff,
  method: 'get',
  operationId: 'countActivities',
  path: '/activities/counts',
  summary: 'Türlere göre işlem sayılarını verir',
  request: { query: filter },
  responses: { 200: answers(z.record(z.enum(ACTIVITY_TYPES), z.number())), ...refusals(401, 422) },
});
const activityPeople = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listActivityPeople',
  path: '/activities/people',
  summary: 'İşlem yapanları verir',
  responses: {
    200: answers(z.array(z.object({ id: z.string(), name: z.string() }))),
    ...refusals(401),
  },
});

/** The calls of the activity list below `/api`. */
export function activityRoutes({ activities: service }: Services) {
  return createRouter()
    .openapi(activities, async (c) => {
      const { type, ...query } = c.req.valid('query');
      const page = await service.list({ ...query, type: type && typeOf(type) });
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(activityCounts, async (c) => c.json(await service.counts(c.req.valid('query')), 200))
    .openapi(activityPeople, async (c) => c.json(await service.people(), 200));
}
