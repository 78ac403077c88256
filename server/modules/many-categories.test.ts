import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dashboard } from '../../domain/pages/dashboard.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product } from '../../domain/things/product.ts';
import { openTestApp, START, type TestApp } from '../../tests/factories.ts';

/** More than a list answers without being asked, and with a search of nine words more than a statement takes. */
const MANY = 5000;

let test: TestApp;
let root: Category;
beforeAll(async () => {
  test = await openTestApp();
  root = await test.category({ name: 'Kök' });
  const rows = Array.from({ length: MANY }, (_, index) => ({
    id: `category-${index}`,
    name: `Kaide Ürün Grubu ${index}`,
    nameKey: '',
    searchText: '',
    slug: `kaide-${index}`,
    brandId: root.brandId,
    parentId: root.id,
    color: '#3b82f6',
    isActive: true,
    sortOrder: 0,
    version: 1,
    createdAt: START,
    updatedAt: START,
  }));
  for (let start = 0; start < MANY; start += 500)
    await test.services.db
      .insertInto('categories')
      .values(rows.slice(start, start + 500))
      .execute();
});
afterAll(() => test.close());

it('a search of words that all of very many categories hold is answered', async () => {
  const product = await test.product({
    brandId: root.brandId,
    categoryId: `category-${MANY - 1}`,
    name: 'Ayna',
  });
  const elsewhere = await test.product({ name: 'Ayna' });
  const found = await test.visit<Product[]>('/products?search=a i r e k u d n g');
  expect([found.status, found.body.map((row) => row.id)]).toEqual([200, [product.id]]);
  const below = await test.visit<Product[]>(`/products?categoryId=${root.id}`);
  expect([below.status, below.body.map((row) => row.id)]).toEqual([200, [product.id]]);
  expect((await test.visit<Product[]>(`/products?categoryId=${elsewhere.categoryId}`)).body).toHaveLength(1);
  await test.ok('DELETE', `/products/${product.id}`);
});

it('the dashboard carries every active category, brand and catalog', async () => {
  const passive = await test.category({ brandId: root.brandId, parentId: root.id, isActive: false });
  const { body } = await test.visit<Dashboard>('/dashboard');
  expect(body.categories.length).toBe(body.stats.totalCategories);
  expect(body.categories.length).toBeGreaterThan(MANY);
  expect(body.categories.map((row) => row.id)).not.toContain(passive.id);
});
