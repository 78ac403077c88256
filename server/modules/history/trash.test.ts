import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '../../../domain/site/section.ts';
import type { Brand } from '../../../domain/things/brand.ts';
import type { Category } from '../../../domain/things/category.ts';
import type { Product } from '../../../domain/things/product.ts';
import { ADMIN, openTestApp, START, type TestApp } from '../../../tests/factories.ts';

type Trash = {
  id: string;
  entity: string;
  entityId: string;
  name: string;
  deletedBy: string;
  contents: object;
};
type Gone = { trashId: string };
type Version = { id: string; action: string; before: object | null; after: object | null };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function remove(path: string): Promise<string> {
  return (await test.ok<Gone>('DELETE', path)).trashId;
}

describe('the trash', () => {
  it('tells what was deleted, by whom and what went with it', async () => {
    const brand = await test.brand({ name: 'Nordfil', logoUrl: 'https://ornek.com.tr/nordfil.svg' });
    const category = await test.category({ brandId: brand.id });
    await test.product({ brandId: brand.id, categoryId: category.id });
    const id = await remove(`/brands/${brand.id}`);
    expect(await test.ok('GET', '/trash')).toEqual([
      {
        id,
        entity: 'brands',
        entityId: brand.id,
        name: 'Nordfil',
        deletedAt: START,
        deletedBy: ADMIN.name,
        pictureUrl: 'https://ornek.com.tr/nordfil.svg',
        contents: { brands: 1, categories: 1, products: 1 },
      },
    ]);
    expect((await test.visit('/trash')).status).toBe(401);
  });

  it('gives everything back as it was', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const root = await test.category({ brandId: brand.id, name: 'Kök' });
    const leaf = await test.category({ brandId: brand.id, name: 'Dal', parentId: root.id });
    const product = await test.product({
      brandId: brand.id,
      categoryId: leaf.id,
      features: ['a'],
      price: 9.9,
    });
    const rows = async () => [
      await test.ok<Brand[]>('GET', '/brands'),
      await test.ok<Category[]>('GET', '/categories'),
      await test.ok<Product[]>('GET', '/products'),
    ];
    const before = await rows();
    const id = await remove(`/brands/${brand.id}`);
    const restored = await test.ok('POST', `/trash/${id}/restore`);
    expect(restored).toEqual({
      success: true,
      entity: 'brands',
      id: brand.id,
      restored: { brands: 1, categories: 2, products: 1 },
    });
    const raised = (row: { version: number }) => ({ ...row, version: 2 });
    expect(await rows()).toEqual(before.map((list) => list.map(raised)));
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).category?.id).toBe(leaf.id);
    expect(await test.ok('GET', '/trash')).toEqual([]);
    expect((await test.call('POST', `/trash/${id}/restore`)).status).toBe(404);
  });

  it('gives numbers to slugs and codes that were taken meanwhile', async () => {
    const product = await test.product({ name: 'Frez', sku: 'FRZ-1' });
    const id = await remove(`/products/${product.id}`);
    await test.product({ name: 'Frez', sku: 'FRZ-1' });
    const { renamed } = await test.ok<{ renamed: object[] }>('POST', `/trash/${id}/restore`);
    const told = { entity: 'products', id: product.id, name: 'Frez' };
    expect(renamed).toEqual([
      { ...told, field: 'slug', from: 'frez', to: 'frez-1' },
      { ...told, field: 'sku', from: 'FRZ-1', to: 'FRZ-1-1' },
    ]);
    const back = await test.ok<Product>('GET', `/products/${product.id}`);
    expect([back.slug, back.sku, back.name]).toEqual(['frez-1', 'FRZ-1-1', 'Frez']);
  });

  it('brings nothing back while what it belongs to is away', async () => {
    const product = await test.product();
    const productTrash = await remove(`/products/${product.id}`);
    const brandTrash = await remove(`/brands/${product.brandId}`);
    const answer = await test.call('POST', `/trash/${productTrash}/restore`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      'Bağlı olduğu marka çöp kutusunda ya da silinmiş. Önce onu geri yükleyin.',
    );
    await test.ok('POST', `/trash/${brandTrash}/restore`);
    await test.ok('POST', `/trash/${productTrash}/restore`);
    expect(await test.ok<Product[]>('GET', '/products')).toHaveLength(1);
  });

  it('puts a category at the top when its parent is gone, moved too deep or below it', async () => {
    const brandId = (await test.brand()).id;
    const parent = await test.category({ brandId });
    const child = await test.category({ brandId, parentId: parent.id });
    const below = await test.category({ brandId, parentId: child.id });
    const trash = await remove(`/categories/${child.id}`);
    let deepest = await test.category({ brandId });
    for (let level = 2; level <= 4; level++) deepest = await test.category({ brandId, parentId: deepest.id });
    await test.ok('PUT', `/categories/${parent.id}`, { parentId: deepest.id });
    await test.ok('POST', `/trash/${trash}/restore`);
    expect((await test.ok<Category>('GET', `/categories/${child.id}`)).parentId).toBeNull();
    expect((await test.ok<Category>('GET', `/categories/${below.id}`)).parentId).toBe(child.id);
  });

  it('does not fill a section over its limit', async () => {
    const section = await test.section();
    const add = (label: string) => test.item(section.id, { name: 'statistic', data: { value: '1', label } });
    const item = await add('ilk');
    const trash = await remove(`/section-items/${item.id}`);
    for (const label of ['a', 'b', 'c', 'd']) await add(label);
    const answer = await test.call('POST', `/trash/${trash}/restore`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'İstatistikler: en fazla 4 tane eklenebilir.',
    ]);
    expect((await test.ok<Section[]>('GET', '/sections'))[0]?.items).toHaveLength(4);
  });

  it('restores many or none', async () => {
    const [one, two] = [await test.brand(), await test.product()];
    const first = await remove(`/brands/${one.id}`);
    const second = await remove(`/products/${two.id}`);
    await remove(`/brands/${two.brandId}`);
    expect((await test.call('POST', '/trash/restore', { ids: [first, second] })).status).toBe(409);
    expect(await test.ok<Trash[]>('GET', '/trash')).toHaveLength(3);
  });

  it('forgets for good what is purged, in the history too', async () => {
    const brand = await test.brand({ name: 'Nordfil', description: 'Gizli metin' });
    await test.ok('PUT', `/brands/${brand.id}`, { slug: 'yeni' });
    const trash = await remove(`/brands/${brand.id}`);
    expect(await test.ok('DELETE', `/trash/${trash}`)).toEqual({ success: true });
    expect(await test.ok('GET', '/trash')).toEqual([]);
    for (const path of [`/trash/${trash}/restore`]) expect((await test.call('POST', path)).status).toBe(404);
    expect((await test.call('DELETE', `/trash/${trash}`)).status).toBe(404);
    const kept = await test.ok<Version[]>('GET', `/history?entity=brands&id=${brand.id}`);
    expect(kept.map((version) => [version.action, version.before, version.after])).toEqual([
      ['purge', null, null],
      ['delete', null, null],
      ['update', null, null],
      ['create', null, null],
    ]);
    expect((await test.call('POST', `/history/${kept.at(-1)?.id}/restore`)).status).toBe(404);
    expect(await test.services.db.selectFrom('redirects').selectAll().execute()).toEqual([]);
  });

  it('is emptied as a whole', async () => {
    const kept = await test.brand();
    for (let count = 0; count < 3; count++) await remove(`/brands/${(await test.brand()).id}`);
    const unconfirmed = await test.call('DELETE', '/trash');
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, 'password_required']);
    await test.confirm();
    expect(await test.ok('DELETE', '/trash')).toEqual({ success: true, purged: 3 });
    expect(await test.ok('GET', '/trash')).toEqual([]);
    expect(await test.ok('GET', '/brands')).toEqual([kept]);
  });

  it('is listed in parts', async () => {
    for (let count = 0; count < 5; count++) await remove(`/brands/${(await test.brand()).id}`);
    const first = await test.call<Trash[]>('GET', '/trash?limit=3');
    expect([first.body.length, first.headers.get('x-total-count')]).toEqual([3, '5']);
    const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await test.call<Trash[]>('GET', next);
    expect(second.body).toHaveLength(2);
    expect(new Set([...first.body, ...second.body].map((entry) => entry.id)).size).toBe(5);
  });
});
