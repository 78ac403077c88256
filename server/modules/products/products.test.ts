import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type Refusal, START, type TestApp } from '../../../tests/factories.ts';

const REQUIRED = 'Lütfen ürün adı, marka ve kategori seçiniz';

let test: TestApp;
let place: { brandId: string; categoryId: string };
beforeEach(async () => {
  test = await openTestApp();
  const brandId = (await test.brand({ name: 'Biarrit' })).id;
  place = { brandId, categoryId: (await test.category({ brandId, name: 'İmplantlar' })).id };
});
afterEach(() => test.close());

async function names(query: string): Promise<string[]> {
  return (await test.ok<Product[]>('GET', `/products?${query}`)).map((row) => row.name);
}

describe('creating a product', () => {
  it('answers 201 with the row as stored', async () => {
    const catalog = await test.catalog();
    const answer = await test.call<Product>('POST', '/products', {
      ...place,
      name: 'Dental İmplant',
      description: 'Titanyum.',
      catalogId: catalog.id,
      price: 1250.5,
      stock: 12,
      imageUrl: '/media/implant.webp',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      features: ['Konik', ' ', 'Titanyum '],
      isFeatured: true,
      isDistributor: true,
      sortOrder: 3,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      ...place,
      name: 'Dental İmplant',
      slug: 'dental-implant',
      description: 'Titanyum.',
      catalogId: catalog.id,
      sku: expect.stringMatching(/^BIA-IMP-DEN-\d{4}$/),
      externalId: null,
      price: 1250.5,
      currency: 'TRY',
      stock: 12,
      imageUrl: '/media/implant.webp',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      ...{ features: ['Konik', 'Titanyum'], specifications: [], moreImages: [] },
      isFeatured: true,
      isDistributor: true,
      isActive: true,
      sortOrder: 3,
      brand: { id: place.brandId, name: 'Biarrit', slug: 'biarrit' },
      category: { id: place.categoryId, name: 'İmplantlar', slug: 'implantlar' },
      version: 1,
      createdAt: START,
      updatedAt: START,
    });
    expect(await test.ok('GET', '/products/dental-implant')).toEqual(answer.body);
  });

  it.each([[{}], [{ name: ' ', brandId: '', categoryId: null }]])(
    'names what is missing in %j',
    async (input) => {
      const answer = await test.call('POST', '/products', input);
      expect([answer.status, answer.body.message]).toEqual([422, REQUIRED]);
      expect(answer.body.fields).toEqual({ name: REQUIRED, brandId: REQUIRED, categoryId: REQUIRED });
    },
  );

  it('refuses a brand, category or catalog that does not exist or does not fit', async () => {
    const other = await test.category();
    const refused: Array<[object, object]> = [
      [{ brandId: 'yok' }, { brandId: 'Böyle bir marka yok.' }],
      [{ categoryId: 'yok' }, { categoryId: 'Böyle bir kategori yok.' }],
      [{ categoryId: other.id }, { categoryId: 'Kategori, seçilen markaya ait değil.' }],
      [{ catalogId: 'yok' }, { catalogId: 'Böyle bir katalog yok.' }],
    ];
    for (const [input, fields] of refused) {
      const answer = await test.call('POST', '/products', { name: 'a', ...place, ...input });
      expect([answer.status, answer.body.fields]).toEqual([422, fields]);
    }
    expect(await names('')).toEqual([]);
  });

  it('keeps codes apart: a typed one that is taken is refused, a generated one is free', async () => {
    const first = await test.product({ ...place, sku: 'AB-1' });
    expect(first.sku).toBe('AB-1');
    const answer = await test.call('POST', '/products', { name: 'b', ...place, sku: ' AB-1 ' });
    expect([answer.status, answer.body.fields]).toEqual([
      409,
      { sku: '"AB-1" kodu başka bir üründe kullanılıyor.' },
    ]);
    const made = await Promise.all(
      Array.from({ length: 20 }, () => test.product({ ...place, name: 'Aynı ürün' })),
    );
    expect(new Set(made.map((row) => row.sku)).size).toBe(20);
    expect(new Set(made.map((row) => row.slug)).size).toBe(20);
    expect((await test.product({ ...place, sku: '' })).sku).toMatch(/^BIA-IMP-/);
  });
});

