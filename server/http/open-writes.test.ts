import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { shapeOf } from './json-shape.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => test.close());

const MESSAGE = { name: 'A', email: 'a@b.co', phone: '0532 555 01 42', subject: 'S', message: 'M' };

function send(body: object | string, from = '203.0.113.1') {
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  return test.call('POST', '/messages', undefined, {
    raw,
    token: null,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
  });
}

function withKeys(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, number) => [`alan${number}`, 1]));
}

describe('what a stranger sends', () => {
  it('is at most 32 kB', async () => {
    expect((await send({ ...MESSAGE, message: 'ş'.repeat(5000) })).status).toBe(201);
    const refused = await send({ ...MESSAGE, message: 'x'.repeat(33_000) });
    expect([refused.status, refused.body.message]).toEqual([413, "Gönderilen veri 32 KB'dan büyük olamaz."]);
    expect((await send({ ...MESSAGE, ...withKeys(90_000) })).status).toBe(413);
  });

  it('has few fields and is not deep, whatever they are called', async () => {
    expect(await send({ ...MESSAGE, ...withKeys(250) })).toMatchObject({
      status: 400,
      body: { message: 'Gönderilen veride çok fazla alan var.' },
    });
    expect(await send('['.repeat(10_000) + ']'.repeat(10_000))).toMatchObject({
      status: 400,
      body: { message: 'Gönderilen veri çok derin iç içe geçmiş.' },
    });
    expect((await send({ ...MESSAGE, message: '{"a":'.repeat(500) })).status).toBe(201);
  });

  it('is told of twenty of its faults', async () => {
    const { status, body } = await send({ ...MESSAGE, ...withKeys(150) });
    expect([status, body.issues?.length, Object.keys(body.fields).length]).toEqual([422, 20, 20]);
    expect(body.message).toMatch(/^Bilinmeyen alan: alan0, .*alan19 …\.$/);
    const long = await send({ ...MESSAGE, ['x'.repeat(20_000)]: 1 });
    expect(long.text.length).toBeLessThan(2000);
  });

  it('is counted by network, before it is read', async () => {
    const from = (host: number) => `2001:db8:7:1::${host.toString(16)}`;
    const statuses: number[] = [];
    for (let count = 0; count < 610; count++) statuses.push((await send('{', from(count))).status);
    expect(statuses.slice(0, 600)).toEqual(Array(600).fill(400));
    expect(statuses.slice(600)).toEqual(Array(10).fill(429));
    expect((await send(MESSAGE, '2001:db8:7:2::1')).status).toBe(201);
  });
});

describe('what the staff send', () => {
  it('may be long, but has an end too', async () => {
    const answer = await test.call('POST', '/brands', { name: 'N', ...withKeys(10_000) });
    expect([answer.status, answer.body.issues?.length]).toEqual([422, 20]);
    expect((await test.call('POST', '/brands', { name: 'N', ...withKeys(30_000) })).status).toBe(400);
  });
});

it('the shape of a text is told by its signs, not by those within texts', () => {
  expect(shapeOf('{"a":[{"b:{":"}\\"]:"},1],"c":"\\\\"}')).toEqual({ depth: 3, keys: 3 });
});
