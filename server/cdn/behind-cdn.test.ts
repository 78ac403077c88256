import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { furnish, randomFrom, randomWrites } from '../../tests/random-writes.ts';
import { ask, type Place, type Received, type StandInCdn, startCdn } from '../../tests/stand-in-cdn.ts';
import { createApp } from '../app.ts';
import { createFastPath } from '../http/fast-path.ts';
import { createHttpServer } from '../http/listen.ts';
import { createLogger } from '../log.ts';
import type { RenderPage } from '../pages/build.ts';
import { pageHandler } from '../pages/mount.ts';
import { createPurger, type Purger } from './purge.ts';

const SECRET = 'cok-gizli-deger';
const WRITES = Number(process.env.CDN_WRITES ?? 200);
const SEED = Number(process.env.CDN_SEED ?? 11);
/** How many writes are made before the next look, and how many answers are then compared; now and then all of them. */
const TOGETHER = 2;
const COMPARED = 5;
const HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];

let test: TestApp;
let cdn: StandInCdn;
let purger: Purger;
let origin: Place;
let closeOrigin: () => void;

/** Pages without their mark-up: what they show, as their build would ask for it. */
function render({ services: { storefront } }: TestApp): RenderPage {
  const pages: ReadonlyArray<[RegExp, (...parts: string[]) => Promise<unknown>]> = [
    [/^\/$/, () => storefront.homePage()],
    [/^\/about$/, () => storefront.aboutPage()],
    [/^\/brands$/, () => storefront.brandsPage()],
    [/^\/contact$/, () => storefront.contactPage()],
    [/^\/catalogs$/, () => storefront.catalogsPage({ query: '', category: null })],
    [/^\/distributors$/, () => storefront.distributorsPage({ page: 1 })],
    [/^\/brands\/([^/]+)$/, (brand = '') => storefront.brandPage({ brand, page: 1 })],
    [
      /^\/brands\/([^/]+)\/([^/]+)$/,
      (brand = '', category = '') => storefront.brandPage({ brand, category, page: 1 }),
    ],
    [
      /^\/brands\/([^/]+)\/([^/]+)\/([^/]+)$/,
      (brand, category, product = '') =>
        storefront.productPage({ product, path: `/brands/${brand}/${category}/${product}` }),
    ],
  ];
  return async (request, { isKnown }) => {
    const { pathname } = new URL(request.url);
    for (const [path, page] of pages) {
      const match = path.exec(pathname);
      if (!match) continue;
      const layout = await storefront.layout('https://vitrin.example');
      const view = await page(...match.slice(1));
      const { kind, to } = view as { kind?: string; to?: string };
      if (kind === 'moved')
        return { response: new Response(null, { status: 301, headers: { Location: to ?? '/' } }) };
      const html = `<pre>${JSON.stringify({ layout, view })}</pre>`;
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      const response = new Response(null, { status: kind === 'missing' ? 404 : 200, headers });
      return isKnown?.(Buffer.from(html)) ? { response } : { response, html: [html] };
    }
    return { response: new Response('Bulunamadı.', { status: 404 }) };
  };
}

async function open(env: Record<string, string>): Promise<void> {
  test = await openTestApp({ env: { PUBLIC_URL: 'https://vitrin.example', ...env } });
  const handle = pageHandler(test.services, render(test), false);
  const app = createApp(test.services, (router) => void router.all('*', handle));
  const { server } = createHttpServer(app.fetch, {}, createFastPath(test.services));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  closeOrigin = () => server.close();
  cdn = await startCdn(origin, SECRET);
  purger = createPurger({
    changes: test.services.records.changes,
    log: createLogger('silent'),
    url: cdn.hook,
    token: `X-Purge: ${SECRET}`,
    times: { gatherMs: 0, againMs: 3_600_000 },
  });
}
beforeEach(() => open({ CDN_MAX_AGE: '600' }));
afterEach(async () => {
  await purger.close();
  cdn.close();
  closeOrigin();
  await test.close();
});

async function told(): Promise<void> {
  while (purger.waiting() > 0) await sleep(1);
}

function ofCdn({ headers }: Received): string[] {
  return HEADERS.filter((name) => name in headers);
}

