import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Refusal, type TestApp } from '../../tests/factories.ts';
import { createApp } from '../app.ts';
import { isBatch } from './json-shape.ts';

type Operation = {
  method: string;
  path: string;
  summary: string;
  tags: string[];
  security?: unknown[];
  parameters?: Array<{ name: string; in: string; required?: boolean }>;
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { description: string }>;
};

const OPEN_WRITES = [
  'POST /auth/login',
  'POST /auth/forgot-password',
  'POST /auth/link',
  'POST /auth/set-password',
  'POST /auth/login/code',
  'POST /auth/login/passkey',
  'POST /auth/login/passkey/options',
  'POST /messages',
  'POST /quotes',
  'POST /shared-quotes/{token}/accept',
  'POST /catalogs/{id}/view',
  'POST /counts',
];
const ENGLISH =
  /invalid|expected|received|required|too (big|small|long)|unrecognized|must|malformed|unsupported/i;
const LEAKS =
  /\bat \S+ \(|node_modules|\.ts:\d|select |insert |sqlite|kysely|constraint|\/work|\/home|\/tmp/i;

let test: TestApp;
let operations: Operation[] = [];

beforeAll(async () => {
  test = await openTestApp();
  const document = await test.ok<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/openapi.json',
  );
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
    })),
  );
});
afterAll(() => test.close());

function address(operation: Operation, id = 'yok'): string {
  const wanted = (operation.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && parameter.required,
  );
  const query = wanted.map(
    (parameter) => `${parameter.name}=${parameter.name === 'entity' ? 'products' : 'yok'}`,
  );
  return operation.path.replaceAll(/\{\w+\}/g, id) + (query.length > 0 ? `?${query.join('&')}` : '');
}

function expectRefusal(text: string, refusal: Refusal, what: string): void {
  expect(refusal, what).toMatchObject({ success: false, code: expect.any(String) });
  expect(refusal.error, what).toBe(refusal.message);
  for (const sentence of [refusal.message, ...Object.values(refusal.fields ?? {})])
    expect(sentence, what).not.toMatch(ENGLISH);
  expect(text, what).not.toMatch(LEAKS);
}

/** A call whose rows are judged one by one. */
function expectRowRefused(body: unknown, what: string): void {
  expect(body, what).toMatchObject({ counts: { refused: 1, created: 0, updated: 0 } });
}

function takesJson(operation: Operation): boolean {
  return operation.requestBody?.content['application/json'] !== undefined;
}

function isOpen({ method, path }: Operation): boolean {
  return method === 'GET' || OPEN_WRITES.includes(`${method} ${path}`);
}

/** Whether a call is for who is signed in: an empty requirement lets everybody in. */
function needsSession({ security }: { security?: unknown[] }): boolean {
  return JSON.stringify(security) === '[{"bearer":[]}]';
}