describe('changing a product', () => {
  it('takes any part; an emptied code is generated again', async () => {
    const product = await test.product({ ...place, name: 'Dental implant', sku: 'AB-1', price: 10 });
    const changed = await test.ok<Product>('PUT', `/products/${product.id}`, {
      sku: null,
      price: null,
      version: 1,
    });
    expect(changed).toEqual({
      ...product,
      sku: expect.stringMatching(/^BIA-IMP-DEN-\d{4}$/),
      price: null,
      version: 2,
    });
  });

  it('refuses a stale version, a taken code and a taken slug, and stores nothing', async () => {
    const other = await test.product({ ...place, name: 'Öteki', sku: 'AB-1' });
    const product = await test.product({ ...place, name: 'Bu' });
    for (const [input, status, field] of [
      [{ name: 'x', sku: other.sku }, 409, 'sku'],
      [{ name: 'x', slug: other.slug }, 409, 'slug'],
      [{ name: 'x', price: -1 }, 422, 'price'],
      [{ name: '' }, 422, 'name'],
      [{ name: 'x', categoryId: 'yok' }, 422, 'categoryId'],
    ] as const) {
      const answer = await test.call('PUT', `/products/${product.id}`, input);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
    }
    // Its own code is not taken, however it is sent back.
    await test.ok('PUT', `/products/${product.id}`, { stock: 1, sku: ` ${product.sku} ` });
    const stale = await test.call('PUT', `/products/${product.id}`, { stock: 2, version: 1 });
    expect([stale.status, stale.body.current]).toEqual([409, { ...product, stock: 1, version: 2 }]);
    expect((await test.call('PUT', '/products/yok', { stock: 2 })).status).toBe(404);
  });

  it('moves it to another brand only together with one of its categories', async () => {
    const product = await test.product(place);
    const target = await test.category();
    const alone = await test.call('PUT', `/products/${product.id}`, { brandId: target.brandId });
    expect([alone.status, Object.keys(alone.body.fields)]).toEqual([422, ['categoryId']]);
    const moved = await test.ok<Product>('PUT', `/products/${product.id}`, {
      brandId: target.brandId,
      categoryId: target.id,
    });
    expect([moved.brand.id, moved.category?.id]).toEqual([target.brandId, target.id]);
  });

  it('is found by its new texts', async () => {
    const product = await test.product({ ...place, name: 'Eski ad' });
    await test.ok('PUT', `/products/${product.id}`, { name: 'Şırınga' });
    expect(await names('search=siringa')).toEqual(['Şırınga']);
    expect(await names('search=eski')).toEqual([]);
    await test.ok('PUT', `/brands/${place.brandId}`, { name: 'Yıldız' });
    expect(await names('search=yildiz')).toEqual(['Şırınga']);
  });
});

describe('what visitors see of products', () => {
  beforeEach(async () => {
    await test.product({ ...place, name: 'Açık', price: 10, stock: 3 });
    await test.product({ ...place, name: 'Kapalı', isActive: false });
    const brand = await test.brand({ name: 'Gizlimarka', isActive: false });
    await test.product({ brandId: brand.id, name: 'Markası kapalı' });
    const category = await test.category({ brandId: place.brandId, name: 'Gizlikategori', isActive: false });
    await test.product({ brandId: place.brandId, categoryId: category.id, name: 'Kategorisi kapalı' });
  });

  it('are active ones of active brands, without prices and stock', async () => {
    const visitor = await test.visit<Product[]>('/products');
    expect(visitor.body.map((row) => [row.name, row.price, row.stock, row.category?.name])).toEqual([
      ['Açık', null, null, 'İmplantlar'],
      ['Kategorisi kapalı', null, null, undefined],
    ]);
    expect(visitor.headers.get('x-total-count')).toBe('2');
    expect(visitor.text).not.toContain('Gizli');
    expect((await test.visit('/products/kapali')).status).toBe(404);
    expect((await test.visit('/products/markasi-kapali')).status).toBe(404);
    expect((await test.visit<Product>('/products/acik')).body).toMatchObject({ price: null, stock: null });
  });

  it('neither ask for nor search by what they may not see', async () => {
    for (const query of [
      'includeInactive=true',
      'sort=price',
      'sort=-price',
      'sort=stock',
      'stock=out',
      'stock=in',
    ])
      expect([query, (await test.visit(`/products?${query}`)).status]).toEqual([query, 401]);
    for (const search of ['gizlimarka', 'gizlikategori', 'kapali&isActive=false'])
      expect(
        (await test.visit<Product[]>(`/products?search=${search}`)).body.map((row) => row.name),
      ).not.toContain('Kapalı');
    expect((await test.visit<Product[]>('/products?search=gizlikategori')).body).toEqual([]);
  });

  it.each(['constructor', '__proto__', '-toString'])('knows no sort by %s', async (sort) => {
    for (const token of [null, test.token]) {
      const answer = await test.call<Refusal>('GET', `/products?sort=${sort}`, undefined, { token });
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
    }
  });

  it('staff see all of, with prices and stock', async () => {
    const staff = await test.ok<Product[]>('GET', '/products?includeInactive=true');
    expect(staff.map((row) => [row.name, row.price, row.category?.name])).toEqual([
      ['Açık', 10, 'İmplantlar'],
      ['Kapalı', null, 'İmplantlar'],
      ['Markası kapalı', null, expect.any(String)],
      ['Kategorisi kapalı', null, 'Gizlikategori'],
    ]);
  });
});

