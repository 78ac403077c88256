import { setImmediate as otherWork } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { createApp } from '../../app.ts';
import { encode } from '../../http/encoded.ts';

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

/** Numbers that look random and are the same in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, one: <T>(all: readonly T[]) => all[below(all.length)] as T, chance: () => next() < 0.5 };
}
type Random = ReturnType<typeof randomFrom>;

const NAMES = ['Alfa', 'Çelik', 'Işık', 'Mavi', 'Zeta'];
const SECTIONS = [
  ['homepage', 'hero'],
  ['footer', 'contact-info'],
  ['distributors', 'products'],
] as const;

async function furnish() {
  const brands = [];
  const categories = [];
  const products = [];
  for (const name of NAMES.slice(0, 3)) {
    const brand = await app.brand({ name, isDistributor: true });
    const root = await app.category({ brandId: brand.id, name: 'Restoratif' });
    const leaf = await app.category({ brandId: brand.id, name: 'Kompozit', parentId: root.id });
    brands.push(brand.id);
    categories.push(root.id, leaf.id);
    for (const category of [root, leaf])
      products.push(
        (await app.product({ brandId: brand.id, categoryId: category.id, name, isFeatured: true })).id,
      );
  }
  const catalogs = [(await app.catalog()).id, (await app.catalog()).id];
  const sections = [];
  for (const [page, section] of SECTIONS) sections.push((await app.section({ page, section })).id);
  const shown = await app.section({ page: 'homepage', section: 'statistics' });
  const item = await app.item(shown.id, { name: 'statistic', data: { value: '1', label: 'yıl' } });
  return { brands, categories, products, catalogs, sections, items: [item.id] };
}
type Rows = Awaited<ReturnType<typeof furnish>>;

/** One write, by a call; what it refuses changes nothing, which is as good. */
function writes({ below, one, chance }: Random, rows: Rows): ReadonlyArray<() => Promise<unknown>> {
  const name = () => `${one(NAMES)} ${below(3)}`;
  const put = (list: string, id: string, values: object) => app.call('PUT', `/${list}/${id}`, values);
  async function removeAndReturn(list: string, id: string): Promise<void> {
    const { body } = await app.call<{ trashId?: string }>('DELETE', `/${list}/${id}`);
    await compare([below(kept.length), below(kept.length)]);
    if (body?.trashId) await app.call('POST', `/trash/${body.trashId}/restore`);
  }
  return [
    () => put('products', one(rows.products), { name: name(), slug: name() }),
    () => put('products', one(rows.products), { stock: below(99), price: below(999) }),
    () =>
      put('products', one(rows.products), { isActive: chance(), isFeatured: chance(), sortOrder: below(5) }),
    () => put('products', one(rows.products), { catalogId: chance() ? one(rows.catalogs) : null }),
    () => put('products', one(rows.products), { categoryId: one(rows.categories) }),
    () => put('brands', one(rows.brands), { name: name(), isActive: below(4) > 0 }),
    () => put('brands', one(rows.brands), { slug: name(), isDistributor: chance() }),
    () => put('categories', one(rows.categories), { name: name(), isActive: below(3) > 0 }),
    () => put('categories', one(rows.categories), { slug: name(), sortOrder: below(4) }),
    () => put('catalogs', one(rows.catalogs), { title: name(), isActive: chance() }),
    () =>
      app.call(
        'POST',
        `/catalogs/${one(rows.catalogs)}/view`,
        {},
        { token: null, headers: { 'X-Forwarded-For': `10.0.${below(200)}.${below(200)}` } },
      ),
    () => put('sections', one(rows.sections), { title: name(), isActive: chance() }),
    () => put('section-items', one(rows.items), { data: { value: String(below(99)), label: name() } }),
    () => app.call('PUT', '/settings', { companyName: name(), showPrices: String(below(3) === 0) }),
    () =>
      app.call('POST', '/products/bulk', {
        ids: [one(rows.products), one(rows.products)],
        set: { isFeatured: chance() },
      }),
    () => app.call('POST', '/brands/reorder', { ids: [one(rows.brands)] }),
    () => removeAndReturn('products', one(rows.products)),
    () => removeAndReturn('categories', one(rows.categories)),
    () => removeAndReturn('brands', one(rows.brands)),
    async () => {
      const place = await app.call<{ brandId: string }>('GET', `/categories/${one(rows.categories)}`);
      if (place.status !== 200) return;
      await app.call('POST', '/products', {
        name: name(),
        brandId: place.body.brandId,
        categoryId: one(rows.categories),
      });
    },
  ];
}

