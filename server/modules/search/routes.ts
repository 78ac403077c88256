import { createRoute, z } from '@hono/zod-openapi';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { Kinds } from '../../records/kinds.ts';
import type { Records } from '../../records/write.ts';
import type { SearchService } from './service.ts';
import { foundKinds } from './service.ts';

const LIMIT_DEFAULT = 5;
const LIMIT_MAX = 50;

function callOf(kinds: Kinds) {
  return createRoute({
    method: 'get',
    operationId: 'search',
    path: '/search',
    tags: ['Panel'],
    security: bearer,
    middleware: signedIn,
    summary: 'Panelde ad, kod ve metin arar; adında geçenler önce gelir',
    request: {
      query: z.object({
        search: addressText(200),
        limit: z.coerce
          .number({ error: 'Sayı bekleniyor.' })
          .int('Tam sayı girin.')
          .min(1, 'En az 1 olabilir.')
          .max(LIMIT_MAX, `En fazla ${LIMIT_MAX} olabilir.`)
          .optional(),
      }),
    },
    responses: {
      200: answers(
        z.array(
          z.object({
            kind: z.enum(foundKinds(kinds).map((kind) => kind.name)),
            id: z.string(),
            name: z.string(),
            detail: z.string(),
            rank: z.number(),
          }),
        ),
      ),
      ...refusals(401, 422),
    },
  });
}

/** The panel's search below `/api`. */
export function searchRoutes({ search, records }: { search: SearchService; records: Records }) {
  return createRouter().openapi(callOf(records.kinds), async (c) => {
    const { search: text, limit = LIMIT_DEFAULT } = c.req.valid('query');
    return c.json(await search.find(contextOf(c), text, limit), 200);
  });
}
