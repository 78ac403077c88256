import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '../../../domain/things/brand.ts';
import type { Category } from '../../../domain/things/category.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

describe('creating a brand', () => {
  it('answers 201 with the row as stored, defaults filled in', async () => {
    const answer = await test.call<Brand>('POST', '/brands', { name: '  Işık Dental  ', country: 'Türkiye' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Işık Dental',
      slug: 'isik-dental',
      description: null,
      country: 'Türkiye',
      logoUrl: null,
      logo: '🦷',
      website: null,
      established: null,
      representedSince: null,
      serviceNotes: null,
      contactName: null,
      contactTitle: null,
      contactPhone: null,
      isDistributor: false,
      isActive: true,
      sortOrder: 0,
      productsCount: 0,
      categoriesCount: 0,
      version: 1,
      createdAt: START,
      updatedAt: START,
    });
    expect(await test.ok('GET', `/brands/${answer.body.id}`)).toEqual(answer.body);
    expect(await test.ok('GET', '/brands/isik-dental')).toEqual(answer.body);
  });

  it('gives a taken slug a number, also one that was typed', async () => {
    const slugs: string[] = [];
    for (const name of ['Nordfil', 'NORDFİL', 'nordfil!']) slugs.push((await test.brand({ name })).slug);
    expect(slugs).toEqual(['nordfil', 'nordfil-1', 'nordfil-2']);
    expect((await test.brand({ name: 'Başka', slug: 'Nördfil' })).slug).toBe('nordfil-3');
  });

  it('finds a slug for names that leave nothing of one, and for very long ones', async () => {
    expect((await test.brand({ name: '歯科' })).slug).toBe('marka');
    expect((await test.brand({ name: '🦷' })).slug).toBe('marka-1');
    const long = 'a'.repeat(120);
    const slugs = new Set<string>();
    for (let count = 0; count < 12; count++) slugs.add((await test.brand({ name: long })).slug);
    expect(slugs.size).toBe(12);
    expect(Math.max(...[...slugs].map((slug) => slug.length))).toBe(120);
  });

  it('gives twenty of one name at once twenty slugs', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => test.brand({ name: 'Aynı' })));
    expect(new Set(made.map((brand) => brand.slug)).size).toBe(20);
  });

  it('needs a name', async () => {
    const answer = await test.call('POST', '/brands', { name: ' ', country: 'Türkiye' });
    expect([answer.status, answer.body.fields]).toEqual([422, { name: 'Marka adı zorunludur.' }]);
    expect(await test.ok('GET', '/brands')).toEqual([]);
  });
});

describe('what a brand says of its representation', () => {
  it('is kept as people read it: a year, facts line by line, a phone number in its shape', async () => {
    const brand = await test.brand({
      representedSince: ' 2009 ',
      serviceNotes: 'Yedek parça stokta \r\n\r\n Atölye: Ankara',
      contactName: 'Elif Sezer',
      contactPhone: '03125550153',
    });
    expect(brand).toMatchObject({
      representedSince: '2009',
      contactName: 'Elif Sezer',
      contactTitle: null,
      contactPhone: '0312 555 01 53',
    });
    const none = await test.ok<Brand>('PUT', `/brands/${brand.id}`, {
      contactPhone: '',
      representedSince: null,
    });
    expect([none.contactPhone, none.representedSince]).toEqual([null, null]);
  });

  it('is refused where it is no year and no number', async () => {
    const answer = await test.call('POST', '/brands', {
      name: 'Nordfil',
      representedSince: '09',
      contactPhone: '12',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      representedSince: 'Yılı dört rakamla yazın. Örnek: 2009',
      contactPhone: expect.stringContaining('Telefon numarası'),
    });
  });
});