describe('behind a CDN', () => {
  it('an answer for all says to CDNs alone how long it holds, and what it was made of', async () => {
    const { id, slug } = await test.brand({ name: 'Alfa' });
    const paths = ['/', `/brands/${slug}`, '/api/brands', `/api/brands/${id}`, '/sitemap.xml', '/robots.txt'];
    for (const path of paths)
      for (const time of ['first', 'again']) {
        const answer = await ask(origin, path);
        expect([path, time, answer.status, ofCdn(answer)]).toEqual([path, time, 200, HEADERS]);
        const { headers } = answer;
        expect(headers['cdn-cache-control']).toBe('max-age=600, stale-while-revalidate=60');
        expect(headers['surrogate-control']).toBe(headers['cdn-cache-control']);
        expect(headers['cache-control']).toBe(/xml|txt/.test(path) ? 'public, max-age=3600' : 'no-cache');
        expect(headers['cache-tag']?.replaceAll(',', ' ')).toBe(headers['surrogate-key']);
        expect(headers.vary).toBe(
          path.startsWith('/api') ? 'Authorization, Accept-Encoding' : 'Accept-Encoding',
        );
        const known = await ask(origin, path, { 'If-None-Match': String(headers.etag) });
        expect([known.status, ofCdn(known)]).toEqual([304, HEADERS.slice(0, 2)]);
      }
    const page = await ask(origin, `/brands/${slug}`);
    expect(page.headers['surrogate-key']?.split(' ')).toContain(`brands-${id}`);
    expect((await ask(origin, '/api/brands')).headers['surrogate-key']?.split(' ')).toContain('brands-full');
    const moved = await ask(origin, `/Brands/${slug}/`);
    expect([moved.status, ofCdn(moved)]).toEqual([301, HEADERS]);
  });

  it('nothing of it stands on what is for one, has a form, or is refused', async () => {
    const token = { Authorization: `Bearer ${test.token}` };
    await test.brand();
    const preview = await test.ok<{ token: string }>('POST', '/preview');
    for (const path of ['/', '/api/brands', '/contact']) await ask(origin, path);
    const calls: Array<[status: number, path: string, headers?: Record<string, string>, method?: string]> = [
      [200, '/api/brands', token],
      [200, '/', token],
      [401, '/api/brands', { Authorization: 'Bearer yanlis' }],
      [401, '/api/messages'],
      [200, `/?onizleme=${preview.token}`],
      [200, '/?onizleme=yanlis'],
      [200, '/contact'],
      [200, '/contact?konu=fiyat'],
      [200, '/contact', {}, 'POST'],
      [200, '/catalogs?q=implant'],
      [200, '/api/brands?search=a'],
      [404, '/api/brands/yok'],
      [404, '/brands/yok'],
      [404, '/yok'],
      [422, '/api/brands?limit=x'],
    ];
    for (const [status, path, headers = {}, method = 'GET'] of calls)
      for (const time of ['first', 'again']) {
        const answer = await ask(origin, path, headers, method);
        expect([path, time, answer.status, ofCdn(answer)]).toEqual([path, time, status, []]);
      }
  });

  it('a person with a token and a visitor each get their own', async () => {
    await test.product({ price: 987.65 });
    await told();
    const token = { Authorization: `Bearer ${test.token}` };
    const isPriced = async (headers?: Record<string, string>) =>
      (await ask(cdn.place, '/api/products', headers)).body.includes('987.65');
    for (let time = 0; time < 3; time++)
      expect([await isPriced(), await isPriced(token)]).toEqual([false, true]);
    expect(cdn.hits()).toBe(2);
  });

  it('who opens the form is seen by the server each time', async () => {
    for (let time = 0; time < 3; time++) await ask(cdn.place, '/contact');
    expect(cdn.hits()).toBe(0);
  });

  it(`no answer is out of date after ${WRITES} writes at random`, { timeout: 3_600_000 }, async () => {
    const rows = await furnish(test);
    const one = (ids: readonly string[]) => ids[0] ?? '';
    const paths = [
      ...['brands', 'categories', 'products', 'catalogs', 'sections', 'settings', 'dashboard'],
      ...[`products?brandId=${one(rows.brands)}`, `brands/${one(rows.brands)}`],
      ...[`categories/${one(rows.categories)}`, `catalogs/${one(rows.catalogs)}`],
      ...rows.products.slice(0, 2).map((id) => `products/${id}`),
    ].map((path) => `/api/${path}`);
    paths.push('/', '/about', '/brands', '/catalogs', '/distributors', '/contact');
    paths.push('/sitemap.xml', '/site.webmanifest', '/robots.txt');
    for (const slug of ['alfa', 'celik', 'isik', 'alfa-1', 'zeta-2'])
      paths.push(`/brands/${slug}`, `/brands/${slug}/kompozit`, `/brands/alfa/kompozit/${slug}`);
    const random = randomFrom(SEED);
    let compared = 0;
    async function compare(some: readonly string[]): Promise<void> {
      for (const path of some) {
        const before = cdn.hits();
        const old = await ask(cdn.place, path);
        // What it had to ask for is the server's own.
        if (cdn.hits() === before) continue;
        const now = await ask(origin, path);
        compared += 1;
        const seen = ({ status, body, headers }: Received) => ({ status, body, place: headers.location });
        expect.soft(seen(old), path).toEqual(seen(now));
      }
    }
    const few = () => Array.from({ length: COMPARED }, () => random.one(paths));
    const all = randomWrites(test, random, {
      rows,
      meanwhile: async () => {
        await told();
        await compare(few());
      },
    });
    for (let write = 0; write < WRITES; write += TOGETHER) {
      const some = write % 100 === 0 ? paths : few();
      for (const path of some) await ask(cdn.place, path);
      for (let time = 0; time < TOGETHER; time++) await random.one(all)();
      await told();
      await compare(some);
      test.clock.advance({ seconds: 1 });
    }
    // It really kept answers, and was really told: not each time of everything.
    expect(compared).toBeGreaterThan(WRITES / 2);
    expect(cdn.purges.length).toBeGreaterThan(WRITES / 4);
    expect(cdn.purges.filter((keys) => keys.includes('all')).length).toBeLessThan(cdn.purges.length / 10);
  });
});

it('without the variable nothing is said to CDNs', async () => {
  await purger.close();
  cdn.close();
  closeOrigin();
  await test.close();
  await open({});
  for (const path of ['/', '/api/brands', '/sitemap.xml'])
    for (let time = 0; time < 2; time++) expect(ofCdn(await ask(origin, path))).toEqual([]);
});
