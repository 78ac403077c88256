import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, START, type TestApp } from '../tests/factories.ts';

const ROWS = 1500;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const brand = await test.brand({});
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...{ id: `product-${index}`, name: `Ürün ${index}`, slug: `urun-${index}`, sku: `U-${index}` },
    ...{ brandId: brand.id, searchText: `urun ${index}`, nameKey: `urun ${index}`, features: '[]' },
    ...{ isFeatured: false, isDistributor: false, isActive: true, sortOrder: 0, version: 1 },
    ...{ createdAt: START, updatedAt: START },
  }));
  for (let start = 0; start < ROWS; start += 500)
    await test.services.db
      .insertInto('products')
      .values(rows.slice(start, start + 500))
      .execute();
});
afterAll(() => test.close());

it('others have their turn while many rows are written', async () => {
  const ids = Array.from({ length: ROWS }, (_, index) => `product-${index}`);
  let isDone = false;
  const bulk = test.ok('POST', '/products/bulk', { ids, set: { isFeatured: true } }).finally(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await new Promise((done) => setImmediate(done));
    turns += 1;
  }
  await bulk;
  // In one go it would be the turns that a request takes before and after its work, however many rows there are.
  expect(turns).toBeGreaterThan(20);
});
