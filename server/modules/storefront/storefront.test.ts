import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageResult } from '../../../domain/pages/result.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { siteFiles } from './routes.ts';

const ORIGIN = 'https://v.example';
let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const pages = () => app.services.storefront;

function viewOf<View>(result: PageResult<View>): View {
  if (result.kind !== 'page') throw new Error(`a page was expected, not ${result.kind}`);
  return result.view;
}

/** A brand with a small tree, products in it and one product of Genel. */
async function furnish() {
  const brand = await app.brand({ name: 'Nordfil', isDistributor: true });
  const root = await app.category({ brandId: brand.id, name: 'Restoratif' });
  const leaf = await app.category({ brandId: brand.id, name: 'Kompozit', parentId: root.id });
  const bond = await app.product({
    brandId: brand.id,
    categoryId: root.id,
    name: 'Tek Şişe Bond',
    sortOrder: 1,
  });
  const kit = await app.product({
    brandId: brand.id,
    categoryId: leaf.id,
    name: 'Nano Set',
    isFeatured: true,
    sortOrder: 2,
  });
  return { brand, root, leaf, bond, kit };
}

describe('a brand’s page', () => {
  it('lists a category with all below it', async () => {
    await furnish();
    const whole = viewOf(await pages().brandPage({ brand: 'nordfil', page: 1 }));
    expect(whole.products.map(({ name }) => name)).toEqual(['Tek Şişe Bond', 'Nano Set']);
    expect(whole.categories.map(({ name, count }) => [name, count])).toEqual([['Restoratif', 2]]);
    const root = viewOf(await pages().brandPage({ brand: 'nordfil', category: 'restoratif', page: 1 }));
    expect(root.progress.total).toBe(2);
    expect(root.current?.count).toBe(2);
    const leaf = viewOf(await pages().brandPage({ brand: 'nordfil', category: 'kompozit', page: 1 }));
    expect(leaf.products.map(({ name }) => name)).toEqual(['Nano Set']);
    expect(leaf.current?.count).toBe(1);
  });

  it('names on the shelf of a category what is below it, or beside it', async () => {
    const { brand } = await furnish();
    const { categoryId } = await app.product({ brandId: brand.id });
    await app.ok('PUT', `/categories/${categoryId}`, { isActive: false });
    const labels = async (category: string) => {
      const view = viewOf(await pages().brandPage({ brand: 'nordfil', category, page: 1 }));
      return view.current?.labels.map(({ name, count, isCurrent }) => [name, count, isCurrent]);
    };
    expect(await labels('restoratif')).toEqual([
      ['Tümü', 2, true],
      ['Kompozit', 1, false],
    ]);
    expect(await labels('kompozit')).toEqual([
      ['Tümü', 2, false],
      ['Kompozit', 1, true],
    ]);
    expect(await labels('genel')).toEqual([
      ['Tümü', 3, false],
      ['Restoratif', 2, false],
      ['Genel', 1, true],
    ]);
  });

  it('puts products of a passive category under Genel', async () => {
    const { leaf, kit } = await furnish();
    await app.ok('PUT', `/categories/${leaf.id}`, { isActive: false });
    const general = viewOf(await pages().brandPage({ brand: 'nordfil', category: 'genel', page: 1 }));
    expect(general.current?.name).toBe('Genel');
    expect(general.products.map(({ href }) => href)).toEqual([`/brands/nordfil/genel/${kit.slug}`]);
    expect(await pages().brandPage({ brand: 'nordfil', category: 'kompozit', page: 1 })).toEqual({
      kind: 'missing',
    });
  });

  it('moves from an id, an old slug and another letter case, with the category', async () => {
    const { brand } = await furnish();
    await app.ok('PUT', `/brands/${brand.id}`, { slug: 'nordfil-ab' });
    for (const name of ['nordfil', brand.id, 'NORDFIL-AB']) {
      expect(await pages().brandPage({ brand: name, page: 1 })).toEqual({
        kind: 'moved',
        to: '/brands/nordfil-ab',
      });
    }
    expect(await pages().brandPage({ brand: 'nordfil', category: 'kompozit', page: 1 })).toEqual({
      kind: 'moved',
      to: '/brands/nordfil-ab/kompozit',
    });
  });

  it('moves from an old category slug', async () => {
    const { leaf } = await furnish();
    await app.ok('PUT', `/categories/${leaf.id}`, { slug: 'dolgu' });
    expect(await pages().brandPage({ brand: 'nordfil', category: 'kompozit', page: 1 })).toEqual({
      kind: 'moved',
      to: '/brands/nordfil/dolgu',
    });
  });

  it('moves once where brand and category have both moved', async () => {
    const { brand, leaf } = await furnish();
    await app.ok('PUT', `/brands/${brand.id}`, { slug: 'nordfil-ab' });
    await app.ok('PUT', `/categories/${leaf.id}`, { slug: 'dolgu' });
    const to = '/brands/nordfil-ab/dolgu';
    expect(await pages().brandPage({ brand: 'nordfil', category: 'kompozit', page: 1 })).toEqual({
      kind: 'moved',
      to,
    });
    expect(await pages().brandPage({ brand: 'nordfil', category: 'yok', page: 1 })).toEqual({
      kind: 'missing',
    });
  });

  it('is missing for unknown and passive brands', async () => {
    const { brand } = await furnish();
    expect(await pages().brandPage({ brand: 'yok', page: 1 })).toEqual({ kind: 'missing' });
    await app.ok('PUT', `/brands/${brand.id}`, { isActive: false });
    expect(await pages().brandPage({ brand: 'nordfil', page: 1 })).toEqual({ kind: 'missing' });
  });
});

