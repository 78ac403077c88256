import { open } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, openTestApp, type TestApp } from '../../tests/factories.ts';
import { createLogger } from '../log.ts';

type Line = Record<string, unknown> & { level: number; msg: string };

let written: string[];
let test: TestApp;
beforeEach(async () => {
  written = [];
  const log = createLogger('info', { write: (line) => written.push(line) });
  test = await openTestApp({ env: { TRUST_PROXY: 'true' }, log });
});
afterEach(() => test.close());

const lines = () => written.map((line) => JSON.parse(line) as Line);
const [INFO, WARN, ERROR] = [30, 40, 50];

it('has one line a request, with the id of the proxy and a shortened address', async () => {
  await test.call('GET', '/brands?search=ay%C5%9Fe', undefined, {
    headers: { 'X-Request-Id': 'proxy-17', 'X-Forwarded-For': '203.0.113.77' },
  });
  expect(lines()).toEqual([
    {
      ...{ level: INFO, time: expect.any(Number), msg: 'request', requestId: 'proxy-17' },
      ...{ method: 'GET', path: '/api/brands', status: 200, ms: expect.any(Number) },
      ...{ accountId: 'admin', address: '203.0.113.x' },
    },
  ]);
});

it('makes an id where the given one is none, and without a trusted proxy', async () => {
  await test.call('GET', '/brands', undefined, { headers: { 'X-Request-Id': 'a b\u0022' } });
  expect(lines()[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

it('is one line, whatever the address says', async () => {
  await test.call('GET', '/brands/a%0A%7B%22level%22:30,%22msg%22:%22uydurma%22%7D%0Ab', undefined, {
    token: null,
  });
  expect(written.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(lines().map(({ msg }) => msg)).toEqual(['request']);
});

it('tells of sign-ins and refusals at warn', async () => {
  await test.call('POST', '/auth/login', { email: ADMIN.email, password: ADMIN.password }, { token: null });
  await test.call('POST', '/auth/login', { email: ADMIN.email, password: 'yanlis' }, { token: null });
  await test.call('GET', '/messages', undefined, { token: null });
  const told = lines().filter(({ level }) => level === WARN);
  expect(told.map(({ msg, status, accountId }) => [msg, status, accountId])).toEqual([
    ['signed in', undefined, 'admin'],
    ['refused', 401, undefined],
    ['refused', 401, undefined],
  ]);
  expect(lines().filter(({ msg }) => msg === 'request')).toHaveLength(3);
});

it('tells of an error what it was and where, without the stack and the folders of the machine', async () => {
  const killed = Object.assign(new Error('Workerpool Worker terminated Unexpectedly'), {
    script: import.meta.filename,
    spawnfile: process.execPath,
  });
  const away = await open('/yok olan/klasör/vitrin.db').catch((error: unknown) => error);
  const wide = new Error(
    `no ${import.meta.url}, (/srv/vitrin/data) C:\\Sunucu\\a.pdf; see https://ornek.example/a/b`,
  );
  for (const err of [killed, away, wide])
    test.services.log.error({ err: new Error('outer', { cause: err }) }, 'x');
  const said = written.join('');
  expect(said).not.toMatch(/"stack"|\bat .*:\d+:\d+|node_modules|spawnfile|klasör|srv|Sunucu/);
  for (const part of [process.cwd(), process.execPath, import.meta.dirname]) expect(said).not.toContain(part);
  expect(lines().map(({ err }) => err)).toMatchObject([
    { message: 'outer', place: expect.stringMatching(/^log\.test\.ts:\d+$/) },
    { cause: { code: 'ENOENT', message: "ENOENT: no such file or directory, open '[yol]'" } },
    { cause: { message: 'no [yol], ([yol]) [yol]; see https://ornek.example/a/b' } },
  ]);
});

it('tells of no person and no secret, whatever happens', async () => {
  const person = { name: 'Ayşe Yılmaz', email: 'ayse@klinik.example', phone: '0532 555 01 42' };
  const secrets = [
    test.token,
    ADMIN.password,
    ADMIN.email,
    'gizli-sifre',
    'kotu.sifre',
    'Yılmaz',
    'klinik.example',
  ];
  await test.message(person);
  await test.call('POST', '/auth/login', { email: person.email, password: 'gizli-sifre' }, { token: null });
  await test.call('POST', '/auth/change-password', {
    currentPassword: 'kotu.sifre',
    newPassword: 'gizli-sifre',
  });
  await test.call('GET', `/messages?search=${encodeURIComponent(person.email)}`);
  await test.call('GET', `/${person.email}/0532-555-01-42`);
  const quote = await test.quote({ name: person.name });
  await test.visit(quote.path.replace('/teklif/', '/shared-quotes/'));
  await test.call('GET', quote.path);
  const listSecret = quote.path.split('/').at(-1) ?? 'yok';
  await test.confirm();
  const link = await test.ok<{ link: string }>('POST', '/accounts', {
    ...{ email: 'elif@klinik.example', name: 'Elif Yılmaz', role: 'editor', deliver: 'link' },
  });
  const token = link.link.split('#')[1] ?? '';
  await test.ok('POST', '/auth/link', { token });
  // A driver hangs on its error what the row held.
  const failure = Object.assign(new Error(`duplicate key ${person.email} ${person.phone}`), {
    detail: `Key (email)=(${person.email}) already exists.`,
    parameters: [person.name, test.token],
  });
  test.services.log.error({ err: new Error('outer', { cause: failure }) }, 'unexpected error');
  const all = written.join('');
  expect(lines().some(({ level }) => level === ERROR)).toBe(true);
  for (const secret of [...secrets, token, listSecret, '555 01 42', '555-01-42', 'Ayşe', 'Elif'])
    expect(all.includes(secret), secret).toBe(false);
});