describe('changing a brand', () => {
  it('takes any part, raises the version and leaves the rest', async () => {
    const brand = await test.brand({ name: 'Nordfil', country: 'İsveç', established: '1987' });
    test.clock.advance({ minutes: 5 });
    const changed = await test.ok<Brand>('PUT', `/brands/${brand.id}`, { country: 'Norveç', version: 1 });
    expect(changed).toEqual({
      ...brand,
      country: 'Norveç',
      version: 2,
      updatedAt: '2026-11-20T09:05:00.000Z',
    });
  });

  it('without a version is accepted, and one that changes nothing leaves no trace', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    expect((await test.ok<Brand>('PUT', `/brands/${brand.id}`, { name: 'Nordfil A' })).version).toBe(2);
    const same = await test.ok<Brand>('PUT', `/brands/${brand.id}`, { name: 'Nordfil A', isActive: true });
    expect(same.version).toBe(2);
    expect(await test.ok<Brand>('PUT', `/brands/${brand.id}`, {})).toEqual(same);
    expect(await test.ok<unknown[]>('GET', `/history?entity=brands&id=${brand.id}`)).toHaveLength(2);
  });

  it('that is stale answers 409 with the current row', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const current = await test.ok<Brand>('PUT', `/brands/${brand.id}`, { country: 'Norveç', version: 1 });
    const answer = await test.call('PUT', `/brands/${brand.id}`, { country: 'İsveç', version: 1 });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.message).toBe('Bu kayıt siz düzenlerken başkası tarafından değiştirildi.');
    expect(answer.body.current).toEqual(current);
    expect(await test.ok('GET', `/brands/${brand.id}`)).toEqual(current);
  });

  it('lets one of two at the same time win', async () => {
    const brand = await test.brand();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((country) => test.call('PUT', `/brands/${brand.id}`, { country, version: 1 })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses a slug that another brand has, and keeps its own when it is left empty', async () => {
    await test.brand({ name: 'Nordfil' });
    const other = await test.brand({ name: 'Pera' });
    const answer = await test.call('PUT', `/brands/${other.id}`, { slug: 'nordfil', country: 'x' });
    expect([answer.status, answer.body.fields]).toEqual([
      409,
      { slug: '"nordfil" adresi başka bir kayıtta kullanılıyor.' },
    ]);
    expect(await test.ok('GET', `/brands/${other.id}`)).toEqual(other);
    expect((await test.ok<Brand>('PUT', `/brands/${other.id}`, { slug: '' })).slug).toBe('pera');
    expect((await test.ok<Brand>('PUT', `/brands/${other.id}`, { name: 'Pera Yeni' })).slug).toBe('pera');
  });

  it('that does not exist answers 404', async () => {
    const answer = await test.call('PUT', '/brands/yok', { name: 'x' });
    expect([answer.status, answer.body.message]).toEqual([404, 'Marka bulunamadı.']);
  });
});

describe('what visitors see of brands', () => {
  it('are active ones, counts of active rows included', async () => {
    const shown = await test.brand({ name: 'Açık' });
    const hidden = await test.brand({ name: 'Kapalı', isActive: false });
    const category = await test.category({ brandId: shown.id });
    await test.category({ brandId: shown.id, isActive: false });
    await test.product({ brandId: shown.id, categoryId: category.id });
    await test.product({ brandId: shown.id, categoryId: category.id, isActive: false });

    const visitor = await test.visit<Brand[]>('/brands');
    expect(visitor.body.map((brand) => [brand.id, brand.productsCount, brand.categoriesCount])).toEqual([
      [shown.id, 1, 1],
    ]);
    expect(visitor.headers.get('x-total-count')).toBe('1');
    expect((await test.visit(`/brands/${hidden.id}`)).status).toBe(404);
    expect((await test.visit('/brands/kapali')).status).toBe(404);
    expect((await test.visit<Brand[]>('/brands?isActive=false')).body).toEqual([]);
    expect((await test.visit('/brands?includeInactive=true')).status).toBe(401);

    const staff = await test.ok<Brand[]>('GET', '/brands?includeInactive=true');
    expect(staff.map((brand) => [brand.name, brand.productsCount, brand.categoriesCount])).toEqual([
      ['Açık', 2, 2],
      ['Kapalı', 0, 0],
    ]);
    expect(await test.ok<Brand[]>('GET', '/brands')).toHaveLength(1);
  });

  it('can be narrowed and searched by name and country', async () => {
    await test.brand({ name: 'Alba', country: 'İtalya', isDistributor: true, logoUrl: '/media/a.webp' });
    await test.brand({ name: 'Çınar', country: 'Türkiye' });
    const names = async (query: string) =>
      (await test.ok<Brand[]>('GET', `/brands?includeInactive=true&${query}`)).map((brand) => brand.name);
    expect(await names('search=ITALYA')).toEqual(['Alba']);
    expect(await names('search=cinar')).toEqual(['Çınar']);
    expect(await names('isDistributor=true')).toEqual(['Alba']);
    expect(await names('isDistributor=false')).toEqual(['Çınar']);
    expect(await names('withoutImage=true')).toEqual(['Çınar']);
    expect(await names('sort=-name')).toEqual(['Çınar', 'Alba']);
  });
});

