import { createRoute, z } from '@hono/zod-openapi';
import { replyInput } from '../../../domain/things/answering.ts';
import {
  messageCounts,
  messageInput,
  messageKey,
  messageMarks,
  messagePatch,
  messageRow,
  messageSending,
} from '../../../domain/things/message.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  answers,
  bearer,
  body,
  createRouter,
  idParam,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import { added, tagged } from '../../http/versions.ts';
import { answeringRoutes } from '../../kinds/answering-routes.ts';
import { someOf } from '../../kinds/bulk.ts';
import { manyRowRoutes, oneRowRoutes } from '../../kinds/row-routes.ts';
import { messageListQuery, messageRecord } from './kind.ts';
import type { MessageService } from './service.ts';

const tags = ['Mesajlar'];
const staff = { tags, security: bearer, middleware: signedIn };

const storedMessage = messageRow.extend({ success: z.literal(true) });
/** What its sender is answered. */
const receivedMessage = storedMessage.omit({
  ...{ isSuspect: true, consentVersion: true, anonymizedAt: true },
  ...{ state: true, assigneeId: true, assignee: true, answeredAt: true, notes: true },
});

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
  request: { query: messageListQuery },
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
const reply = createRoute({
  ...staff,
  method: 'post',
  operationId: 'replyToMessage',
  path: '/messages/{id}/replies',
  summary: 'Mesaja e-postayla yanıt verir; yanıt mesajda saklanır',
  request: { params: idParam, body: body(replyInput) },
  responses: { 200: answers(messageRow, 'Gönderilmek üzere saklandı'), ...refusals(400, 401, 404, 422) },
});
const words = {
  name: 'messages',
  tags,
  schema: 'Message',
  schemas: 'Messages',
  object: 'mesajı',
  trashable: [messageRecord.name],
} as const;
const change = {
  ...{ patch: messagePatch, row: messageRow, listed: storedMessage, fixed: Object.keys(messageInput.shape) },
  summary:
    'Mesajı okundu ya da okunmadı, olası istenmeyen ya da değil yapar; durumunu ve yanıtlayanını değiştirir',
};
const changes = {
  set: someOf(messageMarks),
  summary: 'Birçok mesajı okundu ya da okunmadı yapar ya da durumlarını değiştirir',
};

const answered = {
  row: messageRow,
  counts: messageCounts,
  summaries: {
    counts: 'Her durumdaki mesajların sayısını verir',
    people: 'Mesaj yanıtlayabilecek kişileri verir',
    note: 'Mesaja iç not ekler',
  },
};

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
    .route('/', answeringRoutes(words, answered, messages))
    .openapi(get, async (c) =>
      c.json(tagged(c, await messages.get(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(reply, async (c) => {
      const { text } = c.req.valid('json');
      const message = await messages.reply(contextOf(c), c.req.valid('param').id, text);
      return c.json(message, 200);
    })
    .route('/', oneRowRoutes(words, change, messages))
    .route('/', manyRowRoutes(words, changes, messages));
}
