import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

const DIAMETER = { label: 'Çap', value: '3,3–5,0', unit: 'mm' };
const CONNECTION = { label: 'Bağlantı', value: 'Konik', unit: '' };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function find(search: string): Promise<string[]> {
  const rows = await test.ok<Product[]>('GET', `/products?search=${encodeURIComponent(search)}`);
  return rows.map((row) => row.name);
}

it('technical data is kept in its order, without empty lines', async () => {
  const place = await test.product();
  const made = await test.call<Product>('POST', '/products', {
    ...{ name: 'İmplant', brandId: place.brandId, categoryId: place.categoryId },
    specifications: [
      { label: ' Çap ', value: '3,3–5,0', unit: 'mm' },
      { label: '', value: ' ', unit: '' },
      { label: 'Bağlantı', value: 'Konik' },
    ],
  });
  expect([made.status, made.body.specifications]).toEqual([201, [DIAMETER, CONNECTION]]);
  const path = `/products/${made.body.id}`;
  expect((await test.visit<Product>(path)).body.specifications).toEqual([DIAMETER, CONNECTION]);

  const turned = await test.ok<Product>('PUT', path, { specifications: [CONNECTION, DIAMETER] });
  expect(turned.specifications).toEqual([CONNECTION, DIAMETER]);
  await test.ok('POST', '/products/bulk', { ids: [made.body.id], set: { isFeatured: true } });
  expect((await test.ok<Product>('GET', path)).specifications).toEqual([CONNECTION, DIAMETER]);
  expect((await test.ok<Product>('POST', `${path}/duplicate`)).specifications).toEqual([
    CONNECTION,
    DIAMETER,
  ]);
});

it('a change of it is a line of the history, and can be taken back', async () => {
  const product = await test.product({ specifications: [DIAMETER] });
  const path = `/products/${product.id}`;
  await test.ok('PUT', path, { specifications: [DIAMETER, CONNECTION] });
  const [last] = await test.ok<Array<{ id: string; before: Product; after: Product }>>(
    'GET',
    `/history?entity=products&id=${product.id}`,
  );
  expect([last?.before.specifications, last?.after.specifications]).toEqual([
    [DIAMETER],
    [DIAMETER, CONNECTION],
  ]);
  await test.ok('POST', `/history/${last?.id}/restore?state=before`);
  expect((await test.ok<Product>('GET', path)).specifications).toEqual([DIAMETER]);
});

it('products are found by it, until it is gone', async () => {
  const product = await test.product({ name: 'Conic', specifications: [DIAMETER, CONNECTION] });
  await test.product({ name: 'Nano' });
  expect([await find('konik'), await find('BAĞLANTI'), await find('3,3–5,0')]).toEqual([
    ['Conic'],
    ['Conic'],
    ['Conic'],
  ]);
  await test.ok('PUT', `/products/${product.id}`, { specifications: [] });
  expect(await find('konik')).toEqual([]);
});
