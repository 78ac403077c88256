import type { TestApp } from './factories.ts';

/** Numbers that look random and are the same in each run (mulberry32). */
export function randomFrom(seed: number) {
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
export type Random = ReturnType<typeof randomFrom>;

const NAMES = ['Alfa', 'Çelik', 'Işık', 'Mavi', 'Zeta'];
const SECTIONS = [
  ['homepage', 'hero'],
  ['footer', 'contact-info'],
  ['distributors', 'products'],
] as const;

/** A small company that visitors see: three brands with what belongs to them. */
export async function furnish(app: TestApp) {
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
export type Rows = Awaited<ReturnType<typeof furnish>>;

type Options = {
  rows: Rows;
  /** Looks around while a row lies in the trash. */
  meanwhile: () => Promise<void>;
};

/** Each of them one write, by a call; what it refuses changes nothing, which is as good. */
export function randomWrites(
  app: TestApp,
  { below, one, chance }: Random,
  { rows, meanwhile }: Options,
): ReadonlyArray<() => Promise<unknown>> {
  const name = () => `${one(NAMES)} ${below(3)}`;
  const put = (list: string, id: string, values: object) => app.call('PUT', `/${list}/${id}`, values);
  async function removeAndReturn(list: string, id: string): Promise<void> {
    const { body } = await app.call<{ trashId?: string }>('DELETE', `/${list}/${id}`);
    await meanwhile();
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
