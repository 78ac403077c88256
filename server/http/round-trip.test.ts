import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { photo } from '../../tests/samples/images.ts';
import { image, taken } from '../../tests/samples/upload.ts';

type Row = { id: string; version: number } & Record<string, unknown>;

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

/** Sends a row back as it was answered, and as a list answers it: both are taken and change nothing. */
async function expectTaken(path: string, lists: readonly string[] = []): Promise<void> {
  const row = await test.ok<Row>('GET', path);
  const listed = [];
  for (const list of lists)
    listed.push(...(await test.ok<Row[]>('GET', list)).filter(({ id }) => id === row.id));
  expect([path, listed.length]).toEqual([path, lists.length]);
  for (const sent of [row, ...listed]) {
    const { status, text, body } = await test.call<Row>('PUT', path, sent);
    expect([path, status, text.slice(0, 300)]).toEqual([path, 200, expect.anything()]);
    expect([path, body]).toEqual([path, row]);
  }
}

describe('a product is taken back as it was answered', () => {
  it('after its category was deleted, and keeps the way back', async () => {
    const product = await test.product({
      price: 1250.5,
      features: ['a', 'b'],
      specifications: [{ label: 'Çap', value: '5', unit: 'mm' }],
    });
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/categories/${product.categoryId}`);
    const path = `/products/${product.id}`;
    expect(await test.ok('GET', path)).toMatchObject({ categoryId: null, category: null });
    await expectTaken(path, ['/products', '/products?includeInactive=true']);
    const row = await test.ok<Row>('GET', path);
    expect(await test.ok('PUT', path, { ...row, name: 'Ayna' })).toMatchObject({
      name: 'Ayna',
      categoryId: null,
    });
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect(await test.ok('GET', path)).toMatchObject({ name: 'Ayna', categoryId: product.categoryId });
  });

  it('while its category is switched off, and keeps it', async () => {
    const product = await test.product();
    await test.ok('PUT', `/categories/${product.categoryId}`, { isActive: false });
    await expectTaken(`/products/${product.id}`, ['/products', '/products?includeInactive=true']);
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({ categoryId: product.categoryId });
  });

  it('while its catalog or its brand lies in the trash', async () => {
    const catalog = await test.catalog();
    const product = await test.product({ catalogId: catalog.id });
    await test.ok('DELETE', `/catalogs/${catalog.id}`);
    await expectTaken(`/products/${product.id}`, ['/products']);
  });

  it('with data that today would be refused', async () => {
    const product = await test.product();
    await test.services.db
      .updateTable('products')
      .set({
        name: ' a'.repeat(150),
        slug: 'Eski_Adres',
        description: 'a'.repeat(12_000),
        sku: '',
        catalogId: 'yok',
        imageUrl: 'resim.png',
        videoUrl: 'youtube',
        stock: -5,
        priceMinor: -100,
        features: JSON.stringify(['', 'a'.repeat(400)]) as never,
      })
      .where('id', '=', product.id)
      .execute();
    await expectTaken(`/products/${product.id}`, ['/products']);
    const row = await test.ok<Row>('GET', `/products/${product.id}`);
    const changed = await test.ok<Row>('PUT', `/products/${product.id}`, { ...row, isFeatured: true });
    expect(changed).toEqual({ ...row, isFeatured: true, version: 2, updatedAt: expect.anything() });
    const worse = await test.call('PUT', `/products/${product.id}`, {
      ...changed,
      stock: -6,
      videoUrl: 'vimeo',
    });
    expect([worse.status, Object.keys(worse.body.fields).sort()]).toEqual([422, ['stock', 'videoUrl']]);
  });

  it('and still needs its name, brand and category where they change', async () => {
    const product = await test.product();
    const sentence = 'Lütfen ürün adı, marka ve kategori seçiniz';
    for (const field of ['name', 'brandId', 'categoryId'])
      for (const value of ['', null]) {
        const { status, body } = await test.call('PUT', `/products/${product.id}`, {
          ...product,
          [field]: value,
        });
        expect([field, value, status, body.fields]).toEqual([field, value, 422, { [field]: sentence }]);
      }
  });
});

it('every other kind is taken back as it was answered', async () => {
  const parent = await test.category();
  const child = await test.category({ brandId: parent.brandId, parentId: parent.id });
  await test.ok('PUT', `/categories/${parent.id}`, { isActive: false });
  const section = await test.section({ content: { badge: 'Yeni' } });
  const item = await test.item(section.id, { name: 'cta_button', data: { name: 'Ara', url: '/contact' } });
  const message = await test.message();
  const bytes = await photo({ width: 60, height: 40 }, 1).png().toBuffer();
  const file = await taken(image(test, { bytes }));
  const catalog = await test.catalog({ tags: ['a'], fileSize: '12' });
  await expectTaken(`/brands/${parent.brandId}`, ['/brands']);
  await expectTaken(`/categories/${parent.id}`, ['/categories?includeInactive=true&view=tree']);
  await expectTaken(`/categories/${child.id}`, [
    '/categories',
    '/categories?includeInactive=true',
    '/categories?view=tree',
  ]);
  await expectTaken(`/catalogs/${catalog.id}`, ['/catalogs']);
  await expectTaken(`/sections/${section.id}`, ['/sections']);
  await expectTaken(`/section-items/${item.id}`);
  await expectTaken(`/messages/${message.id}`, ['/messages']);
  await expectTaken(`/quotes/${(await test.quote()).id}`, ['/quotes']);
  await expectTaken(`/media/${file.id}`, ['/media']);
  await expectTaken('/settings');
  expect((await test.call('PUT', `/messages/${message.id}`, { ...message, isRead: true })).status).toBe(200);
});

it('rows with old data are taken back, and what is changed of them is judged', async () => {
  const { db } = test.services;
  const category = await test.category();
  const catalog = await test.catalog();
  const section = await test.section();
  const item = await test.item(section.id, { name: 'cta_button', data: { name: 'Ara', url: '/contact' } });
  await test.ok('PUT', '/settings', { author: 'Ayşe' });
  const long = 'a'.repeat(6000);
  await db
    .updateTable('brands')
    .set({ name: '', slug: '', description: long, website: 'ornek', logoUrl: 'x', sortOrder: -2_000_000 })
    .where('id', '=', category.brandId)
    .execute();
  await db
    .updateTable('categories')
    .set({ name: '', slug: 'Üst Kat', color: 'mavi', parentId: 'yok', description: long })
    .where('id', '=', category.id)
    .execute();
  await db
    .updateTable('catalogs')
    .set({
      title: '',
      fileUrl: null,
      thumbnailUrl: 'x',
      pages: -1,
      tags: JSON.stringify(['a', 'a']) as never,
    })
    .where('id', '=', catalog.id)
    .execute();
  await db
    .updateTable('sections')
    .set({ title: long, imageUrl: 'x', content: JSON.stringify({ badge: 5, href: 'javascript:1' }) as never })
    .where('id', '=', section.id)
    .execute();
  await db
    .updateTable('sectionItems')
    .set({ data: JSON.stringify({ name: '', url: 'javascript:1', eski: [1] }) as never })
    .where('id', '=', item.id)
    .execute();
  await db
    .updateTable('settings')
    .set({ values: JSON.stringify({ robots: 'hepsi', siteUrl: 'ornek', mapZoom: '99' }) as never })
    .execute();
  const refused: Array<[string, object, string]> = [
    [`/brands/${category.brandId}`, { website: 'baska' }, 'website'],
    [`/categories/${category.id}`, { color: 'yeşil' }, 'color'],
    [`/catalogs/${catalog.id}`, { fileUrl: '' }, 'fileUrl'],
    [`/sections/${section.id}`, { title: `${long}b` }, 'title'],
    [`/section-items/${item.id}`, { data: { name: '', url: 'javascript:2' } }, 'data.url'],
    ['/settings', { robots: 'hiçbiri' }, 'robots'],
  ];
  for (const [path, change, field] of refused) {
    await expectTaken(path);
    const row = await test.ok<Row>('GET', path);
    const { status, body } = await test.call('PUT', path, { ...row, ...change });
    expect([path, status, Object.keys(body.fields)]).toEqual([path, 422, [field]]);
  }
  const row = await test.ok<Row>('GET', `/section-items/${item.id}`);
  const off = await test.call<Row>('PUT', `/section-items/${item.id}`, { ...row, isActive: false });
  expect([off.status, off.body.data]).toEqual([200, row.data]);
});
