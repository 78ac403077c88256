import { createRoute, z } from '@hono/zod-openapi';
import { tokenInput, tokenRow } from '../../../domain/things/api-token.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, body, createRouter, idParam, refusals } from '../../http/openapi.ts';
import type { TokenService } from './service.ts';

const staff = { tags: ['API belirteçleri'], security: bearer, middleware: signedIn };

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listTokens',
  path: '/tokens',
  summary: 'Başka programların belirteçlerini listeler',
  responses: { 200: answers(z.array(tokenRow)), ...refusals(401, 403) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createToken',
  path: '/tokens',
  summary: 'Belirteç oluşturur ve bir kez gösterir; önce şifre onayı ister',
  request: { body: body(tokenInput) },
  responses: {
    201: answers(tokenRow.extend({ token: z.string() }), 'Oluşturuldu'),
    ...refusals(400, 401, 403, 422),
  },
});
const revoke = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'revokeToken',
  path: '/tokens/{id}',
  summary: 'Belirteci hemen geçersiz kılar',
  request: { params: idParam },
  responses: { 200: answers(z.object({ success: z.literal(true) })), ...refusals(401, 403, 404) },
});

/** The calls about tokens of other programs, below `/api`. */
export function tokenRoutes({ tokens }: { tokens: TokenService }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await tokens.list(contextOf(c)), 200))
    .openapi(create, async (c) => {
      const made = await tokens.create(contextOf(c), c.req.valid('json'));
      c.header('Location', `/api/tokens/${made.id}`);
      return c.json(made, 201);
    })
    .openapi(revoke, async (c) => {
      await tokens.revoke(contextOf(c), c.req.valid('param').id);
      return c.json({ success: true as const }, 200);
    });
}