describe('a list of products', () => {
  it('is narrowed by what the screens filter', async () => {
    const below = await test.category({ brandId: place.brandId, parentId: place.categoryId });
    const catalog = await test.catalog();
    await test.product({ ...place, name: 'A', isFeatured: true, imageUrl: '/media/a.webp', stock: 0 });
    await test.product({ ...place, name: 'B', categoryId: below.id, isDistributor: true, stock: 3 });
    await test.product({ name: 'C', isActive: false, catalogId: catalog.id, stock: 30 });
    const all = 'includeInactive=true&';
    expect(await names(`${all}brandId=${place.brandId}`)).toEqual(['A', 'B']);
    expect(await names(`${all}categoryId=${place.categoryId}`)).toEqual(['A', 'B']);
    expect(await names(`${all}categoryId=${below.id}`)).toEqual(['B']);
    expect(await names(`${all}categoryId=yok`)).toEqual([]);
    expect(await names(`${all}catalogId=${catalog.id}`)).toEqual(['C']);
    expect(await names(`${all}isActive=false`)).toEqual(['C']);
    expect(await names('isFeatured=true')).toEqual(['A']);
    expect(await names('featured=true')).toEqual(['A']);
    expect(await names(`${all}isDistributor=true`)).toEqual(['B']);
    expect(await names(`${all}withoutImage=true`)).toEqual(['B', 'C']);
    expect(await names(`${all}stock=out`)).toEqual(['A']);
    expect(await names(`${all}stock=low`)).toEqual(['B']);
    expect(await names(`${all}stock=in`)).toEqual(['B', 'C']);
  });
});

describe('copying a product', () => {
  it('makes a passive one with a code and an address of its own', async () => {
    const product = await test.product({ ...place, name: 'Frez', price: 5, features: ['a'], sku: 'AB-1' });
    const copy = await test.call<Product>('POST', `/products/${product.id}/duplicate`);
    expect(copy.status).toBe(201);
    expect(copy.body).toEqual({
      ...product,
      id: expect.any(String),
      name: 'Frez (kopya)',
      slug: 'frez-kopya',
      sku: expect.stringMatching(/^BIA-IMP-FRE-\d{4}$/),
      isActive: false,
    });
    expect((await test.call('POST', '/products/yok/duplicate')).status).toBe(404);
  });

  it('keeps the name as long as names may be', async () => {
    const product = await test.product({ ...place, name: 'a'.repeat(200) });
    const copy = await test.ok<Product>('POST', `/products/${product.id}/duplicate`);
    expect(copy.name).toHaveLength(200);
    expect((await test.call('PUT', `/products/${copy.id}`, { name: copy.name, stock: 1 })).status).toBe(200);
  });
});

describe('changing many products', () => {
  it('changes all or none, and is undone as one', async () => {
    const target = await test.category({ brandId: place.brandId });
    const foreign = await test.category();
    const [one, two] = [await test.product(place), await test.product(place)];
    const ids = [one.id, two.id];
    const refused = await test.call('POST', '/products/bulk', {
      ids,
      set: { isActive: false, categoryId: foreign.id },
    });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['categoryId']]);
    expect(await names('')).toHaveLength(2);
    const done = await test.ok<{ updated: number; undoId: string }>('POST', '/products/bulk', {
      ids,
      set: { categoryId: target.id, isFeatured: true },
    });
    expect(done.updated).toBe(2);
    expect(await names(`categoryId=${target.id}&isFeatured=true`)).toHaveLength(2);
    await test.ok('PUT', `/products/${two.id}`, { stock: 1 });
    expect(await test.ok('POST', `/history/undo/${done.undoId}`)).toMatchObject({ undone: 1, skipped: 1 });
    expect(await names(`categoryId=${place.categoryId}`)).toEqual([one.name]);
  });

  it('refuses more than a call may name', async () => {
    const ids = Array.from({ length: 5001 }, (_, index) => `id-${index}`);
    const answer = await test.call('POST', '/products/bulk-delete', { ids });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { ids: 'Bir seferde en fazla 5000 kayıt seçilebilir.' },
    ]);
  });

  it('deletes them to the trash one by one', async () => {
    const ids = [(await test.product(place)).id, (await test.product(place)).id];
    const gone = await test.ok<{ trashIds: string[] }>('POST', '/products/bulk-delete', { ids });
    expect(gone).toMatchObject({ success: true, trashed: { products: 2 } });
    await test.ok('POST', '/trash/restore', { ids: gone.trashIds });
    expect(await names('')).toHaveLength(2);
  });
});

describe('the order of products', () => {
  it('is changed and taken back', async () => {
    const made: Product[] = [];
    for (const name of ['A', 'B', 'C']) made.push(await test.product({ ...place, name }));
    const done = await test.ok<{ undoId: string }>('POST', '/products/reorder', {
      ids: made.map((row) => row.id).toReversed(),
    });
    expect(await names('')).toEqual(['C', 'B', 'A']);
    await test.ok('POST', `/history/undo/${done.undoId}`);
    expect(await names('')).toEqual(['A', 'B', 'C']);
  });
});
