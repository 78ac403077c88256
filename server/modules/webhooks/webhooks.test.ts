import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Quote } from '../../../domain/things/quote.ts';
import {
  type Delivery,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
} from '../../../domain/things/webhook.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { createSender } from './sender.ts';

type Heard = {
  headers: IncomingHttpHeaders;
  body: string;
  event: string;
  items: Array<Record<string, unknown>>;
};

let test: TestApp;
let listener: Server;
let heard: Heard[];
let answersWith: number;
let url: string;
beforeEach(async () => {
  heard = [];
  answersWith = 200;
  listener = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { event, items } = JSON.parse(body) as Heard;
      heard.push({ headers: request.headers, body, event, items });
      response.writeHead(answersWith).end('gizli');
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/vitrin`;
  test = await openTestApp();
  await test.confirm();
});
afterEach(async () => {
  await test.close();
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
});

function add(...events: WebhookEvent[]): Promise<Webhook & { secret: string }> {
  return test.ok('POST', '/webhooks', { url, events });
}
function log(): Promise<Delivery[]> {
  return test.ok<Delivery[]>('GET', '/webhook-deliveries');
}
/** What is due is sent by a sender of the test: the program's own looks twice a minute. */
async function send(): Promise<void> {
  const { db, log: logger, clock } = test.services;
  const sender = createSender({ db, log: logger, clock });
  await sender.work();
  await sender.close();
}
const events = () => heard.map(({ event }) => event).sort();

it('a change is told with a signature that shows whose it is', async () => {
  const product = await test.product({ sku: 'A-1', externalId: 'ERP-1', stock: 1 });
  const { secret } = await add('product.updated', 'stock.changed');
  await test.ok('PUT', `/products/${product.id}`, { stock: 4, name: 'Yeni ad' });
  await expect.poll(events).toEqual(['product.updated', 'stock.changed']);
  const stock = heard.find(({ event }) => event === 'stock.changed');
  const own = { id: product.id, sku: 'A-1', externalId: 'ERP-1', name: 'Yeni ad' };
  expect(stock?.items).toEqual([{ ...own, before: 1, after: 4 }]);
  const updated = heard.find(({ event }) => event === 'product.updated');
  expect(updated?.items[0]).toMatchObject({ ...own, fields: expect.arrayContaining(['name']) });
  const { headers, body } = stock as Heard;
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(said).digest('base64')}`);
  await expect.poll(async () => (await log()).map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.stringify([await test.ok('GET', '/webhooks'), await log()])).not.toContain(secret);
});

it('many changes of one write come in few sendings, a refused write in none', async () => {
  const { brandId, categoryId } = await test.product();
  await add('product.created', 'product.deleted');
  const products = Array.from({ length: 150 }, (_, index) => ({
    sku: `N-${index}`,
    name: 'Frez',
    brandId,
    categoryId,
  }));
  await test.ok('PUT', '/products/batch', { products, dryRun: true });
  await test.ok('PUT', '/products/batch', { products });
  await expect.poll(() => heard.map(({ items }) => items.length).sort()).toEqual([100, 50]);
  await test.ok('DELETE', `/brands/${brandId}`);
  await expect.poll(() => heard.filter(({ event }) => event === 'product.deleted').length).toBe(2);
});

it('what visitors send is told without a word of theirs, and what looks automatic not at all', async () => {
  await add('message.created', 'quote.created', 'quote.accepted');
  const message = await test.message({ name: 'Ayşe Yılmaz' });
  await test.quote();
  await expect.poll(events).toEqual(['message.created', 'quote.created']);
  expect(heard.find(({ event }) => event === 'message.created')?.items).toEqual([{ id: message.id }]);
  expect(JSON.stringify(heard)).not.toContain('Ayşe');
});

it('each event that there is comes once, with what it is about', async () => {
  const { brandId } = await test.product();
  const wanted = await test.product({ brandId, price: 100 });
  await add(...WEBHOOK_EVENTS);
  const product = await test.product({ brandId, sku: 'A-1', stock: 1 });
  await test.ok('PUT', `/products/${product.id}`, { name: 'Yeni ad' });
  await test.ok('PUT', `/products/${product.id}`, { stock: 5 });
  await test.ok('DELETE', `/products/${product.id}`);
  const message = await test.message();
  const quote = await test.quote({ items: [{ productId: wanted.id, quantity: 2 }] });
  const { path } = await test.ok<Quote>('POST', `/quotes/${quote.id}/send`, { via: 'link' });
  const secret = path.split('/').at(-1);
  await test.call('POST', `/shared-quotes/${secret}/accept`, { name: 'Elif' }, { token: null });
  await expect.poll(events).toEqual(WEBHOOK_EVENTS.toSorted());
  const about = Object.fromEntries(heard.map(({ event, items }) => [event, items]));
  const named = { id: product.id, sku: 'A-1' };
  expect(about).toMatchObject({
    'product.created': [named],
    'product.updated': [{ ...named, fields: ['name'] }],
    'stock.changed': [{ ...named, before: 1, after: 5 }],
    'product.deleted': [named],
    'message.created': [{ id: message.id }],
    'quote.created': [{ id: quote.id, code: quote.code }],
    'quote.accepted': [{ id: quote.id, code: quote.code }],
  });
});