describe('a product’s page', () => {
  it('is found by slug and id, and moves to its own address', async () => {
    const { kit, bond } = await furnish();
    const path = `/brands/nordfil/kompozit/${kit.slug}`;
    const view = viewOf(await pages().productPage({ product: kit.slug, path }));
    expect(view).toMatchObject({ name: 'Nano Set', catalog: null, hasCatalogs: false, video: null });
    expect(view.chat).toContain(encodeURIComponent('Nordfil Nano Set'));
    for (const other of ['/brands/baska/kompozit', '/brands/nordfil/restoratif']) {
      const moved = { kind: 'moved', to: path };
      expect(await pages().productPage({ product: kit.slug, path: `${other}/${kit.slug}` })).toEqual(moved);
      expect(await pages().productPage({ product: kit.id, path: `${other}/${kit.id}` })).toEqual(moved);
    }
    await app.ok('PUT', `/products/${kit.id}`, { slug: 'mikro-set' });
    expect(await pages().productPage({ product: kit.slug, path })).toEqual({
      kind: 'moved',
      to: '/brands/nordfil/kompozit/mikro-set',
    });
    await app.ok('DELETE', `/products/${bond.id}`);
    expect(await pages().productPage({ product: bond.slug, path: '/x' })).toEqual({ kind: 'missing' });
  });

  it('knows its catalog while it is active, and its relatives', async () => {
    const { kit, leaf, brand } = await furnish();
    const other = await app.product({ brandId: brand.id, categoryId: leaf.id, name: 'Akışkan' });
    const catalog = await app.catalog({ title: 'Restoratif' });
    await app.ok('PUT', `/products/${kit.id}`, { catalogId: catalog.id });
    const path = `/brands/nordfil/kompozit/${kit.slug}`;
    const view = viewOf(await pages().productPage({ product: kit.slug, path }));
    expect(view.catalog?.name).toBe('Restoratif');
    expect(view.related.map(({ id }) => id)).toEqual([other.id]);
    await app.ok('PUT', `/catalogs/${catalog.id}`, { isActive: false });
    const without = viewOf(await pages().productPage({ product: kit.slug, path }));
    expect([without.catalog, without.hasCatalogs]).toEqual([null, false]);
  });
});

