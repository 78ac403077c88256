import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Category } from '../../../domain/things/category.ts';
import type { Product } from '../../../domain/things/product.ts';
import { ADMIN, openTestApp, START, type TestApp } from '../../../tests/factories.ts';

type Version = {
  id: string;
  action: string;
  actor: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function versions(entity: string, id: string): Promise<Version[]> {
  return test.ok('GET', `/history?entity=${entity}&id=${id}`);
}

describe('the history of a row', () => {
  it('tells who did what and when, newest first, with the row before and after', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    test.clock.advance({ minutes: 1 });
    await test.ok('PUT', `/brands/${brand.id}`, { name: 'Nordfil A' });
    const [update, create] = await versions('brands', brand.id);
    expect(create).toMatchObject({ action: 'create', actor: ADMIN.name, at: START, before: null });
    expect(update).toMatchObject({ action: 'update', at: '2026-11-20T09:01:00.000Z' });
    expect(update?.before).toMatchObject({ name: 'Nordfil', version: 1 });
    expect(update?.after).toMatchObject({ name: 'Nordfil A', version: 2 });
    expect(Object.keys(update?.after ?? {})).not.toContain('searchText');
    expect((await test.visit(`/history?entity=brands&id=${brand.id}`)).status).toBe(401);
    expect((await test.call('GET', '/history?entity=kisi&id=1')).status).toBe(422);
    expect((await test.call('GET', '/history?entity=brands')).body.fields).toEqual({
      id: 'Bu alan zorunludur.',
    });
  });

  it('is walked in parts', async () => {
    const brand = await test.brand();
    for (let count = 0; count < 4; count++)
      await test.ok('PUT', `/brands/${brand.id}`, { country: `${count}` });
    const first = await test.call<Version[]>('GET', `/history?entity=brands&id=${brand.id}&limit=3`);
    expect([first.body.length, first.headers.get('x-total-count')]).toEqual([3, '5']);
    expect(first.headers.get('link')).toContain('rel="next"');
  });

  it('brings back the state before a change, and says when there was none', async () => {
    const brand = await test.brand({ name: 'Nordfil', country: 'İsveç' });
    await test.ok('PUT', `/brands/${brand.id}`, { country: 'Norveç' });
    await test.ok('PUT', `/brands/${brand.id}`, { country: 'Danimarka' });
    const [newest, , create] = await versions('brands', brand.id);
    await test.ok('POST', `/history/${newest?.id}/restore?state=before`);
    expect(await test.ok('GET', `/brands/${brand.id}`)).toMatchObject({ country: 'Norveç', version: 4 });
    const refused = await test.call('POST', `/history/${create?.id}/restore?state=before`);
    expect(refused.status).toBe(409);
    expect((await test.call('POST', `/history/${newest?.id}/restore?state=dun`)).status).toBe(422);
  });

  it('brings a version back as a new one, slug and all', async () => {
    const brand = await test.brand({ name: 'Nordfil', country: 'İsveç' });
    await test.ok('PUT', `/brands/${brand.id}`, { name: 'Başka', slug: 'baska', country: null });
    const [, create] = await versions('brands', brand.id);
    expect(await test.ok('POST', `/history/${create?.id}/restore`)).toEqual({
      success: true,
      entity: 'brands',
      id: brand.id,
    });
    expect(await test.ok('GET', `/brands/${brand.id}`)).toEqual({ ...brand, version: 3 });
  });

  it('does not bring back a slug, a code or a place that others have now', async () => {
    const brandId = (await test.brand()).id;
    const place = { brandId, categoryId: (await test.category({ brandId })).id };
    const product = await test.product({ ...place, name: 'Frez', sku: 'A' });
    await test.ok('PUT', `/products/${product.id}`, { slug: 'frez-yeni', sku: 'B' });
    const rival = await test.product({ ...place, name: 'Frez', sku: 'A' });
    const [, create] = await versions('products', product.id);
    expect((await test.call('POST', `/history/${create?.id}/restore`)).body.fields).toEqual({
      slug: '"frez" adresi başka bir kayıtta kullanılıyor.',
    });
    await test.ok('PUT', `/products/${rival.id}`, { slug: 'rakip' });
    const taken = await test.call('POST', `/history/${create?.id}/restore`);
    expect([taken.status, taken.body.message]).toEqual([409, 'Bu değer başka bir kayıtta kullanılıyor.']);
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).version).toBe(2);
  });

  it('does not tie a category to itself, nor a row to a brand that is gone', async () => {
    const brandId = (await test.brand()).id;
    const [a, b] = [await test.category({ brandId }), await test.category({ brandId })];
    await test.ok('PUT', `/categories/${a.id}`, { parentId: b.id });
    const [below] = await versions('categories', a.id);
    await test.ok('PUT', `/categories/${a.id}`, { parentId: null });
    await test.ok('PUT', `/categories/${b.id}`, { parentId: a.id });
    await test.ok('POST', `/history/${below?.id}/restore`);
    const rows = await test.ok<Category[]>('GET', '/categories');
    expect(rows.map((row) => [row.id, row.parentId])).toEqual([
      [a.id, null],
      [b.id, a.id],
    ]);

    const product = await test.product();
    const other = await test.category();
    await test.ok('PUT', `/products/${product.id}`, { brandId: other.brandId, categoryId: other.id });
    await test.ok('DELETE', `/brands/${product.brandId}`);
    const create = (await versions('products', product.id)).at(-1);
    const refused = await test.call('POST', `/history/${create?.id}/restore`);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  });

  it('of a deleted row brings it back first, with what went with it', async () => {
    const product = await test.product({ name: 'Ayna' });
    await test.ok('PUT', `/brands/${product.brandId}`, { country: 'Türkiye' });
    const create = (await versions('brands', product.brandId)).at(-1);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${product.brandId}`);
    const [own] = await versions('products', product.id);
    const refused = await test.call('POST', `/history/${own?.id}/restore`);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    await test.ok('POST', `/history/${create?.id}/restore`);
    expect(await test.ok('GET', `/brands/${product.brandId}`)).toMatchObject({ country: null });
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({ name: 'Ayna' });
    expect((await test.call('POST', `/trash/${trashId}/restore`)).status).toBe(404);
  });

  it('of a row that is gone for good brings nothing back', async () => {
    const brand = await test.brand();
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`);
    const [removal] = await versions('brands', brand.id);
    await test.ok('DELETE', `/trash/${trashId}`);
    expect((await test.call('POST', `/history/${removal?.id}/restore`)).status).toBe(404);
    expect((await test.call('POST', '/history/undo/yok')).status).toBe(404);
  });
});
