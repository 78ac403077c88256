import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { LOGIN_REQUIRED, userRow } from '../../../domain/account.ts';
import { AppError } from '../../../domain/errors.ts';
import { moment } from '../../../domain/row.ts';
import { requireSession, signedIn } from '../../http/auth.ts';
import type { HttpEnv } from '../../http/context.ts';
import { answers, bearer, body, createRouter, idParam, refusals, refuseInvalid } from '../../http/openapi.ts';
import type { Services } from '../../services.ts';
import type { Client } from './service.ts';

const tags = ['Oturum'];
const staff = { tags, security: bearer, middleware: signedIn };
const done = z.object({ success: z.literal(true), message: z.string() });

const login = createRoute({
  method: 'post',
  operationId: 'login',
  path: '/auth/login',
  tags,
  summary: 'Oturum açar',
  // The fields are checked by the service: whatever is wrong with them answers 400 with one sentence.
  request: {
    body: body(
      z
        .object({ email: z.unknown(), password: z.unknown() })
        .partial()
        .openapi({ example: { email: 'ad@klinik.com.tr', password: '••••••' } }),
    ),
  },
  responses: {
    200: answers(
      z.object({ success: z.literal(true), access_token: z.string(), user: userRow, message: z.string() }),
    ),
    ...refusals(400, 401, 429),
  },
});
const logout = createRoute({
  ...staff,
  method: 'post',
  operationId: 'logout',
  path: '/auth/logout',
  summary: 'Oturumu kapatır',
  responses: { 200: answers(done), ...refusals(401) },
});
const me = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getMe',
  path: '/auth/me',
  summary: 'Oturumu açık kişiyi verir',
  responses: { 200: answers(userRow), ...refusals(401) },
});
const text = z
  .string({ error: 'Metin bekleniyor.' })
  .max(1000, 'En fazla 1000 karakter olabilir.')
  .refine((value) => !value.includes('\0'), 'Geçersiz karakter içeriyor.');
/** What is not there counts as empty: the rules of the form say which sentence refuses that. */
function missing(schema: typeof text) {
  return schema.nullish().transform((value) => value ?? '');
}
const changePassword = createRoute({
  ...staff,
  method: 'post',
  operationId: 'changePassword',
  path: '/auth/change-password',
  summary: 'Şifreyi değiştirir, hesabın öteki oturumlarını kapatır',
  request: {
    body: body(
      z.strictObject({
        currentPassword: missing(text),
        newPassword: missing(text),
        repeatPassword: text.optional(),
      }),
    ),
  },
  responses: { 200: answers(done), ...refusals(400, 401, 422, 429) },
});
const sessionRow = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: moment,
  seenAt: moment,
  isCurrent: z.boolean(),
});
const sessions = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listSessions',
  path: '/auth/sessions',
  summary: 'Hesabın açık oturumlarını verir',
  responses: { 200: answers(z.array(sessionRow)), ...refusals(401) },
});
const endSession = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'endSession',
  path: '/auth/sessions/{id}',
  summary: 'Bir oturumu kapatır',
  request: { params: idParam },
  responses: { 200: answers(done), ...refusals(401, 404) },
});

function clientOf(c: Context<HttpEnv>): Client {
  return { address: c.var.address, userAgent: c.req.header('user-agent') ?? null };
}

/** The calls of sign-in below `/api`. */
export function authRoutes({ auth }: Services) {
  return createRouter()
    .openapi(
      login,
      async (c) => {
        const { token, user } = await auth.login(c.req.valid('json'), clientOf(c));
        return c.json({ success: true as const, access_token: token, user, message: 'Giriş başarılı' }, 200);
      },
      (result) => {
        if (result.success) return;
        if (result.target === 'json') throw new AppError('bad_request', LOGIN_REQUIRED);
        refuseInvalid(result);
      },
    )
    .openapi(logout, async (c) => {
      await auth.logout(requireSession(c).id);
      return c.json({ success: true as const, message: 'Çıkış yapıldı' }, 200);
    })
    .openapi(me, async (c) => c.json(requireSession(c).user, 200))
    .openapi(changePassword, async (c) => {
      await auth.changePassword(requireSession(c), c.req.valid('json'));
      return c.json({ success: true as const, message: 'Şifreniz başarıyla değiştirildi!' }, 200);
    })
    .openapi(sessions, async (c) => c.json(await auth.sessions(requireSession(c)), 200))
    .openapi(endSession, async (c) => {
      await auth.endSession(requireSession(c), c.req.valid('param').id);
      return c.json({ success: true as const, message: 'Oturum kapatıldı' }, 200);
    });
}
