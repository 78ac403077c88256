import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BrandView } from '../../../domain/pages/brand.ts';
import { readFilter } from '../../../domain/pages/read-filter.ts';
import type { PageResult } from '../../../domain/pages/result.ts';
import type { Brand } from '../../../domain/things/brand.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let app: TestApp;
let brand: Brand;
beforeEach(async () => {
  app = await openTestApp();
  brand = await app.brand({ name: 'Corvus' });
  for (const [at, size] of ['2,9', '3,3–5,0', '4,1', '5,5 ve 6,5'].entries())
    await app.product({
      ...{ brandId: brand.id, name: `İmplant ${9 - at}`, sortOrder: at, isFeatured: at % 2 === 0 },
      specifications: [
        { label: 'Çap', value: size, unit: 'mm' },
        { label: 'Bağlantı', value: at < 3 ? 'Konik' : 'Altıgen', unit: '' },
      ],
    });
  await app.product({ brandId: brand.id, name: 'Broşür' });
});
afterEach(() => app.close());

async function list(query: string) {
  const filter = readFilter(new URLSearchParams(query));
  const result: PageResult<BrandView> = await app.services.storefront.brandPage({
    brand: 'corvus',
    page: 1,
    filter,
  });
  if (result.kind !== 'page') throw new Error(`a page was expected, not ${result.kind}`);
  const { filter: view, products, progress } = result.view;
  return { names: products.map(({ name }) => name), total: progress.total, view };
}

it('a brand’s list is narrowed by its technical data, in any order, with what else is chosen', async () => {
  expect((await list('')).total).toBe(5);
  expect(await list('o.cap.min=4&o.cap.max=5,2')).toMatchObject({
    names: ['İmplant 8', 'İmplant 7'],
    total: 2,
  });
  expect((await list('o.cap.min=4&o.cap.max=5,2&sort=name')).names).toEqual(['İmplant 7', 'İmplant 8']);
  const { names, view } = await list('o.baglanti=konik&featured=1');
  expect(names).toEqual(['İmplant 9', 'İmplant 7']);
  expect(view.facets).toEqual([{ key: 'featured', label: 'Öne çıkan', count: 2, isOn: true }]);
  expect(view.chips.map(({ text }) => text)).toEqual(['Konik']);
  expect((await list('o.cap.min=60')).total).toBe(0);
});

it('what a list offers follows what is written', async () => {
  const first = await list('');
  expect(first.view.specs[0]).toMatchObject({ kind: 'range', key: 'cap', min: 2.9, max: 6.5 });
  const [product] = await app.ok<Array<{ id: string }>>('GET', '/products?search=2,9');
  await app.ok('PUT', `/products/${product?.id}`, {
    specifications: [{ label: 'Çap', value: '0,22', unit: 'cm' }],
  });
  expect((await list('')).view.specs[0]).toMatchObject({ min: 2.2, max: 6.5, unit: 'mm' });
  await app.ok('PUT', `/products/${product?.id}`, { isActive: false });
  const left = (await list('')).view.specs[0];
  expect(left?.kind === 'choice' && left.options.map(({ text }) => text)).toEqual([
    '3,3–5,0 mm',
    '4,1 mm',
    '5,5 ve 6,5 mm',
  ]);
});
