import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalog } from '../../../domain/things/catalog.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';

const REQUIRED = 'Lütfen zorunlu alanları doldurun!';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function titles(query: string): Promise<string[]> {
  return (await test.ok<Catalog[]>('GET', `/catalogs?${query}`)).map((row) => row.title);
}

describe('creating a catalog', () => {
  it('answers 201 with the row as stored, its size as a number and its title as a name too', async () => {
    const answer = await test.call<Catalog>('POST', '/catalogs', {
      title: 'Ürün Kataloğu 2026',
      fileUrl: '/media/katalog.pdf',
      fileName: 'katalog.pdf',
      fileSize: '204800',
      pages: 24,
      category: 'Genel',
      tags: ['ölçü', 'ölçü', '', 'kompozit'],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      title: 'Ürün Kataloğu 2026',
      name: 'Ürün Kataloğu 2026',
      slug: 'urun-katalogu-2026',
      description: null,
      fileUrl: '/media/katalog.pdf',
      fileName: 'katalog.pdf',
      fileSize: 204_800,
      pages: 24,
      thumbnailUrl: null,
      category: 'Genel',
      tags: ['ölçü', 'kompozit'],
      isFeatured: false,
      isActive: true,
      sortOrder: 0,
      downloadCount: 0,
      viewCount: 0,
      version: 1,
      createdAt: START,
      updatedAt: START,
    });
  });

  it('reads name and size for title and fileSize', async () => {
    const catalog = await test.ok<Catalog>('POST', '/catalogs', { name: 'Ad', size: 10, fileUrl: '/a.pdf' });
    expect([catalog.title, catalog.fileSize]).toEqual(['Ad', 10]);
    expect(await test.ok('PUT', `/catalogs/${catalog.id}`, { fileSize: '' })).toMatchObject({
      fileSize: null,
    });
    await test.ok('PUT', `/catalogs/${catalog.id}`, { size: '10' });
    const changed = await test.ok<Catalog>('PUT', `/catalogs/${catalog.id}`, { name: 'Yeni', version: 3 });
    expect([changed.title, changed.version]).toEqual(['Yeni', 4]);
  });

  it.each([
    [{}, { title: REQUIRED, fileUrl: REQUIRED }],
    [
      { title: '', fileUrl: '' },
      { title: REQUIRED, fileUrl: REQUIRED },
    ],
    [{ title: 'a', fileUrl: 'javascript:alert(1)' }, { fileUrl: 'Adres http(s) ya da / ile başlamalıdır.' }],
    [
      { title: 'a', fileUrl: '/a.pdf', fileSize: '2 KB' },
      { fileSize: 'Dosya boyutu rakamlardan oluşmalıdır.' },
    ],
    [{ title: 'a', fileUrl: '/a.pdf', tags: 'ölçü, kompozit' }, { tags: 'Etiket listesi bekleniyor.' }],
  ])('refuses %j', async (input, fields) => {
    const answer = await test.call('POST', '/catalogs', input);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });
});

describe('changing a catalog', () => {
  it('refuses a stale version and a taken slug', async () => {
    await test.catalog({ title: 'Bir' });
    const two = await test.catalog({ title: 'İki' });
    const clash = await test.call('PUT', `/catalogs/${two.id}`, { slug: 'bir' });
    expect([clash.status, Object.keys(clash.body.fields)]).toEqual([409, ['slug']]);
    const current = await test.ok<Catalog>('PUT', `/catalogs/${two.id}`, { isFeatured: true });
    const stale = await test.call('PUT', `/catalogs/${two.id}`, { isFeatured: false, version: 1 });
    expect([stale.status, stale.body.current]).toEqual([409, current]);
    expect((await test.call('PUT', '/catalogs/yok', {})).status).toBe(404);
  });
});

describe('a list of catalogs', () => {
  it('shows visitors active ones', async () => {
    await test.catalog({ title: 'Açık' });
    const hidden = await test.catalog({ title: 'Kapalı', isActive: false });
    expect((await test.visit<Catalog[]>('/catalogs')).body.map((row) => row.title)).toEqual(['Açık']);
    expect((await test.visit(`/catalogs/${hidden.id}`)).status).toBe(404);
    expect((await test.visit('/catalogs?includeInactive=true')).status).toBe(401);
    expect(await titles('includeInactive=true')).toEqual(['Açık', 'Kapalı']);
  });

  it('is searched by title, description, category and tags, and narrowed', async () => {
    await test.catalog({ title: 'Kompozit', description: 'Işıkla', category: 'Sarf', tags: ['Estetik'] });
    await test.catalog({ title: 'Ünit', isFeatured: true, thumbnailUrl: '/media/a.webp' });
    for (const search of ['KOMPOZİT', 'isikla', 'sarf', 'estetık', 'kompozit sarf'])
      expect(await titles(`search=${encodeURIComponent(search)}`)).toEqual(['Kompozit']);
    expect(await titles('isFeatured=true')).toEqual(['Ünit']);
    expect(await titles('withoutImage=true')).toEqual(['Kompozit']);
    expect(await titles('category=Sarf')).toEqual(['Kompozit']);
    for (const sort of ['-name', '-title'])
      expect(await titles(`sort=${sort}`)).toEqual(['Ünit', 'Kompozit']);
  });
});

describe('deleting a catalog', () => {
  it('keeps the links of products for a restore', async () => {
    const catalog = await test.catalog();
    const product = await test.product({ catalogId: catalog.id });
    const gone = await test.ok<{ trashId: string }>('DELETE', `/catalogs/${catalog.id}`);
    expect(gone).toEqual({ success: true, trashed: { catalogs: 1 }, trashId: expect.any(String) });
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).catalogId).toBe(catalog.id);
    expect(
      (await test.call('PUT', `/products/${product.id}`, { catalogId: catalog.id, stock: 1 })).status,
    ).toBe(200);
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    expect(await test.ok<Catalog>('GET', `/catalogs/${catalog.id}`)).toMatchObject({
      title: catalog.title,
      tags: [],
    });
  });

  it('of many is done as one and undone as many', async () => {
    const ids = [(await test.catalog()).id, (await test.catalog()).id];
    const gone = await test.ok<{ trashIds: string[] }>('POST', '/catalogs/bulk-delete', { ids });
    expect(gone).toMatchObject({ trashed: { catalogs: 2 } });
    await test.ok('POST', '/trash/restore', { ids: gone.trashIds });
    expect(await titles('')).toHaveLength(2);
  });
});

describe('changing many catalogs', () => {
  it('is undone as one, and their order is theirs', async () => {
    const ids: string[] = [];
    for (const title of ['A', 'B']) ids.push((await test.catalog({ title })).id);
    const done = await test.ok<{ undoId: string }>('POST', '/catalogs/bulk', {
      ids,
      set: { isFeatured: true },
    });
    expect(await titles('isFeatured=true')).toEqual(['A', 'B']);
    await test.ok('POST', `/history/undo/${done.undoId}`);
    expect(await titles('isFeatured=true')).toEqual([]);
    await test.ok('POST', '/catalogs/reorder', { ids: ids.toReversed() });
    expect(await titles('')).toEqual(['B', 'A']);
  });
});
