import { createRoute, z } from '@hono/zod-openapi';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { requiredText } from '../../../domain/rules/fields.ts';
import { userRow } from '../../../domain/things/account.ts';
import { moment } from '../../../domain/things/row.ts';
import type { Env } from '../../env.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, body, createRouter, idParam, refusals } from '../../http/openapi.ts';
import { originOf } from '../../http/origin.ts';
import { callerOf, setDeviceCookie, tellSignIn } from './caller.ts';
import type { AuthService } from './service.ts';

const tags = ['Oturum'];
const staff = { tags, security: bearer, middleware: signedIn };
const done = z.object({ success: z.literal(true), message: z.string() });
const token = z.string({ error: 'Anahtar eksik.' }).min(1, 'Anahtar eksik.').max(100, 'Anahtar geçersiz.');
const code = z.string({ error: 'Kodu yazın.' }).trim().min(1, 'Kodu yazın.').max(40, 'Kod çok uzun.');
const recoveryCodes = z.array(z.string()).nullable();
/** What browsers make of a key: its shape is theirs, and is checked by its signature. */
function browsers<T extends { id: string }>() {
  return z
    .custom<T>(
      (value) => typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string',
      'Tarayıcının yanıtı eksik.',
    )
    .openapi({ type: 'object' });
}
const challenge = z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) });
const entered = z.object({
  success: z.literal(true),
  access_token: z.string(),
  user: userRow,
  message: z.string(),
});

const secondStep = createRoute({
  method: 'post',
  operationId: 'loginWithCode',
  path: '/auth/login/code',
  tags,
  summary: 'Girişin ikinci adımı: uygulamadaki kod ya da bir kurtarma kodu',
  request: { body: body(z.strictObject({ token, code })) },
  responses: { 200: answers(entered), ...refusals(400, 401, 403, 422, 429) },
});
const passkeyChallenge = createRoute({
  method: 'post',
  operationId: 'beginPasskeyLogin',
  path: '/auth/login/passkey/options',
  tags,
  summary: 'Geçiş anahtarıyla girişi başlatır',
  responses: { 200: answers(challenge), ...refusals(400) },
});
const passkeyLogin = createRoute({
  method: 'post',
  operationId: 'loginWithPasskey',
  path: '/auth/login/passkey',
  tags,
  summary: 'Geçiş anahtarıyla oturum açar',
  request: { body: body(z.strictObject({ token, response: browsers<AuthenticationResponseJSON>() })) },
  responses: { 200: answers(entered), ...refusals(400, 401, 403, 422) },
});
const security = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getSecurity',
  path: '/auth/security',
  summary: 'Hesabın ikinci adımını, geçiş anahtarlarını ve kalan kurtarma kodlarını verir',
  responses: {
    200: answers(
      z.object({
        app: z.boolean(),
        passkeys: z.array(
          z.object({ id: z.string(), name: z.string(), createdAt: moment, usedAt: moment.nullable() }),
        ),
        recoveryCodesLeft: z.int(),
        passwordChangedAt: moment.nullable(),
      }),
    ),
    ...refusals(401),
  },
});
const beginApp = createRoute({
  ...staff,
  method: 'post',
  operationId: 'beginTotp',
  path: '/auth/totp',
  summary: 'Kod uygulamasını kurmaya başlar; önce şifre onayı ister',
  responses: {
    200: answers(z.object({ token: z.string(), secret: z.string(), address: z.string() })),
    ...refusals(401, 403),
  },
});
const finishApp = createRoute({
  ...staff,
  method: 'post',
  operationId: 'finishTotp',
  path: '/auth/totp/confirm',
  summary: 'Kod uygulamasını ilk koduyla açar; ilk kez ise kurtarma kodlarını verir',
  request: { body: body(z.strictObject({ token, code })) },
  responses: {
    200: answers(z.object({ success: z.literal(true), recoveryCodes })),
    ...refusals(400, 401, 403, 404, 422),
  },
});
const removeApp = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'removeTotp',
  path: '/auth/totp',
  summary: 'Kod uygulamasını kapatır; önce şifre onayı ister',
  responses: { 200: answers(done), ...refusals(401, 403) },
});
const renewCodes = createRoute({
  ...staff,
  method: 'post',
  operationId: 'renewRecoveryCodes',
  path: '/auth/recovery-codes',
  summary: 'Yeni kurtarma kodları verir, eskileri geçersiz olur; önce şifre onayı ister',
  responses: {
    200: answers(z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) })),
    ...refusals(401, 403, 409),
  },
});
const beginPasskey = createRoute({
  ...staff,
  method: 'post',
  operationId: 'beginPasskey',
  path: '/auth/passkeys/options',
  summary: 'Geçiş anahtarı eklemeye başlar; önce şifre onayı ister',
  responses: { 200: answers(challenge), ...refusals(401, 403, 409) },
});
const finishPasskey = createRoute({
  ...staff,
  method: 'post',
  operationId: 'addPasskey',
  path: '/auth/passkeys',
  summary: 'Geçiş anahtarını ekler; ilk ikinci adım ise kurtarma kodlarını verir',
  request: {
    body: body(
      z.strictObject({
        token,
        name: requiredText(80, 'Anahtara bir ad verin.'),
        response: browsers<RegistrationResponseJSON>(),
      }),
    ),
  },
  responses: {
    200: answers(z.object({ success: z.literal(true), id: z.string(), recoveryCodes })),
    ...refusals(400, 401, 403, 409, 422),
  },
});
const removePasskey = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'removePasskey',
  path: '/auth/passkeys/{id}',
  summary: 'Geçiş anahtarını kaldırır; önce şifre onayı ister',
  request: { params: idParam },
  responses: { 200: answers(done), ...refusals(401, 403, 404) },
});

