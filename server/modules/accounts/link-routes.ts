import { createRoute, z } from '@hono/zod-openapi';
import { requiredText } from '../../../domain/rules/fields.ts';
import { LINK_PURPOSES } from '../../../domain/things/account.ts';
import { moment } from '../../../domain/things/row.ts';
import type { Env } from '../../env.ts';
import { answers, body, createRouter, refusals } from '../../http/openapi.ts';
import type { Origins } from '../../http/origin.ts';
import { callerOf } from './caller.ts';
import type { AuthService } from './service.ts';

const tags = ['Oturum'];
const done = z.object({ success: z.literal(true), message: z.string() });
const token = z
  .string({ error: 'Bağlantı eksik.' })
  .min(1, 'Bağlantı eksik.')
  .max(100, 'Bağlantı geçersiz.')
  .openapi({ example: 'q7Yk0JrX2mVt9cZf4bWn8sHd1gLp6aEo3uKi5yRxTqM' });
/** The same sentence for everyone: it does not say whether the account is there. */
const SENT =
  'Bu adresle bir hesap varsa şifre bağlantısını e-postayla gönderdik. Bağlantı bir saat geçerlidir.';

const forgotPassword = createRoute({
  method: 'post',
  operationId: 'forgotPassword',
  path: '/auth/forgot-password',
  tags,
  summary: 'Şifresini unutana e-postayla bir bağlantı gönderir',
  request: { body: body(z.strictObject({ email: requiredText(254, 'E-posta adresinizi yazın.') })) },
  responses: { 200: answers(done), ...refusals(400, 422, 429, 503) },
});
const openLink = createRoute({
  method: 'post',
  operationId: 'openPasswordLink',
  path: '/auth/link',
  tags,
  summary: 'Davet ya da şifre bağlantısının kimin olduğunu söyler; bağlantı kullanılmış olmaz',
  request: { body: body(z.strictObject({ token })) },
  responses: {
    200: answers(
      z.object({ purpose: z.enum(LINK_PURPOSES), email: z.email(), name: z.string(), expiresAt: moment }),
    ),
    ...refusals(400, 404, 422),
  },
});
const acceptLink = createRoute({
  method: 'post',
  operationId: 'setPassword',
  path: '/auth/set-password',
  tags,
  summary: 'Bağlantıyla yeni şifreyi belirler, hesabın oturumlarını kapatır',
  request: {
    body: body(
      z.strictObject({
        token,
        newPassword: z
          .string({ error: 'Yeni şifre gereklidir!' })
          .min(1, 'Yeni şifre gereklidir!')
          .max(1000, 'En fazla 1000 karakter olabilir.')
          .refine((value) => !value.includes('\0'), 'Geçersiz karakter içeriyor.'),
      }),
    ),
  },
  responses: { 200: answers(done), ...refusals(400, 404, 422) },
});

/** The calls of who has no password yet, or none any more, below `/api`. */
export function linkCalls({ auth, env, origins }: { auth: AuthService; env: Env; origins: Origins }) {
  return createRouter()
    .openapi(forgotPassword, async (c) => {
      // The mail carries a link: never to a place that only the request names.
      const caller = { ...callerOf(c, env), origin: origins.ofContext(c) };
      await auth.forgotPassword(c.req.valid('json').email, caller);
      return c.json({ success: true as const, message: SENT }, 200);
    })
    .openapi(openLink, async (c) => c.json(await auth.openLink(c.req.valid('json').token), 200))
    .openapi(acceptLink, async (c) => {
      await auth.acceptLink(c.req.valid('json'), callerOf(c, env));
      return c.json(
        { success: true as const, message: 'Şifreniz belirlendi. Şimdi giriş yapabilirsiniz.' },
        200,
      );
    });
}
