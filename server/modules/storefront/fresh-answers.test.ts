import { setImmediate as otherWork } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { furnish, type Rows, randomFrom, randomWrites } from '../../../tests/random-writes.ts';
import { createApp } from '../../app.ts';
import { encode, plainOf } from '../../http/encoded.ts';
import { bookSource } from '../library/book-source.ts';
import { databaseSource } from './database-source.ts';
import { createPictures } from './pictures.ts';
import { createStorefront, type StorefrontService } from './service.ts';

/** `FRESH_WRITES=10000` for a long look. */
const WRITES = Number(process.env.FRESH_WRITES ?? 250);
const SEED = Number(process.env.FRESH_SEED ?? 7);
/** How many answers are kept before and compared after each write; all of them at each fiftieth. */
const COMPARED = 6;

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

type Reader = { what: string; read: () => Promise<unknown> };
let kept: readonly Reader[] = [];
let fresh: readonly Reader[] = [];

/** Every public answer of the API and the view of every page, kept as the site keeps them, and made anew. */
async function prepareReaders(rows: Rows): Promise<void> {
  const { services } = app;
  const pictures = createPictures({ describe: services.media.describe, storage: services.media.storage });
  const unkept = createStorefront({
    ...{ db: services.db, pictures, source: databaseSource(services.db, pictures) },
    books: bookSource(services.db, services.media.books),
    drawSocialPicture: services.media.socialPicture,
    clock: services.clock,
    publicUrl: services.env.PUBLIC_URL,
  });
  const anew = { ...services.kept, get: (_key: string, make: () => ReturnType<typeof encode>) => make() };
  const slow = createApp({ ...services, kept: anew, searches: anew, storefront: unkept });
  const one = <T>(ids: readonly T[]) => ids[0] as T;
  const paths = [
    ...['brands', 'categories', 'products', 'catalogs', 'sections', 'settings', 'dashboard'],
    ...[
      `products?brandId=${one(rows.brands)}`,
      `products?categoryId=${one(rows.categories)}&limit=2`,
      'products?sort=name&limit=3',
      ...['products?search=a', 'products?search=alfa&limit=3', 'brands?search=a', 'categories?search=i'],
      ...['catalogs?search=a', 'products?search=kompozit&sort=name'],
    ],
    ...[
      ...rows.brands.slice(0, 2).map((id) => `brands/${id}`),
      ...rows.products.slice(0, 2).map((id) => `products/${id}`),
    ],
    ...[`categories/${one(rows.categories)}`, `catalogs/${one(rows.catalogs)}`],
  ].map((path) => `/api/${path}`);
  const pages: Record<string, (storefront: StorefrontService) => Promise<unknown>> = {
    home: (storefront) => storefront.homePage(),
    about: (storefront) => storefront.aboutPage(),
    brands: (storefront) => storefront.brandsPage(),
    distributors: (storefront) => storefront.distributorsPage({ page: 1 }),
    catalogs: (storefront) => storefront.catalogsPage({ query: '', category: null }),
    contact: (storefront) => storefront.contactPage(),
    clinic: (storefront) => storefront.clinicSetupPage(),
    layout: (storefront) => storefront.layout('https://v.example'),
    map: (storefront) => storefront.sitemap('https://v.example'),
    manifest: (storefront) => storefront.webManifest(),
  };
  for (const id of rows.brands) {
    pages[`brand ${id}`] = (storefront) => storefront.brandPage({ brand: id, page: 1 });
    pages[`distributor ${id}`] = (storefront) => storefront.distributorPage(id);
  }
  for (const slug of ['alfa', 'celik', 'isik', 'alfa-1', 'zeta-2']) {
    pages[`brand ${slug}`] = (storefront) => storefront.brandPage({ brand: slug, page: 1 });
    pages[`category ${slug}`] = (storefront) =>
      storefront.brandPage({ brand: slug, category: 'kompozit', page: 1 });
    pages[`product ${slug}`] = (storefront) =>
      storefront.productPage({ product: slug, path: `/brands/alfa/kompozit/${slug}` });
  }
  for (const id of rows.products)
    pages[`product ${id}`] = (storefront) => storefront.productPage({ product: id, path: '/' });
  async function body(of: { request: TestApp['app']['request'] }, path: string): Promise<string> {
    return (await of.request(path)).text();
  }
  const answer = (view: (storefront: StorefrontService) => Promise<unknown>) => async () => {
    const found = await view(services.storefront);
    // What is missing is not kept.
    const isMissing = (found as { kind?: string }).kind === 'missing';
    return encode(new Response(JSON.stringify(found), { status: isMissing ? 404 : 200 }));
  };
  kept = [
    ...paths.map((path) => ({ what: path, read: () => body(app.app, path) })),
    ...Object.entries(pages).map(([what, view]) => ({
      what,
      read: async () => Buffer.from(await plainOf(await services.kept.get(what, answer(view)))).toString(),
    })),
  ];
  fresh = [
    ...paths.map((path) => ({ what: path, read: () => body(slow, path) })),
    ...Object.entries(pages).map(([what, view]) => ({
      what,
      read: async () => JSON.stringify(await view(unkept)),
    })),
  ];
}

let compared = 0;

async function compare(places: Iterable<number>): Promise<void> {
  for (const place of places) {
    const [old, now] = [await kept[place]?.read(), await fresh[place]?.read()];
    compared += 1;
    if (old !== now) expect.soft(old, kept[place]?.what).toBe(now);
  }
}

it(`no kept answer is out of date after ${WRITES} writes at random`, { timeout: 3_600_000 }, async () => {
  const rows = await furnish(app);
  await prepareReaders(rows);
  const random = randomFrom(SEED);
  const all = randomWrites(app, random, {
    rows,
    meanwhile: () => compare([random.below(kept.length), random.below(kept.length)]),
  });
  for (let write = 1; write <= WRITES; write++) {
    const some =
      write % 50 === 0 ? [...kept.keys()] : Array.from({ length: COMPARED }, () => random.below(kept.length));
    for (const place of some) await kept[place]?.read();
    await random.one(all)();
    await compare(some);
    // The clock of versions and dates goes on.
    app.clock.advance({ seconds: 1 });
    // The runner wants to hear that this goes on.
    await otherWork();
  }
  expect(compared).toBeGreaterThan(WRITES * COMPARED);
  // They were really kept, and not made again each time.
  const told = await app.services.metrics.read(await app.services.status.ready());
  const [, hits] = /vitrin_page_cache_total\{result="hit"\} (\d+)/.exec(told) ?? [];
  expect(Number(hits)).toBeGreaterThan(compared / 3);
});
