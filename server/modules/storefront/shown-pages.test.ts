import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { furnishShown, HIDDEN, type Shown } from '../../../tests/hidden-owners.ts';
import { siteFiles } from './routes.ts';

const ORIGIN = 'https://v.example';
let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

/** Where the site's map leads, as brand, category and product. */
async function mapPaths(): Promise<string[]> {
  const answer = await siteFiles(app.services.storefront)(new Request(`${ORIGIN}/sitemap.xml`), ORIGIN);
  const found = [...((await answer?.text()) ?? '').matchAll(/<loc>[^<]*?(\/brands\/[^<]*)<\/loc>/g)];
  return found.map(([, path = '']) => path).sort();
}

/** The addresses of a site that shows this: a brand's and a category's page are there while they hold a product. */
function pathsOf(shown: Shown): string[] {
  const paths = Object.entries(shown.products).flatMap(([slug, { category }]) => {
    const brand = `/brands/${slug === 'elmas' ? 'baska' : 'nordfil'}`;
    const above: string[] = [];
    for (let at = category ?? 'genel'; at; at = shown.categories[at] ?? '') above.push(`${brand}/${at}`);
    return [brand, ...above, `${brand}/${category ?? 'genel'}/${slug}`];
  });
  return [...new Set(paths)].sort();
}

it.each(HIDDEN)('the pages show the same everywhere where there is %s', async (_what, hide, shown) => {
  const rows = await furnishShown(app);
  await hide(app, rows);
  const { brands, categories, products, catalogs } = shown;
  const names = Object.keys(products);
  const has = (slug: string) => names.includes(slug);
  const pages = app.services.storefront;

  const home = await pages.homePage();
  expect
    .soft(home.featured.products.map(({ href }) => href?.split('/').at(-1)).sort())
    .toEqual(names.filter((name) => products[name]?.category).sort());
  expect.soft(home.strip.brands.map(({ href }) => href?.split('/').at(-1)).sort()).toEqual(brands);
  expect.soft(home.distributors.all).toEqual({ brands: brands.length, products: names.length });
  const all = await pages.brandsPage();
  expect.soft(all.brands.map(({ name, count }) => [name, count]).sort()).toEqual(
    [
      ['Başka', 1],
      ['Nordfil', Number(has('nano-set'))],
    ].filter(([name]) => name === 'Başka' || brands.includes('nordfil')),
  );
  const shelf = await pages.distributorsPage({ page: 1 });
  expect.soft([shelf.products.length, shelf.progress.total]).toEqual([names.length, names.length]);
  expect
    .soft((await pages.catalogsPage({ query: '', category: null })).catalogs)
    .toHaveLength(catalogs.length);
  expect.soft(await mapPaths()).toEqual(pathsOf(shown));

  const brandPage = await pages.brandPage({ brand: 'nordfil', page: 1 });
  expect.soft(brandPage.kind).toBe(brands.includes('nordfil') ? 'page' : 'missing');
  if (brandPage.kind === 'page') {
    const { brand, products: cards, progress, filter } = brandPage.view;
    const count = Number(has('nano-set'));
    expect
      .soft([brand.count, cards.length, progress.total, filter.total])
      .toEqual([count, count, count, count]);
  }
  for (const slug of ['kompozit', 'restoratif']) {
    const page = await pages.brandPage({ brand: 'nordfil', category: slug, page: 1 });
    expect.soft(page.kind, slug).toBe(slug in categories ? 'page' : 'missing');
  }
  const distributor = await pages.distributorPage('nordfil');
  const files = distributor.kind === 'page' ? distributor.view.catalogs : [];
  expect.soft(files.length).toBe(products['nano-set']?.catalog ? 1 : 0);
  const kitPath = `/brands/nordfil/${products['nano-set']?.category ?? 'genel'}/nano-set`;
  const kitPage = await pages.productPage({ product: 'nano-set', path: kitPath });
  expect.soft(kitPage.kind).toBe(has('nano-set') ? 'page' : 'missing');
  if (kitPage.kind === 'page') {
    expect.soft(kitPage.view.catalog?.name ?? null).toBe(products['nano-set']?.catalog ? 'Kılavuz' : null);
    expect.soft(kitPage.view.hasCatalogs).toBe(catalogs.length > 0);
  }

  for (const [path, isThere] of [
    ['brand/nordfil', brands.includes('nordfil')],
    ['product/nano-set', has('nano-set')],
  ] as const) {
    const answer = await siteFiles(pages)(new Request(`${ORIGIN}/og/${path}.png`), ORIGIN);
    expect.soft(answer?.status, path).toBe(isThere ? 200 : 404);
  }
});
