import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '../../../domain/errors.ts';
import { GAPS, type Gap, gapBoard, gapProduct } from '../../../domain/things/gap.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { GapService } from './service.ts';

const staff = { tags: ['Panel'], security: bearer, middleware: signedIn };

const board = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getGaps',
  path: '/gaps',
  summary: 'Markalara göre ürünlerin eksiklerini sayar, boş kategorileri söyler',
  responses: { 200: answers(gapBoard), ...refusals(401) },
});
const queue = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listGap',
  path: '/gaps/{gap}',
  summary: 'Bir eksiği olan ürünleri sırayla verir',
  request: {
    params: z.object({ gap: addressText(64).describe(GAPS.join(', ')) }),
    query: z.object({ brandId: addressText(64).optional() }),
  },
  responses: { 200: answers(z.array(gapProduct)), ...refusals(401, 404, 422) },
});

/** @throws AppError not_found */
function gapNamed(name: string): Gap {
  const gap = GAPS.find((known) => known === name);
  if (!gap) throw new AppError('not_found', 'Böyle bir eksik listesi yok.');
  return gap;
}

/** What products lack, below `/api`. */
export function gapRoutes({ gaps }: { gaps: GapService }) {
  return createRouter()
    .openapi(board, async (c) => c.json(await gaps.board(contextOf(c)), 200))
    .openapi(queue, async (c) => {
      const { brandId } = c.req.valid('query');
      return c.json(await gaps.queue(contextOf(c), gapNamed(c.req.valid('param').gap), brandId), 200);
    });
}
