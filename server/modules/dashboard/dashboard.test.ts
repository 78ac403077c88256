import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dashboard } from '../../../domain/pages/dashboard.ts';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';
import { lastMonths } from './stats.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

describe('the dashboard load', () => {
  it('carries what the site shows, and the counts of the caller', async () => {
    const shown = await test.product({ name: 'Açık', price: 5, stock: 2 });
    await test.product({
      name: 'Öne çıkan',
      brandId: shown.brandId,
      categoryId: shown.categoryId ?? '',
      isFeatured: true,
    });
    await test.product({ name: 'Kapalı', isActive: false });
    const hidden = await test.brand({ name: 'Gizli marka', isActive: false, isDistributor: true });
    await test.product({ brandId: hidden.id, name: 'Gizli ürün', isFeatured: true });
    await test.catalog();
    await test.catalog({ isActive: false });
    const section = await test.section({ section: 'brands-carousel' });
    await test.item(section.id, { name: 'brand', data: { id: shown.brandId, name: 'x' } });
    await test.item(section.id, { name: 'brand', data: { id: hidden.id, name: 'Gizli marka' } });
    await test.section({ page: 'about', isActive: false, title: 'Gizli bölüm' });
    await test.section({ section: 'gallery', isActive: false, title: 'Gizli bölüm' });
    await test.ok('PUT', '/settings', { companyName: 'Vitrin Dental' });

    const visitor = await test.visit<Dashboard>('/dashboard');
    expect(visitor.status).toBe(200);
    expect(Object.keys(visitor.body)).toEqual([
      'brands',
      'categories',
      'products',
      'catalogs',
      'settings',
      'siteSections',
      'hiddenSections',
      'stats',
    ]);
    expect(visitor.text).not.toMatch(/Gizli|Kapalı/);
    expect(visitor.body.products.map((row) => [row.name, row.price, row.stock])).toEqual([
      ['Öne çıkan', null, null],
      ['Açık', null, null],
    ]);
    expect(visitor.body.siteSections.map((row) => row.items.length)).toEqual([1]);
    expect(visitor.body.hiddenSections).toEqual(['homepage/gallery']);
    expect(visitor.body.settings.companyName).toBe('Vitrin Dental');
    expect(visitor.body.stats).toEqual({
      totalBrands: 2,
      totalProducts: 2,
      totalCategories: 2,
      totalCatalogs: 1,
      featuredProducts: 1,
      distributorBrands: 0,
    });
    const staff = await test.ok<Dashboard>('GET', '/dashboard');
    expect(staff.stats).toEqual({
      totalBrands: 3,
      totalProducts: 4,
      totalCategories: 3,
      totalCatalogs: 2,
      featuredProducts: 2,
      distributorBrands: 1,
    });
    expect(staff.products[1]).toMatchObject({ name: 'Açık', price: 5, stock: 2 });
  });

  it('carries rows as they are, whichever of what they are made of has changed', async () => {
    const brand = await test.brand({ name: 'Eski marka' });
    const other = await test.brand({ name: 'Başka marka' });
    const category = await test.category({ brandId: brand.id, name: 'Eski kategori' });
    const catalog = await test.catalog({ title: 'Katalog' });
    const own = { brandId: brand.id, categoryId: category.id, catalogId: catalog.id };
    const product = await test.product({ name: 'Eski ürün', ...own });
    await test.product({ name: 'Başka ürün', brandId: other.id });
    const put = (path: string, body: object) => () => test.ok('PUT', path, body);
    let trashId = '';
    const writes = [
      put(`/products/${product.id}`, { name: 'Yeni ürün' }),
      put(`/brands/${brand.id}`, { name: 'Yeni marka' }),
      put(`/categories/${category.id}`, { name: 'Yeni kategori' }),
      put(`/categories/${category.id}`, { isActive: false }),
      put(`/catalogs/${catalog.id}`, { isActive: false }),
      put(`/catalogs/${catalog.id}`, { isActive: true }),
      put(`/products/${product.id}`, { isFeatured: true, stock: 4 }),
      put(`/brands/${brand.id}`, { isActive: false }),
      put(`/brands/${brand.id}`, { isActive: true }),
      async () => {
        trashId = (await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`)).trashId;
      },
      () => test.ok('POST', `/trash/${trashId}/restore`),
    ];
    for (const write of [async () => undefined, ...writes]) {
      await write();
      const { body } = await test.visit<Dashboard>('/dashboard');
      // Parts of lists are read anew for each call.
      expect(body.products).toEqual((await test.visit('/products?limit=500&sort=featured')).body);
      expect(body.brands).toEqual((await test.visit('/brands?limit=500')).body);
    }
  });

  it('holds at most 1,000 products: featured first, then newest', async () => {
    const { brandId, categoryId } = await test.product({ name: 'En eski' });
    await test.product({ name: 'Öne çıkan', brandId, categoryId: categoryId ?? '', isFeatured: true });
    test.clock.advance({ minutes: 1 });
    const newest = await test.product({ name: 'En yeni', brandId, categoryId: categoryId ?? '' });
    const model = await test.services.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', newest.id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 999 }, (_, index) => ({
      ...model,
      id: `p${index}`,
      slug: `p${index}`,
      sku: `P${index}`,
      moreImages: '[]',
      features: '[]',
      specifications: '[]',
      createdAt: '2026-11-20T09:00:30.000Z',
    }));
    for (let start = 0; start < rows.length; start += 333)
      await test.services.db
        .insertInto('products')
        .values(rows.slice(start, start + 333))
        .execute();
    const { products, stats } = await test.ok<Dashboard>('GET', '/dashboard');
    expect([products.length, stats.totalProducts]).toEqual([1000, 1002]);
    expect([products[0]?.name, products[1]?.name]).toEqual(['Öne çıkan', 'En yeni']);
    expect(products.map((row) => row.name)).not.toContain('En eski');
  });
});

describe('what visitors read', () => {
  it('has a tag, and is sent again only after a change', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const first = await test.visit('/dashboard');
    const tag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), tag]).toEqual(['no-cache', expect.stringMatching(/^W\/"/)]);
    const again = await test.visit('/dashboard', { 'If-None-Match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    await test.ok('PUT', `/brands/${brand.id}`, { name: 'Nordfil Yeni' });
    const changed = await test.visit<Dashboard>('/dashboard', { 'If-None-Match': tag });
    expect([changed.status, changed.body.brands[0]?.name]).toEqual([200, 'Nordfil Yeni']);
  });

  it('is never what the staff read, nor the other way round', async () => {
    const product = await test.product({ price: 5 });
    const read = async (token: string | null) =>
      (await test.call<{ price: number | null }>('GET', `/products/${product.id}`, undefined, { token })).body
        .price;
    expect([await read(null), await read(test.token), await read(null)]).toEqual([null, 5, null]);
    const staff = await test.call('GET', `/products/${product.id}`);
    expect(staff.headers.get('cache-control')).toBe('no-store');
    const visitor = await test.visit(`/products/${product.id}`);
    expect(staff.headers.get('etag')).not.toBe(visitor.headers.get('etag'));
  });

  it('keeps its headers, and an id of each request', async () => {
    await test.brand();
    await test.brand();
    const [one, two] = [await test.visit('/brands?limit=1'), await test.visit('/brands?limit=1')];
    for (const { headers } of [one, two]) {
      expect(headers.get('x-total-count')).toBe('2');
      expect(headers.get('link')).toContain('rel="next"');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });

  it('does not keep refusals, and shares an answer among those who ask at once', async () => {
    expect((await test.visit('/products/frez')).status).toBe(404);
    await test.product({ name: 'Frez' });
    expect((await test.visit('/products/frez')).status).toBe(200);
    expect((await test.visit('/products?sort=yok')).headers.get('cache-control')).toBe('no-store');
    const refused = await test.visit('/products?includeInactive=true');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.visit('/dashboard')));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
  });

  it('leaves compressed for those who can read it', async () => {
    for (let count = 0; count < 12; count++) await test.brand({ description: 'Uzun açıklama. '.repeat(20) });
    const plain = await test.visit('/brands');
    const get = async (encoding: string, token?: string) => {
      const response = await test.app.request('/api/brands', {
        headers: { 'Accept-Encoding': encoding, ...(token && { Authorization: `Bearer ${token}` }) },
      });
      return {
        encoding: response.headers.get('content-encoding'),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };
    const [br, gz, staff] = [await get('gzip, br'), await get('gzip'), await get('gzip', test.token)];
    expect([br.encoding, gz.encoding, staff.encoding]).toEqual(['br', 'gzip', 'gzip']);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gz.bytes).toString()).toBe(plain.text);
    expect(JSON.parse(gunzipSync(staff.bytes).toString())).toHaveLength(12);
    expect(br.bytes.length).toBeLessThan(plain.text.length / 4);
    const quickest = await get('gzip, br, zstd', test.token);
    expect(quickest.encoding).toBe('zstd');
    expect(JSON.parse(zstdDecompressSync(quickest.bytes).toString())).toHaveLength(12);
  });
});

describe('the panel', () => {
  it('counts what came in each month, in Istanbul', async () => {
    const old = await openTestApp({ start: '2026-10-31T20:59:00.000Z' });
    const growths = () =>
      old.ok<Record<string, { total: number; thisMonth: number; lastMonth: number; months: number[] }>>(
        'GET',
        '/stats',
      );
    const first = await old.brand();
    old.clock.advance({ minutes: 2 });
    await old.brand();
    await old.brand();
    const stats = await growths();
    expect(stats.brands).toEqual({
      total: 3,
      thisMonth: 2,
      lastMonth: 1,
      months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2],
    });
    expect(stats.products).toMatchObject({ total: 0, thisMonth: 0, lastMonth: 0 });
    old.clock.advance({ hours: 11 });
    await old.ok('DELETE', `/brands/${first.id}`);
    expect((await growths()).brands).toMatchObject({ total: 2, thisMonth: 2, lastMonth: 0 });
    const [gone] = await old.ok<Array<{ id: string }>>('GET', '/trash');
    await old.ok('POST', `/trash/${gone?.id}/restore`);
    // What comes back from the trash is as old as it was.
    expect((await growths()).brands).toMatchObject({ total: 3, thisMonth: 2, lastMonth: 1 });
    await old.close();
    expect((await test.visit('/stats')).status).toBe(401);
  });

  it('knows the months of a year, over its end', () => {
    expect(lastMonths(new Date('2026-01-31T22:00:00Z')).slice(-3)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(lastMonths(new Date('2026-03-15T00:00:00Z'))).toHaveLength(12);
  });

  it('lists what staff did, newest first, by type and by text', async () => {
    const brand = await test.brand({ name: 'Işık' });
    await test.category({ brandId: brand.id, name: 'Sarf' });
    test.clock.advance({ minutes: 1 });
    await test.ok('DELETE', `/brands/${brand.id}`);
    await test.message();
    type Activity = { type: string; action: string; name: string; actor: string; exists: boolean };
    const list = async (query = '') =>
      (await test.ok<Activity[]>('GET', `/activities${query}`)).map((row) => [
        row.type,
        row.action,
        row.name,
        row.exists,
      ]);
    expect(await list()).toEqual([
      ['brands', 'delete', 'Işık', false],
      ['categories', 'create', 'Sarf', false],
      ['brands', 'create', 'Işık', false],
    ]);
    expect(await list('?type=category')).toHaveLength(1);
    expect(await list('?search=isik')).toHaveLength(2);
    expect(await list(`?search=${encodeURIComponent(ADMIN.name)}&limit=1`)).toHaveLength(1);
    expect((await test.visit('/activities')).status).toBe(401);
  });

  it('checks database, API and storage for real', async () => {
    const status = await test.ok<Record<string, { ok: boolean; detail: string }>>('GET', '/status');
    expect(status).toMatchObject({
      database: { ok: true, detail: 'Veritabanı aktif' },
      api: { ok: true },
      storage: { ok: true, freeBytes: expect.any(Number) },
    });
    expect((await test.visit('/status')).status).toBe(401);
    expect((await test.visit('/health')).body).toEqual({ ok: true });
  });
});