describe('every call', () => {
  it('is described', () => {
    expect(operations.length).toBeGreaterThan(60);
    for (const operation of operations) {
      const name = `${operation.method} ${operation.path}`;
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      expect(isOpen(operation) || needsSession(operation), name).toBe(true);
    }
  });

  it('that takes a file says how it is sent', () => {
    const uploads = operations.filter((one) => /multipart/.test(one.summary));
    expect(uploads).toHaveLength(3);
    for (const { path, requestBody } of uploads)
      expect(requestBody?.content['multipart/form-data']?.schema, path).toHaveProperty('properties.file');
  });

  it('that is not open answers 401 without a token before it looks at anything else', async () => {
    for (const operation of operations.filter(needsSession)) {
      const name = `${operation.method} ${operation.path}`;
      for (const init of [
        { token: null },
        { token: null, ...(operation.method !== 'GET' && { raw: '{"broken' }) },
        { token: null, ...(operation.method !== 'GET' && { raw: 'x'.repeat(1024 * 1024 + 1) }) },
      ]) {
        const answer = await test.call(operation.method, address(operation, '%00'), undefined, init);
        expect(answer.status, name).toBe(401);
        expectRefusal(answer.text, answer.body, name);
      }
    }
  });

  it('that names a row answers 404 for one that does not exist, and never 500 for a strange id', async () => {
    for (const operation of operations.filter((one) => one.path.includes('{'))) {
      const name = `${operation.method} ${operation.path}`;
      const body = takesJson(operation) ? {} : undefined;
      const missing = await test.call(operation.method, address(operation), body);
      // Some bodies are refused before the row is looked for.
      expect(takesJson(operation) ? [404, 422] : [404], name).toContain(missing.status);
      expectRefusal(missing.text, missing.body, name);
      for (const id of [
        '%00',
        '%',
        '%E0%A4%A',
        "'%20or%201=1",
        '..%2f..',
        'a'.repeat(3000),
        '%F0%9F%A6%B7',
      ]) {
        const answer = await test.call(operation.method, address(operation, id), body);
        expect([404, 422], `${name} ${id}`).toContain(answer.status);
        expectRefusal(answer.text, answer.body, name);
      }
    }
  });

  it('that takes JSON refuses what is none, what is too large and what it does not know', async () => {
    for (const operation of operations.filter(takesJson)) {
      const name = `${operation.method} ${operation.path}`;
      const isLogin = operation.path === '/auth/login';
      const send = (raw: string, type?: string) =>
        test.call(operation.method, address(operation), undefined, {
          raw,
          ...(type && { headers: { 'Content-Type': type } }),
        });
      const broken = await send('{"a":');
      expect(broken.status, name).toBe(400);
      expectRefusal(broken.text, broken.body, name);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        expect((await send('{}', type)).status, `${name} ${type}`).toBe(415);
      const size = (isBatch(`/api${operation.path}`) ? 4 : 1) * 1024 * 1024;
      const large = await send(JSON.stringify({ name: 'a'.repeat(size) }));
      expect(large.status, name).toBe(413);
      expectRefusal(large.text, large.body, name);
      for (const raw of ['null', '[]', '5', '"metin"', '{"bilinmeyen":1}', '{"__proto__":1}']) {
        if (isLogin) continue;
        const answer = await send(raw);
        expect(answer.status, `${name} ${raw}`).toBe(422);
        expect(Object.keys(answer.body.fields).length, name).toBeGreaterThan(0);
        expectRefusal(answer.text, answer.body, name);
      }
    }
  });

  it('refuses wrong types, endless texts and NUL bytes in each field by name', async () => {
    for (const operation of operations.filter(takesJson)) {
      if (operation.path === '/auth/login') continue;
      const schema = operation.requestBody?.content['application/json']?.schema as { properties?: object };
      for (const field of Object.keys(schema.properties ?? {})) {
        for (const value of [
          'a\0b',
          'a'.repeat(120_000),
          '\ud800',
          { a: 1 },
          [{ a: [1] }],
          1e300,
          -181.5,
          true,
        ]) {
          const name = `${operation.method} ${operation.path} ${field} ${JSON.stringify(value).slice(0, 40)}`;
          const answer = await test.call(operation.method, address(operation), { [field]: value });
          if (isBatch(`/api${operation.path}`) && answer.status === 200) expectRowRefused(answer.body, name);
          else {
            expect([404, 422], name).toContain(answer.status);
            expectRefusal(answer.text, answer.body, name);
          }
        }
      }
    }
  });

  it('takes strange query strings for what they are', async () => {
    const values = [
      '',
      '%00',
      'a'.repeat(5000),
      '%',
      "'; drop table brands; --",
      '-1',
      'NaN',
      '1e99',
      '%F0%9F%A6%B7',
    ];
    for (const operation of operations.filter((one) => one.method === 'GET' && !one.path.includes('{'))) {
      const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
      for (const parameter of [...names, 'utm_source', '__proto__']) {
        for (const value of values) {
          const path = `${operation.path}?${parameter}=${value}`;
          const answer = await test.call(operation.method, path);
          expect([200, 422], path).toContain(answer.status);
          if (answer.status === 422) expectRefusal(answer.text, answer.body, path);
        }
      }
    }
  });
});

describe('an address', () => {
  it('that nobody knows answers 404 as JSON', async () => {
    for (const path of [
      '/',
      '/yok',
      '/brands/',
      '/brands/a/b',
      '/BRANDS',
      '//brands',
      '/products/a/duplicate/',
    ]) {
      const answer = await test.call('GET', path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found']);
    }
  });

  it('is none of the pages', async () => {
    const { services, token } = test;
    const app = createApp(services, (whole) => whole.get('/:file', (c) => c.text('sayfa')));
    const answer = await app.request('/api', { headers: { Authorization: `Bearer ${token}` } });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  it('answers OPTIONS and HEAD, and 405 with what it allows to other methods', async () => {
    const options = await test.call('OPTIONS', '/products');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    const patch = await test.call('PATCH', '/products', {});
    expect([patch.status, patch.body.code]).toEqual([405, 'method_not_allowed']);
    expect(patch.body.message).toBe('Bu adres bu yöntemi kabul etmiyor.');
    expect((await test.call('PUT', '/auth/login', {})).headers.get('allow')).toBe('POST, OPTIONS');
    const head = await test.call('HEAD', '/products?limit=1');
    expect([head.status, head.text, head.headers.get('x-total-count')]).toEqual([200, '', '0']);
  });

  it('that is not known tells a visitor who writes only that a session is missing', async () => {
    expect((await test.call('POST', '/yok', {}, { token: null })).status).toBe(401);
  });
});

describe('every answer', () => {
  it('has an id, is not sniffed, framed or cached, also when it is a refusal', async () => {
    for (const path of ['/brands', '/yok', '/auth/me', '/products?limit=0']) {
      const { headers } = await test.call('GET', path, undefined, {
        ...{ token: null, headers: { Origin: 'https://kotu.example' } },
      });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'none'/);
      expect(headers.get('cache-control')).toMatch(/no-(store|cache)/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('an error that nobody expected', () => {
  it('answers a generic sentence without stack, statement or path', async () => {
    const broken = await openTestApp();
    const { db, engine } = broken.services;
    const drop = db.schema.dropTable('catalogs');
    // Views read it: one engine lets them be broken, the other has to be told to take them along.
    await (engine === 'postgres' ? drop.cascade() : drop).execute();
    const answer = await broken.call('GET', '/catalogs');
    expect(answer.status).toBe(500);
    expect(answer.body.message).toBe('Sunucu hatası. Lütfen daha sonra tekrar deneyin.');
    expectRefusal(answer.text, answer.body, 'GET /catalogs');
    await broken.close();
  });
});
