import { createRoute, z } from '@hono/zod-openapi';
import {
  messageInput,
  messageKey,
  messagePatch,
  messageRow,
  messageSending,
} from '../../../domain/things/message.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import {
  answers,
  bearer,
  body,
  createRouter,
  flagQuery,
  idParam,
  listQuery,
  refusals,
  setListHeaders,
  sortQuery,
  trashedRow,
  trashedRows,
  updatedRows,
} from '../../http/openapi.ts';
import { added, matchOf, oneRow, removedRow, tagged } from '../../http/versions.ts';
import { idList, manyRows } from '../../kinds/bulk.ts';
import { messageRecord } from './kind.ts';
import type { MessageService } from './service.ts';
import { messageSorts } from './service.ts';

const tags = ['Mesajlar'];
const staff = { tags, security: bearer, middleware: signedIn };

const own = { trashable: [messageRecord.name] };
const storedMessage = messageRow.extend({ success: z.literal(true) });
/** What its sender is answered. */
const receivedMessage = storedMessage.omit({ isSuspect: true, consentVersion: true, anonymizedAt: true });

const create = createRoute({
  method: 'post',
  operationId: 'createMessage',
  path: '/messages',
  tags,
  summary: 'İletişim formunun mesajını saklar',
  description:
    'Idempotency-Key taşıyan bir gönderi yinelenirse mesaj ikinci kez saklanmaz, ilk yanıt verilir.',
  request: { headers: z.object({ 'idempotency-key': messageKey }), body: body(messageSending) },
  responses: {
    201: answers(receivedMessage, 'Saklandı'),
    ...refusals(400, 409, 422, 429),
  },
});
const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listMessages',
  path: '/messages',
  summary: 'Mesajları listeler',
  request: {
    query: listQuery
      .omit({ includeInactive: true })
      .extend({ sort: sortQuery(messageSorts), isRead: flagQuery, isSuspect: flagQuery }),
  },
  responses: { 200: answers(z.array(messageRow)), ...refusals(401, 422) },
});
const unread = createRoute({
  ...staff,
  method: 'get',
  operationId: 'countUnreadMessages',
  path: '/messages/unread',
  summary: 'Okunmamış mesajların sayısını verir',
  responses: { 200: answers(z.object({ count: z.number() })), ...refusals(401) },
});
const get = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getMessage',
  path: '/messages/{id}',
  summary: 'Bir mesajı verir',
  request: { params: idParam },
  responses: { 200: answers(messageRow), ...refusals(401, 404) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateMessage',
  path: '/messages/{id}',
  summary: 'Mesajı okundu ya da okunmadı, olası istenmeyen ya da değil yapar',
  request: {
    ...oneRow,
    body: changeBody(messagePatch, storedMessage, { fixed: Object.keys(messageInput.shape) }),
  },
  responses: { 200: answers(messageRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteMessage',
  path: '/messages/{id}',
  summary: 'Mesajı çöp kutusuna taşır',
  request: removedRow,
  responses: { 200: answers(trashedRow(own)), ...refusals(401, 404, 409, 412, 422) },
});
const bulk = createRoute({
  ...staff,
  method: 'post',
  operationId: 'changeMessages',
  path: '/messages/bulk',
  summary: 'Birçok mesajı okundu ya da okunmadı yapar',
  request: { body: body(z.strictObject({ ids: idList, set: z.strictObject({ isRead: z.boolean() }) })) },
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const bulkDelete = createRoute({
  ...staff,
  method: 'post',
  operationId: 'deleteMessages',
  path: '/messages/bulk-delete',
  summary: 'Birçok mesajı çöp kutusuna taşır',
  request: manyRows,
  responses: { 200: answers(trashedRows(own)), ...refusals(400, 401, 404, 422) },
});

/** The calls of the contact form and its inbox below `/api`. */
export function messageRoutes({ messages }: { messages: MessageService }) {
  return createRouter()
    .openapi(create, async (c) => {
      const { form, ...texts } = c.req.valid('json');
      const message = await messages.receive({
        ...{ texts, form },
        key: c.req.valid('header')['idempotency-key'],
        address: c.var.address,
      });
      return c.json({ success: true as const, ...added(c, 'messages', message) }, 201);
    })
    .openapi(list, async (c) => {
      const page = await messages.list(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(unread, async (c) => c.json({ count: await messages.unreadCount(contextOf(c)) }, 200))
    .openapi(get, async (c) =>
      c.json(tagged(c, await messages.get(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await messages.update(contextOf(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(remove, async (c) => {
      const expected = { ...c.req.valid('query'), match: matchOf(c) };
      const gone = await messages.remove(contextOf(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(bulk, async (c) => {
      const { ids, set } = c.req.valid('json');
      return c.json({ success: true as const, ...(await messages.setMany(contextOf(c), ids, set)) }, 200);
    })
    .openapi(bulkDelete, async (c) => {
      const gone = await messages.removeMany(contextOf(c), c.req.valid('json').ids);
      return c.json({ success: true as const, ...gone }, 200);
    });
}
