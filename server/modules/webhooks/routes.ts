import { createRoute, z } from '@hono/zod-openapi';
import { deliveryRow, webhookInput, webhookPatch, webhookRow } from '../../../domain/things/webhook.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  addressText,
  answers,
  bearer,
  body,
  createRouter,
  idParam,
  partQuery,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import type { WebhookService } from './service.ts';

const staff = { tags: ['Webhooklar'], security: bearer, middleware: signedIn };

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listWebhooks',
  path: '/webhooks',
  summary: 'Olaylardan haber verilen adresleri listeler',
  responses: { 200: answers(z.array(webhookRow)), ...refusals(401, 403) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createWebhook',
  path: '/webhooks',
  summary: 'Webhook ekler ve imza anahtarını bir kez gösterir; önce şifre onayı ister',
  request: { body: body(webhookInput) },
  responses: {
    201: answers(webhookRow.extend({ secret: z.string() }), 'Eklendi'),
    ...refusals(400, 401, 403, 422),
  },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateWebhook',
  path: '/webhooks/{id}',
  summary: 'Webhook adresini, olaylarını değiştirir, kapatır ya da açar; önce şifre onayı ister',
  request: { params: idParam, body: body(webhookPatch) },
  responses: { 200: answers(webhookRow), ...refusals(400, 401, 403, 404, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'removeWebhook',
  path: '/webhooks/{id}',
  summary: 'Webhook adresini gönderileriyle birlikte siler',
  request: { params: idParam },
  responses: { 200: answers(z.object({ success: z.literal(true) })), ...refusals(401, 403, 404) },
});
const trial = createRoute({
  ...staff,
  method: 'post',
  operationId: 'tryWebhook',
  path: '/webhooks/{id}/test',
  summary: 'Deneme gönderir ve sonucunu verir',
  request: { params: idParam },
  responses: { 200: answers(deliveryRow), ...refusals(401, 403, 404) },
});
const deliveries = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listWebhookDeliveries',
  path: '/webhook-deliveries',
  summary: 'Webhooklara gönderilenleri ve sonuçlarını listeler',
  request: { query: partQuery.extend({ webhookId: addressText(64).optional() }) },
  responses: { 200: answers(z.array(deliveryRow)), ...refusals(401, 403, 422) },
});
const resend = createRoute({
  ...staff,
  method: 'post',
  operationId: 'resendWebhookDelivery',
  path: '/webhook-deliveries/{id}/resend',
  summary: 'Bir gönderiyi yeniden gönderir ve sonucunu verir',
  request: { params: idParam },
  responses: { 200: answers(deliveryRow), ...refusals(401, 403, 404) },
});

/** The calls about webhooks, below `/api`. */
export function webhookRoutes({ webhooks }: { webhooks: WebhookService }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await webhooks.list(contextOf(c)), 200))
    .openapi(create, async (c) => {
      const made = await webhooks.create(contextOf(c), c.req.valid('json'));
      c.header('Location', `/api/webhooks/${made.id}`);
      return c.json(made, 201);
    })
    .openapi(update, async (c) =>
      c.json(await webhooks.update(contextOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      await webhooks.remove(contextOf(c), c.req.valid('param').id);
      return c.json({ success: true as const }, 200);
    })
    .openapi(trial, async (c) => c.json(await webhooks.trial(contextOf(c), c.req.valid('param').id), 200))
    .openapi(deliveries, async (c) => {
      const page = await webhooks.deliveries(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(resend, async (c) => c.json(await webhooks.resend(contextOf(c), c.req.valid('param').id), 200));
}
