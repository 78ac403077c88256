import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

it('a row may be sent back as it was answered; only what can be edited counts', async () => {
  const product = await test.product({ name: 'Ayna' });
  const section = await test.section();
  const item = await test.item(section.id, { name: 'cta_button', data: { name: 'Ara', url: '/contact' } });
  const rows = {
    brands: [await test.ok<{ id: string }>('GET', `/brands/${product.brandId}`), { country: 'Türkiye' }],
    categories: [
      await test.ok<{ id: string }>('GET', `/categories/${product.categoryId}`),
      { description: 'Yeni' },
    ],
    products: [product, { name: 'Büyük ayna' }],
    catalogs: [await test.catalog(), { title: 'Yeni katalog' }],
    sections: [section, { subtitle: 'Yeni' }],
    'section-items': [item, { isActive: false }],
  } as const;
  for (const [list, [row, change]] of Object.entries(rows)) {
    const path = `/${list}/${row.id}`;
    const changed = await test.ok('PUT', path, { ...row, ...change, createdAt: '2000-01-01T00:00:00.000Z' });
    expect(changed, path).toMatchObject({ ...change, id: row.id, version: 2 });
    expect(changed, path).not.toHaveProperty('createdAt', '2000-01-01T00:00:00.000Z');
    const unknown = await test.call('PUT', path, { ...change, renk: 'mavi' });
    expect([path, unknown.status, Object.keys(unknown.body.fields)]).toEqual([path, 422, ['renk']]);
  }
});