/** The calls of second steps below `/api`. */
export function secondStepCalls({ auth, env }: { auth: AuthService; env: Env }) {
  const ok = { success: true as const };
  return createRouter()
    .openapi(secondStep, async (c) => {
      const { token: opened, user, cookie } = await auth.loginWithCode(c.req.valid('json'), callerOf(c, env));
      setDeviceCookie(c, env, cookie);
      tellSignIn(c, user.id);
      return c.json({ ...ok, access_token: opened, user, message: 'Giriş başarılı' }, 200);
    })
    .openapi(passkeyChallenge, async (c) => {
      const { options, ...begun } = await auth.passkeyChallenge({ origin: originOf(c, env) });
      return c.json({ ...begun, options: { ...options } }, 200);
    })
    .openapi(passkeyLogin, async (c) => {
      const caller = callerOf(c, env);
      const { token: opened, user, cookie } = await auth.loginWithPasskey(c.req.valid('json'), caller);
      setDeviceCookie(c, env, cookie);
      tellSignIn(c, user.id);
      return c.json({ ...ok, access_token: opened, user, message: 'Giriş başarılı' }, 200);
    })
    .openapi(security, async (c) => c.json(await auth.security(contextOf(c)), 200))
    .openapi(beginApp, async (c) => c.json(await auth.beginApp(contextOf(c)), 200))
    .openapi(finishApp, async (c) => {
      const codes = await auth.finishApp(contextOf(c), c.req.valid('json'));
      return c.json({ ...ok, recoveryCodes: codes }, 200);
    })
    .openapi(removeApp, async (c) => {
      await auth.removeApp(contextOf(c));
      return c.json({ ...ok, message: 'Kod uygulaması kapatıldı' }, 200);
    })
    .openapi(renewCodes, async (c) =>
      c.json({ ...ok, recoveryCodes: await auth.renewRecoveryCodes(contextOf(c)) }, 200),
    )
    .openapi(beginPasskey, async (c) => {
      const { options, ...begun } = await auth.beginPasskey(contextOf(c), { origin: originOf(c, env) });
      return c.json({ ...begun, options: { ...options } }, 200);
    })
    .openapi(finishPasskey, async (c) => {
      const where = { origin: originOf(c, env) };
      return c.json({ ...ok, ...(await auth.finishPasskey(contextOf(c), c.req.valid('json'), where)) }, 200);
    })
    .openapi(removePasskey, async (c) => {
      await auth.removePasskey(contextOf(c), c.req.valid('param').id);
      return c.json({ ...ok, message: 'Geçiş anahtarı kaldırıldı' }, 200);
    });
}
