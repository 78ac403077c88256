import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Category } from '../../domain/things/category.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const keyOf = (path: string) => `http://localhost/api${path}`;

it('lists that count products stay while products only say something else, and go when one comes, moves or goes', async () => {
  const { id, brandId, categoryId } = await test.product({ name: 'Kanal eğesi', price: 10, stock: 1 });
  const other = await test.category({ brandId });
  const write = (changes: object) => test.ok('PUT', `/products/${id}`, changes);
  const counts = async () =>
    (await test.visit<Category[]>('/categories')).body
      .sort((a) => (a.id === categoryId ? -1 : 1))
      .map(({ productCount }) => productCount);
  expect(await counts()).toEqual([1, 0]);
  await test.visit('/brands');
  const kept = ['/categories', '/brands'].map((path) => test.services.kept.find(keyOf(path)));
  expect(kept).not.toContain(undefined);
  const said = [{ name: 'Eğe' }, { description: 'Yeni' }, { isFeatured: true }, { price: 12 }, { stock: 0 }];
  for (const changes of said) {
    await write(changes);
    expect(['/categories', '/brands'].map((path) => test.services.kept.find(keyOf(path)))).toEqual(kept);
  }
  await write({ categoryId: other.id });
  expect(await counts()).toEqual([0, 1]);
  await write({ isActive: false });
  expect(await counts()).toEqual([0, 0]);
  await write({ isActive: true });
  expect(await counts()).toEqual([0, 1]);
  await test.product({ brandId, categoryId: other.id });
  expect(await counts()).toEqual([0, 2]);
  await test.ok('DELETE', `/products/${id}`);
  expect(await counts()).toEqual([0, 1]);
});