it('an address that does not answer holds up no other, and is told one thing after the other', async () => {
  const waiting: Array<() => void> = [];
  const asked: string[] = [];
  const slow = createServer((request, response) => {
    asked.push(String(request.headers['webhook-id']));
    waiting.push(() => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const product = await test.product({ stock: 1 });
  const { port } = slow.address() as AddressInfo;
  const slowUrl = `http://127.0.0.1:${port}/`;
  await test.ok('POST', '/webhooks', { url: slowUrl, events: ['stock.changed'] });
  const quick = await add('stock.changed');
  for (const stock of [2, 3, 4]) await test.ok('PUT', `/products/${product.id}`, { stock });
  await expect.poll(events).toEqual(['stock.changed', 'stock.changed', 'stock.changed']);
  // A trial to the other address does not wait either.
  expect(await test.ok<Delivery>('POST', `/webhooks/${quick.id}/test`)).toMatchObject({ status: 200 });
  expect(asked.length).toBe(1);
  for (const count of [1, 2, 3]) {
    await expect.poll(() => waiting.length).toBe(count);
    waiting[count - 1]?.();
  }
  await expect
    .poll(async () => (await log()).map(({ status }) => status).sort())
    .toEqual([...[200, 200, 200, 200, 204, 204, 204]]);
  expect(new Set(asked).size).toBe(3);
  await new Promise((resolve) => {
    slow.closeAllConnections();
    slow.close(resolve);
  });
});

it('what does not arrive is tried again, later each time, and can be sent again by hand', async () => {
  const product = await test.product({ stock: 1 });
  const hook = await add('stock.changed');
  answersWith = 500;
  await test.ok('PUT', `/products/${product.id}`, { stock: 2 });
  const last = () => test.services.db.selectFrom('webhookDeliveries').selectAll().executeTakeFirst();
  await expect.poll(async () => (await last())?.status).toBe(500);
  expect(await last()).toMatchObject({
    attempts: 1,
    error: 'Sunucu kabul etmedi',
    dueAt: '2026-11-20T09:01:00.000Z',
  });
  expect((await test.ok<Webhook[]>('GET', '/webhooks'))[0]).toMatchObject({
    id: hook.id,
    sent: 1,
    failed: 1,
  });
  await send();
  expect(heard.length).toBe(1);
  for (const [minutes, attempts] of [
    [1, 2],
    [5, 3],
    [30, 4],
    [120, 5],
    [720, 6],
  ] as const) {
    test.clock.advance({ minutes });
    await send();
    expect((await last())?.attempts).toBe(attempts);
  }
  expect(await last()).toMatchObject({ dueAt: null, deliveredAt: null });
  test.clock.advance({ hours: 48 });
  await send();
  expect(heard.length).toBe(6);
});

it('a sending is made again by hand, a trial shows whether anyone listens, and a closed one is told nothing', async () => {
  const product = await test.product({ stock: 1 });
  const hook = await add('stock.changed');
  answersWith = 500;
  const trial = await test.ok<Delivery>('POST', `/webhooks/${hook.id}/test`);
  expect(trial).toMatchObject({ event: 'test', status: 500, deliveredAt: null });
  answersWith = 204;
  const again = await test.ok<Delivery>('POST', `/webhook-deliveries/${trial.id}/resend`);
  expect(again).toMatchObject({ status: 204, error: null, nextAt: null });
  expect(heard[0]?.headers['webhook-id']).toBe(heard[1]?.headers['webhook-id']);
  await test.ok('PUT', `/webhooks/${hook.id}`, { isActive: false });
  await test.ok('PUT', `/products/${product.id}`, { stock: 2 });
  expect((await log()).length).toBe(1);
  await new Promise((resolve) => {
    listener.closeAllConnections();
    listener.close(resolve);
  });
  const gone = await test.ok<Delivery>('POST', `/webhooks/${hook.id}/test`);
  expect(gone).toMatchObject({ status: null, error: 'Adrese ulaşılamadı' });
  await test.ok('DELETE', `/webhooks/${hook.id}`);
  expect([await test.ok('GET', '/webhooks'), await log()]).toEqual([[], []]);
});

it('is added by administrators who show their password once more, for a web address and known events', async () => {
  const editor = await test.signIn('editor');
  expect(
    (await test.call('POST', '/webhooks', { url, events: ['stock.changed'] }, { token: editor })).status,
  ).toBe(403);
  for (const [wrong, field] of [
    [{ url: 'ftp://a.example' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['settings.changed'] }, 'events.0'],
  ] as const) {
    const { status, body } = await test.call('POST', '/webhooks', {
      url,
      events: ['stock.changed'],
      ...wrong,
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  }
  test.clock.advance({ minutes: 6 });
  const late = await test.call('POST', '/webhooks', { url, events: ['stock.changed'] });
  expect(late.body).toMatchObject({ code: 'password_required' });
});
