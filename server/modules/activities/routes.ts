import { createRoute, z } from '@hono/zod-openapi';
import { moment } from '../../../domain/things/row.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  addressText,
  answers,
  bearer,
  createRouter,
  idParam,
  listQuery,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import type { Kind } from '../../kinds/kind.ts';
import type { Kinds, RecordKind } from '../../records/kinds.ts';
import type { Records } from '../../records/write.ts';
import { type ActivityService, activityTypes } from './service.ts';
import type { ActivityUndo } from './undo.ts';

const staff = { tags: ['Panel'], security: bearer, middleware: signedIn };

/** The names that a type goes by as well: `brand` for `brands`. */
function aliasesOf({ all }: Kinds): Map<string, string> {
  const kinds = all as ReadonlyArray<RecordKind & Partial<Pick<Kind, 'words'>>>;
  return new Map(
    kinds.flatMap(({ name, words }) => (words ? [[words.schema.toLowerCase(), name] as const] : [])),
  );
}

const day = z.iso.date({ error: 'Tarih YYYY-AA-GG biçiminde olmalı.' }).optional();
const filter = listQuery
  .pick({ search: true })
  .extend({ person: addressText(200).optional(), from: day, to: day });

function callsOf(kinds: Kinds) {
  const types = activityTypes(kinds);
  const activities = createRoute({
    ...staff,
    method: 'get',
    operationId: 'listActivities',
    path: '/activities',
    summary: 'Son işlemleri listeler',
    request: {
      query: filter
        .extend(listQuery.pick({ limit: true, cursor: true }).shape)
        .extend({ type: z.enum([...aliasesOf(kinds).keys(), ...types]).optional() }),
    },
    responses: {
      200: answers(
        z.array(
          z.object({
            id: z.string(),
            type: z.enum(types),
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
    responses: { 200: answers(z.record(z.enum(types), z.number())), ...refusals(401, 422) },
  });
  return { activities, activityCounts };
}

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

const undo = createRoute({
  ...staff,
  method: 'post',
  operationId: 'undoActivity',
  path: '/activities/{id}/undo',
  summary:
    'Bir işlemi bütünüyle geri alır: değişenler eski hâline döner, eklenenler çöp kutusuna gider, silinenler geri gelir; bu arada yeniden değişenler olduğu gibi kalır',
  request: { params: idParam },
  responses: {
    200: answers(z.object({ success: z.literal(true), undone: z.number(), skipped: z.number() })),
    ...refusals(401, 404, 409),
  },
});

/** The calls of the activity list below `/api`. */
export function activityRoutes({
  activities: service,
  records,
}: {
  activities: ActivityService & { undo: ActivityUndo };
  records: Records;
}) {
  const calls = callsOf(records.kinds);
  const aliases = aliasesOf(records.kinds);
  return createRouter()
    .openapi(calls.activities, async (c) => {
      const { type, ...query } = c.req.valid('query');
      const page = await service.list(contextOf(c), { ...query, type: type && (aliases.get(type) ?? type) });
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(calls.activityCounts, async (c) =>
      c.json(await service.counts(contextOf(c), c.req.valid('query')), 200),
    )
    .openapi(activityPeople, async (c) => c.json(await service.people(contextOf(c)), 200))
    .openapi(undo, async (c) => {
      const taken = await service.undo(contextOf(c), c.req.valid('param').id);
      return c.json({ success: true as const, ...taken }, 200);
    });
}
