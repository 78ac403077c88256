import { createRoute, z } from '@hono/zod-openapi';
import { accountInput, accountPatch, accountRow, linkInput } from '../../../domain/things/account.ts';
import { moment } from '../../../domain/things/row.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import { answers, bearer, body, createRouter, idParam, refusals } from '../../http/openapi.ts';
import type { Origins } from '../../http/origin.ts';
import { added, matchOf, oneRow, removedRow, tagged } from '../../http/versions.ts';
import type { AccountService } from './service.ts';

const tags = ['Hesaplar'];
const staff = { tags, security: bearer, middleware: signedIn };
const handed = {
  /** The link, where it goes from hand to hand. */
  link: z.string().nullable(),
  expiresAt: moment,
};

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listAccounts',
  path: '/accounts',
  summary: 'Panelin hesaplarını listeler',
  responses: { 200: answers(z.array(accountRow)), ...refusals(401, 403) },
});
const get = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getAccount',
  path: '/accounts/{id}',
  summary: 'Bir hesabı verir',
  request: { params: idParam },
  responses: { 200: answers(accountRow), ...refusals(401, 403, 404) },
});
const invite = createRoute({
  ...staff,
  method: 'post',
  operationId: 'inviteAccount',
  path: '/accounts',
  summary: 'Bir kişiyi e-postayla ya da bir kez açılan bağlantıyla davet eder; önce şifre onayı ister',
  request: { body: body(accountInput) },
  responses: {
    201: answers(accountRow.extend(handed), 'Davet edildi'),
    ...refusals(400, 401, 403, 409, 422),
  },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateAccount',
  path: '/accounts/{id}',
  summary: 'Adı ya da yetkiyi değiştirir, hesabı kapatır ya da açar; önce şifre onayı ister',
  request: { ...oneRow, body: changeBody(accountPatch, accountRow, { fixed: ['email'] }) },
  responses: { 200: answers(accountRow), ...refusals(400, 401, 403, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'removeAccount',
  path: '/accounts/{id}',
  summary: 'Hesabı oturumlarıyla birlikte siler; önce şifre onayı ister',
  request: removedRow,
  responses: {
    200: answers(z.object({ success: z.literal(true), message: z.string() })),
    ...refusals(401, 403, 404, 409, 412, 422),
  },
});
const sendLink = createRoute({
  ...staff,
  method: 'post',
  operationId: 'sendPasswordLink',
  path: '/accounts/{id}/password-link',
  summary:
    'Şifreyi yenileyen (davette belirleyen) bağlantıyı e-postayla gönderir ya da verir; önce şifre onayı ister',
  request: { params: idParam, body: body(linkInput) },
  responses: { 200: answers(z.object(handed)), ...refusals(400, 401, 403, 404, 409, 422) },
});

const resetSecondStep = createRoute({
  ...staff,
  method: 'post',
  operationId: 'resetSecondStep',
  path: '/accounts/{id}/reset-second-step',
  summary: 'Telefonunu kaybedenin ikinci adımını kaldırır, oturumlarını kapatır; önce şifre onayı ister',
  request: { params: idParam },
  responses: {
    200: answers(z.object({ success: z.literal(true), message: z.string() })),
    ...refusals(401, 403, 404),
  },
});

/** The calls that manage accounts below `/api`. */
export function accountCalls({ accounts, origins }: { accounts: AccountService; origins: Origins }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await accounts.list(contextOf(c)), 200))
    .openapi(get, async (c) =>
      c.json(tagged(c, await accounts.get(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(invite, async (c) => {
      const row = await accounts.invite(contextOf(c), c.req.valid('json'), origins.ofContext(c));
      return c.json(added(c, 'accounts', row), 201);
    })
    .openapi(update, async (c) => {
      const change = { change: c.req.valid('json'), match: matchOf(c) };
      return c.json(tagged(c, await accounts.update(contextOf(c), c.req.valid('param').id, change)), 200);
    })
    .openapi(remove, async (c) => {
      const { version } = c.req.valid('query');
      await accounts.remove(contextOf(c), c.req.valid('param').id, { version, match: matchOf(c) });
      return c.json({ success: true as const, message: 'Hesap silindi' }, 200);
    })
    .openapi(resetSecondStep, async (c) => {
      await accounts.resetSecondStep(contextOf(c), c.req.valid('param').id);
      return c.json({ success: true as const, message: 'İkinci adım kaldırıldı' }, 200);
    })
    .openapi(sendLink, async (c) => {
      const { deliver } = c.req.valid('json');
      const asked = { deliver, origin: origins.ofContext(c) };
      return c.json(await accounts.sendLink(contextOf(c), c.req.valid('param').id, asked), 200);
    });
}
