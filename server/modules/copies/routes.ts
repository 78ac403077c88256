import { createRoute, z } from '@hono/zod-openapi';
import { copyRow } from '../../../domain/things/copy.ts';
import { disposition } from '../../files/disposition.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { onNotFound } from '../../http/errors.ts';
import { addressText, answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import { sendObject } from '../../http/send-object.ts';
import type { CopyService } from './service.ts';

const staff = { tags: ['Yedekler'], security: bearer, middleware: signedIn };
const moment = z.iso.datetime();
const nameParam = z.object({ name: addressText(100).min(1) });

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listCopies',
  path: '/copies',
  summary: 'Yedekleri, yenisi önce, ve sıradaki yedeğin zamanını verir',
  responses: {
    200: answers(
      z.object({
        copies: z.array(copyRow),
        isRunning: z.boolean(),
        nextAt: moment.nullable(),
        keep: z.string(),
        isEncrypted: z.boolean(),
        bucket: z.string().nullable(),
      }),
    ),
    ...refusals(401),
  },
});
const take = createRoute({
  ...staff,
  method: 'post',
  operationId: 'takeCopy',
  path: '/copies',
  summary: 'Yedek almaya başlar; bitince listede görünür',
  responses: { 202: answers(z.object({ success: z.literal(true) }), 'Başladı'), ...refusals(401, 409) },
});
const link = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createCopyLink',
  path: '/copies/{name}/link',
  summary: 'Bir yedeği indiren, beş dakika geçerli bağlantıyı verir',
  request: { params: nameParam },
  responses: { 200: answers(z.object({ url: z.string() })), ...refusals(401, 404) },
});
const restore = createRoute({
  ...staff,
  method: 'post',
  operationId: 'restoreCopy',
  path: '/copies/{name}/restore',
  summary: 'Bugünkü hâli yedekler, sonra siteyi bir yedeğe geri döndürür',
  request: { params: nameParam },
  responses: {
    200: answers(z.object({ success: z.literal(true), counts: z.record(z.string(), z.number()) })),
    ...refusals(401, 404, 409),
  },
});

/** The calls of copies below `/api`. */
export function copyRoutes({ copies }: { copies: CopyService }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await copies.overview(contextOf(c)), 200))
    .openapi(take, async (c) => {
      await copies.take(contextOf(c));
      return c.json({ success: true as const }, 202);
    })
    .openapi(link, async (c) => {
      const url = await copies.link(contextOf(c), c.req.valid('param').name);
      return c.json({ url }, 200);
    })
    .openapi(restore, async (c) => {
      const counts = await copies.restore(contextOf(c), c.req.valid('param').name);
      return c.json({ success: true as const, counts }, 200);
    });
}

/** Serves archives to the links that staff ask for: a browser saves them without holding them. */
export function mountCopies(app: ReturnType<typeof createRouter>, { copies }: { copies: CopyService }): void {
  app.get('/copies/:name', async (c) => {
    const name = c.req.param('name');
    const storage = await copies.open(name, c.req.query('token'));
    if (!storage) return onNotFound(c) as Response;
    c.header('Content-Disposition', disposition('attachment', name));
    c.header('Content-Encoding', 'identity');
    return sendObject(c, storage, name, {
      cacheControl: 'private, no-store',
      contentType: 'application/octet-stream',
    });
  });
}
