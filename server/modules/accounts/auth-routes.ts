import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '../../../domain/errors.ts';
import { LOGIN_REQUIRED, meRow, userRow } from '../../../domain/things/account.ts';
import { moment } from '../../../domain/things/row.ts';
import type { Env } from '../../env.ts';
import { contextOf, requirePerson, signedIn } from '../../http/auth.ts';
import { answers, bearer, body, createRouter, idParam, refusals, refuseInvalid } from '../../http/openapi.ts';
import { callerOf, setDeviceCookie, tellSignIn } from './caller.ts';
import type { AuthService } from './service.ts';
import { SECOND_WAYS } from './sign-in.ts';

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
      z.object({
        success: z.literal(true),
        /** Left out where the account has a second step. */
        access_token: z.string().optional(),
        user: userRow.optional(),
        secondStep: z.object({ token: z.string(), ways: z.array(z.enum(SECOND_WAYS)) }).optional(),
        message: z.string(),
      }),
    ),
    ...refusals(400, 401, 403, 429),
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
  responses: { 200: answers(meRow), ...refusals(401) },
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
const policy = createRoute({
  method: 'get',
  operationId: 'getSignInPolicy',
  path: '/auth/policy',
  tags,
  summary: 'Şifrenin en kısa boyunu ve e-posta gönderilip gönderilmediğini verir',
  responses: { 200: answers(z.object({ passwordMin: z.int(), sendsMail: z.boolean() })) },
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

const confirm = createRoute({
  ...staff,
  method: 'post',
  operationId: 'confirmPassword',
  path: '/auth/confirm',
  summary: 'Önemli işlemlerden önce şifreyi bir kez daha alır; birkaç dakika geçerlidir',
  request: { body: body(z.strictObject({ password: missing(text) })) },
  responses: {
    200: answers(z.object({ success: z.literal(true), confirmedUntil: moment })),
    ...refusals(400, 401, 422, 429),
  },
});

/** The calls of sign-in below `/api`. */
export function authCalls({ auth, env }: { auth: AuthService; env: Env }) {
  return createRouter()
    .openapi(
      login,
      async (c) => {
        const opened = await auth.login(c.req.valid('json'), callerOf(c, env));
        const ok = { success: true as const };
        if ('secondStep' in opened) return c.json({ ...ok, ...opened, message: 'İkinci adım gerekli' }, 200);
        const { token, user, cookie } = opened;
        setDeviceCookie(c, env, cookie);
        tellSignIn(c, user.id);
        return c.json({ ...ok, access_token: token, user, message: 'Giriş başarılı' }, 200);
      },
      (result) => {
        if (result.success) return;
        if (result.target === 'json') throw new AppError('bad_request', LOGIN_REQUIRED);
        refuseInvalid(result);
      },
    )
    .openapi(logout, async (c) => {
      await auth.logout(contextOf(c));
      return c.json({ success: true as const, message: 'Çıkış yapıldı' }, 200);
    })
    .openapi(me, async (c) =>
      c.json({ ...requirePerson(c).user, draftKey: await auth.draftKey(contextOf(c)) }, 200),
    )
    .openapi(changePassword, async (c) => {
      await auth.changePassword(contextOf(c), c.req.valid('json'));
      return c.json({ success: true as const, message: 'Şifreniz başarıyla değiştirildi!' }, 200);
    })
    .openapi(confirm, async (c) => {
      const confirmedUntil = await auth.confirm(contextOf(c), c.req.valid('json').password);
      return c.json({ success: true as const, confirmedUntil }, 200);
    })
    .openapi(policy, (c) => c.json(auth.policy(), 200))
    .openapi(sessions, async (c) => c.json(await auth.sessions(contextOf(c)), 200))
    .openapi(endSession, async (c) => {
      await auth.endSession(contextOf(c), c.req.valid('param').id);
      return c.json({ success: true as const, message: 'Oturum kapatıldı' }, 200);
    });
}
