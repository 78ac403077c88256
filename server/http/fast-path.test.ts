import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '../../domain/things/brand.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { createFastPath } from './fast-path.ts';
import { createHttpServer } from './listen.ts';

let test: TestApp;
let base: { host: string; port: number };
let slowly = 0;
let close: () => void;

beforeEach(async () => {
  slowly = 0;
  test = await openTestApp();
  await listen(test);
});
afterEach(async () => {
  close();
  await test.close();
});

/** Serves an app with the short way before it, and counts what goes the long one. */
async function listen({ app, services }: Pick<TestApp, 'app' | 'services'>): Promise<void> {
  const { server } = createHttpServer(
    (...args) => {
      slowly += 1;
      return app.fetch(...(args as Parameters<typeof app.fetch>));
    },
    {},
    createFastPath(services),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  close = () => server.close();
}

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = request({ ...base, path, method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

/** Headers that are of one answer and not of all that are alike: meanwhile it may have been made smaller. */
function alike({ headers }: Answer): Record<string, unknown> {
  const own = ['date', 'x-request-id', 'content-encoding', 'content-length'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

function textOf({ headers, body }: Answer): string {
  const decode = DECODERS[String(headers['content-encoding'])];
  return String(decode ? decode(body) : body);
}

describe('the short way', () => {
  it('gives the same answer as the long one, compressed, known and for HEAD', async () => {
    for (let index = 0; index < 20; index++) await test.brand({ name: `Marka ${index}` });
    for (const encodings of [[], ['gzip'], ['gzip, deflate, br, zstd']]) {
      const headers = Object.fromEntries(encodings.map((names) => ['Accept-Encoding', names]));
      const long = await ask('/api/brands?limit=20', headers);
      const before = slowly;
      const short = await ask('/api/brands?limit=20', headers);
      expect(slowly).toBe(before);
      expect([short.status, textOf(short), alike(short)]).toEqual([long.status, textOf(long), alike(long)]);
      expect(short.headers['content-length']).toBe(String(short.body.length));
      expect(short.headers['content-encoding']).toEqual(
        encodings.length > 0 ? expect.any(String) : undefined,
      );
      expect(short.headers['x-request-id']).not.toBe(long.headers['x-request-id']);
      const head = await ask('/api/brands?limit=20', headers, 'HEAD');
      expect([head.status, head.body.length, alike(head)]).toEqual([200, 0, alike(long)]);
      const known = await ask('/api/brands?limit=20', {
        ...headers,
        'If-None-Match': String(long.headers.etag),
      });
      expect([known.status, known.body.length]).toEqual([304, 0]);
      expect(slowly).toBe(before);
    }
  });

  it('is whole while its answer is made smaller', async () => {
    for (let index = 0; index < 60; index++)
      await test.brand({ name: `Marka ${index}`, description: `${index} `.repeat(300) });
    const whole = String((await ask('/api/brands')).body);
    const headers = { 'Accept-Encoding': 'gzip, br, zstd' };
    const sizes = new Set<number>();
    // Four at a time, until a smaller one is there and some more.
    for (let left = 20; left > 0; left -= sizes.size > 1 ? 1 : 0)
      for (const answer of await Promise.all([1, 2, 3, 4].map(() => ask('/api/brands', headers)))) {
        expect(textOf(answer)).toBe(whole);
        sizes.add(answer.body.length);
      }
    expect(sizes.size).toBeGreaterThan(1);
  });

  it('sees what the next request has to see', async () => {
    const { id } = await test.brand({ name: 'Eski ad' });
    const names = async () =>
      (JSON.parse(String((await ask('/api/brands')).body)) as Brand[]).map((row) => row.name);
    await names();
    expect(await names()).toEqual(['Eski ad']);
    await test.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
    expect(await names()).toEqual(['Yeni ad']);
  });

  it('is not for who brings a token, for what is searched, or for what is not there', async () => {
    await test.brand({ name: 'Gizli', isActive: false });
    await ask('/api/brands?includeInactive=false');
    const before = slowly;
    const headers = { Authorization: `Bearer ${test.token}` };
    expect(JSON.parse(String((await ask('/api/brands?includeInactive=false', headers)).body))).toEqual([]);
    expect(slowly).toBe(before + 1);
    for (const path of ['/api/brands?search=a', '/api/brands/yok']) {
      await ask(path);
      await ask(path);
    }
    expect(slowly).toBe(before + 5);
    expect((await ask('/api/brands', { Authorization: 'Bearer yanlis' })).status).toBe(401);
  });

  it('is not for pages of named origins, which are told that they may read; others learn nothing', async () => {
    close();
    await test.close();
    test = await openTestApp({ env: { API_ORIGINS: 'https://ajans.example' } });
    await test.brand({});
    await listen(test);
    await ask('/api/brands');
    const before = slowly;
    const plain = await ask('/api/brands');
    expect([slowly, plain.headers.vary]).toEqual([before, expect.stringContaining('Origin')]);
    const other = await ask('/api/brands', { Origin: 'https://baskasi.example' });
    expect(slowly).toBe(before);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const own = await ask('/api/brands', { Origin: 'https://ajans.example' });
    expect(slowly).toBe(before + 1);
    expect(own.headers['access-control-allow-origin']).toBe('https://ajans.example');
    expect(own.body).toEqual(plain.body);
    // What was kept for others has not learned of it.
    expect(alike(await ask('/api/brands'))).toEqual(alike(plain));
  });

  it('keeps one answer whatever host a request names', async () => {
    await test.brand({});
    await ask('/api/brands');
    const before = slowly;
    for (const host of [
      'a.example',
      'b.example',
      'c.example:81',
      'localhost:81',
      'localhost:82',
      '127.0.0.1:83',
    ])
      for (const names of [['Host'], ['Host', 'X-Forwarded-Host']])
        await ask('/api/brands', Object.fromEntries(names.map((name) => [name, host])));
    // The first of them is made once for the place that unknown names stand for.
    expect(slowly - before).toBeLessThanOrEqual(1);
  });
});