describe('deleting a brand', () => {
  it('takes along what it holds and says how much', async () => {
    const brand = await test.brand();
    const category = await test.category({ brandId: brand.id });
    await test.category({ brandId: brand.id, parentId: category.id });
    await test.product({ brandId: brand.id, categoryId: category.id });
    const other = await test.product();
    // What is known of all brands is read before and after.
    const categoryIds = async () => (await test.ok<Category[]>('GET', '/categories')).map(({ id }) => id);
    const before = await categoryIds();
    expect(before).toHaveLength(3);
    const answer = await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`);
    expect(answer).toEqual({
      success: true,
      trashed: { brands: 1, categories: 2, products: 1 },
      trashId: expect.any(String),
    });
    expect((await test.call('GET', `/brands/${brand.id}`)).status).toBe(404);
    expect((await test.call('DELETE', `/brands/${brand.id}`)).status).toBe(404);
    expect(await test.ok('GET', '/products')).toEqual([other]);
    expect(await categoryIds()).toEqual([other.categoryId]);
    await test.ok('POST', `/trash/${answer.trashId}/restore`);
    expect((await categoryIds()).toSorted()).toEqual(before.toSorted());
  });

  it('of many is done as one, or not at all', async () => {
    const [one, two] = [await test.brand(), await test.brand()];
    const refused = await test.call('POST', '/brands/bulk-delete', { ids: [one.id, 'yok'] });
    expect(refused.status).toBe(404);
    expect(await test.ok<Brand[]>('GET', '/brands')).toHaveLength(2);
    const answer = await test.ok<{ trashIds: string[] }>('POST', '/brands/bulk-delete', {
      ids: [one.id, two.id, one.id],
    });
    expect(answer).toMatchObject({ success: true, trashed: { brands: 2, categories: 0, products: 0 } });
    expect(answer.trashIds).toHaveLength(2);
    const empty = await test.call('POST', '/brands/bulk-delete', { ids: [] });
    expect([empty.status, empty.body.fields]).toEqual([422, { ids: 'En az bir kayıt seçin.' }]);
  });
});

describe('changing many brands', () => {
  it('counts what was different, and is undone as one', async () => {
    const [one, two] = [await test.brand(), await test.brand({ isActive: false })];
    const done = await test.ok<{ updated: number; undoId: string }>('POST', '/brands/bulk', {
      ids: [one.id, two.id],
      set: { isActive: false },
    });
    expect(done).toMatchObject({ success: true, updated: 1 });
    expect(await test.ok('POST', `/history/undo/${done.undoId}`)).toMatchObject({ undone: 1, skipped: 0 });
    expect((await test.ok<Brand>('GET', `/brands/${one.id}`)).isActive).toBe(true);
    expect((await test.ok<Brand>('GET', `/brands/${two.id}`)).isActive).toBe(false);
  });

  it('needs a field to change, and rows that exist', async () => {
    const brand = await test.brand();
    const nothing = await test.call('POST', '/brands/bulk', { ids: [brand.id], set: {} });
    expect([nothing.status, nothing.body.fields]).toEqual([422, { set: 'Değiştirilecek bir alan seçin.' }]);
    const unknown = await test.call('POST', '/brands/bulk', { ids: [brand.id], set: { name: 'x' } });
    expect(unknown.status).toBe(422);
    expect(unknown.body.fields).toMatchObject({ 'set.name': 'Bilinmeyen alan.' });
    const missing = await test.call('POST', '/brands/bulk', {
      ids: [brand.id, 'yok'],
      set: { isActive: false },
    });
    expect(missing.status).toBe(404);
    expect((await test.ok<Brand>('GET', `/brands/${brand.id}`)).version).toBe(1);
  });
});

describe('the order of brands', () => {
  async function names(): Promise<string[]> {
    return (await test.ok<Brand[]>('GET', '/brands?includeInactive=true')).map((brand) => brand.name);
  }

  it('is changed among the places that the chosen ones hold, and taken back', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await test.brand({ name })).id);
    const [a = '', , c = '', d = ''] = ids;
    const done = await test.ok<{ updated: number; undoId: string }>('POST', '/brands/reorder', {
      ids: [d, c, a],
    });
    expect(await names()).toEqual(['D', 'B', 'C', 'A']);
    expect(done.updated).toBe(2);
    await test.ok('POST', `/history/undo/${done.undoId}`);
    expect(await names()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('holds when new ones come', async () => {
    const [a, b] = [await test.brand({ name: 'A' }), await test.brand({ name: 'B' })];
    await test.ok('POST', '/brands/reorder', { ids: [b.id, a.id] });
    await test.brand({ name: 'C', sortOrder: 9 });
    expect(await names()).toEqual(['B', 'A', 'C']);
  });

  it('refuses a row that does not exist', async () => {
    const a = await test.brand();
    expect((await test.call('POST', '/brands/reorder', { ids: [a.id, 'yok'] })).status).toBe(404);
  });
});