describe('prices', () => {
  it('are for the staff alone until the setting shows them, in the pages and their cards', async () => {
    const { kit, bond } = await furnish();
    await app.ok('PUT', `/products/${kit.id}`, { price: 5480, stock: 0 });
    const path = `/brands/nordfil/kompozit/${kit.slug}`;
    const look = async () => {
      const { offer } = viewOf(await pages().productPage({ product: kit.slug, path }));
      const brand = viewOf(await pages().brandPage({ brand: 'nordfil', page: 1 }));
      return { offer, cards: brand.products.map((card) => [card.id, card.price]) };
    };
    const hidden = { offer: null, cards: [bond.id, kit.id].map((id) => [id, null]) };
    expect(await look()).toEqual(hidden);
    await app.ok('PUT', '/settings', { showPrices: true });
    expect(await look()).toEqual({
      offer: { price: 5480, currency: 'TRY', isInStock: false },
      cards: [
        [bond.id, null],
        [kit.id, 5480],
      ],
    });
    await app.ok('PUT', '/settings', { showPrices: 'false' });
    expect(await look()).toEqual(hidden);
    expect((await app.call('PUT', '/settings', { showPrices: 'evet' })).body.fields).toHaveProperty(
      'showPrices',
    );
  });
});

describe('/distributors/{brand}', () => {
  it('is for distributors, by slug or id', async () => {
    const { brand } = await furnish();
    expect(viewOf(await pages().distributorPage('nordfil')).brand.name).toBe('Nordfil');
    expect(await pages().distributorPage(brand.id)).toEqual({ kind: 'moved', to: '/distributors/nordfil' });
    await app.ok('PUT', `/brands/${brand.id}`, { isDistributor: false });
    expect(await pages().distributorPage('nordfil')).toEqual({ kind: 'missing' });
  });
});

describe('files made from the content', () => {
  const ask = (path: string) => siteFiles(pages())(new Request(ORIGIN + path), ORIGIN);

  it('the map names every page with its pictures, on the site’s own base', async () => {
    const { kit, brand } = await furnish();
    await app.brand({ name: 'Boş' });
    await app.category({ brandId: brand.id, name: 'Boş' });
    await app.ok('PUT', '/settings', { siteUrl: 'https://vitrin.example' });
    await app.ok('PUT', `/products/${kit.id}`, { imageUrl: 'https://cdn.example/a.png?x=1&y=2' });
    const xml = await (await ask('/sitemap.xml'))?.text();
    const paths = [...(xml ?? '').matchAll(/<loc>https:\/\/vitrin\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(paths).toContain('/');
    expect(paths.filter((path) => path === '/ara' || path === '/karsilastir')).toEqual([]);
    expect(paths).toContain('/brands/nordfil/kompozit');
    expect(paths.filter((path) => path?.includes('/bos'))).toEqual([]);
    expect(paths).toContain(`/brands/nordfil/kompozit/${kit.slug}`);
    expect(xml).toContain('<image:loc>https://cdn.example/a.png?x=1&#38;y=2</image:loc>');
    expect(xml).toMatch(/<lastmod>2026-11-20T09:00:00\.000Z<\/lastmod>/);
  });

  it('robots lead to the map', async () => {
    expect(await (await ask('/robots.txt'))?.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('security.txt says where holes are told, for a time that has not ended', async () => {
    const said = (await (await ask('/.well-known/security.txt'))?.text()) ?? '';
    expect(said).toContain('Contact: mailto:bilgi@vitrindental.example\n');
    expect(said).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(said) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(app.clock.read().getTime());
  });

  it('the manifest bears the company’s name', async () => {
    await app.ok('PUT', '/settings', { companyName: 'Işık Dental' });
    const manifest = await (await ask('/site.webmanifest'))?.json();
    expect(manifest).toMatchObject({ name: 'Işık Dental', lang: 'tr' });
  });

  it('social pictures are 1200 by 630, of what is shown', async () => {
    const { kit } = await furnish();
    for (const path of ['/og/brand/nordfil.png', `/og/product/${kit.slug}.png`]) {
      const bytes = Buffer.from((await (await ask(path))?.arrayBuffer()) ?? new ArrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    const drawn = async () =>
      Buffer.from((await (await ask(`/og/product/${kit.slug}.png`))?.arrayBuffer()) ?? new ArrayBuffer());
    const plain = await drawn();
    await app.ok('PUT', `/products/${kit.id}`, { features: ['Beş renk: A1, A2, A3', '4 g şırınga'] });
    expect((await drawn()).equals(plain)).toBe(false);
    expect((await ask('/og/product/yok.png'))?.status).toBe(404);
    expect((await ask('/og/brand/%E0%A4%A.png'))?.status).toBe(404);
    expect(await ask('/about')).toBeNull();
  });
});