type Reader = { what: string; read: () => Promise<unknown> };
let kept: readonly Reader[] = [];
let fresh: readonly Reader[] = [];

/** Every public answer of the API and the view of every page, kept as the site keeps them, and made anew. */
async function prepareReaders(rows: Rows): Promise<void> {
  const { services } = app;
  const anew = { ...services.kept, get: (_key: string, make: () => ReturnType<typeof encode>) => make() };
  const slow = createApp({ ...services, kept: anew });
  const one = <T>(ids: readonly T[]) => ids[0] as T;
  const paths = [
    ...['brands', 'categories', 'products', 'catalogs', 'sections', 'settings', 'dashboard'],
    ...[
      `products?brandId=${one(rows.brands)}`,
      `products?categoryId=${one(rows.categories)}&limit=2`,
      'products?sort=name&limit=3',
    ],
    ...[
      ...rows.brands.slice(0, 2).map((id) => `brands/${id}`),
      ...rows.products.slice(0, 2).map((id) => `products/${id}`),
    ],
    ...[`categories/${one(rows.categories)}`, `catalogs/${one(rows.catalogs)}`],
  ].map((path) => `/api/${path}`);
  const pages: Record<string, () => Promise<unknown>> = {};
  const { storefront } = services;
  const address = { query: '', category: null };
  Object.assign(pages, {
    home: storefront.homePage,
    about: storefront.aboutPage,
    brands: storefront.brandsPage,
    distributors: () => storefront.distributorsPage(1),
    catalogs: () => storefront.catalogsPage(address),
    contact: storefront.contactPage,
    clinic: storefront.clinicSetupPage,
    layout: () => storefront.layout('https://v.example'),
    map: () => storefront.sitemap('https://v.example'),
    manifest: storefront.webManifest,
  });
  for (const id of rows.brands) {
    pages[`brand ${id}`] = () => storefront.brandPage({ brand: id, page: 1 });
    pages[`distributor ${id}`] = () => storefront.distributorPage(id);
  }
  for (const slug of ['alfa', 'celik', 'isik', 'alfa-1', 'zeta-2']) {
    pages[`brand ${slug}`] = () => storefront.brandPage({ brand: slug, page: 1 });
    pages[`category ${slug}`] = () => storefront.brandPage({ brand: slug, category: 'kompozit', page: 1 });
    pages[`product ${slug}`] = () =>
      storefront.productPage({ product: slug, path: `/brands/alfa/kompozit/${slug}` });
  }
  for (const id of rows.products)
    pages[`product ${id}`] = () => storefront.productPage({ product: id, path: '/' });
  async function body(of: { request: TestApp['app']['request'] }, path: string): Promise<string> {
    return (await of.request(path)).text();
  }
  const answer = (view: () => Promise<unknown>) => async () => {
    const found = await view();
    // What is missing is not kept.
    const isMissing = (found as { kind?: string }).kind === 'missing';
    return encode(new Response(JSON.stringify(found), { status: isMissing ? 404 : 200 }));
  };
  kept = [
    ...paths.map((path) => ({ what: path, read: () => body(app.app, path) })),
    ...Object.entries(pages).map(([what, view]) => ({
      what,
      read: async () => Buffer.from((await services.kept.get(what, answer(view))).bodies.identity).toString(),
    })),
  ];
  fresh = [
    ...paths.map((path) => ({ what: path, read: () => body(slow, path) })),
    ...Object.entries(pages).map(([what, view]) => ({
      what,
      read: async () => JSON.stringify(await view()),
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
  const rows = await furnish();
  await prepareReaders(rows);
  const random = randomFrom(SEED);
  const all = writes(random, rows);
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
