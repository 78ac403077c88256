import { expect, it } from 'vitest';
import type { Dashboard } from '../pages/dashboard.ts';
import { dashboardSource } from '../pages/dashboard-source.ts';
import { readAsked, searchPath } from './asked.ts';
import { findIn, suggestIn } from './in-copy.ts';

const times = { sortOrder: 0, createdAt: '2026-11-20T09:00:00.000Z' };
const brand = { id: 'b1', slug: 'corvus', name: 'Corvus İmplant', country: 'Almanya', ...times };
const category = { id: 'k1', slug: 'vida', name: 'Vidalar', brandId: 'b1', brand, ...times };
const product = (id: string, name: string, features: string[] = []) => ({
  ...{ id, name, slug: id, sku: `CRV-${id}`, features, description: null, imageUrl: null, price: null },
  ...{ currency: 'TRY', stock: null, brandId: 'b1', brand, categoryId: 'k1', category, ...times },
});
const copy = {
  brands: [brand],
  categories: [category],
  products: [product('p1', 'Kapak', ['Işıkla sertleşir']), product('p2', 'IŞIK cihazı')],
  catalogs: [],
  settings: {},
  siteSections: [],
  hiddenSections: [],
  stats: { totalBrands: 1, totalProducts: 2 },
} as unknown as Dashboard;

it('finds by all words, names first, with what was found marked', async () => {
  const answer = await suggestIn(dashboardSource(copy), 'isik');
  expect(answer.products.map(({ name }) => name)).toEqual([
    { text: 'IŞIK cihazı', marks: [[0, 4]] },
    { text: 'Kapak', marks: [] },
  ]);
  expect(answer.products[1]?.line).toEqual({ text: 'Işıkla sertleşir', marks: [[0, 4]] });
  expect(answer.total).toBe(2);
  expect((await suggestIn(dashboardSource(copy), 'isik yok')).total).toBe(0);
});

it('tells of brands and categories with their counts, and answers a page of one kind', async () => {
  const source = dashboardSource(copy);
  const { places } = await suggestIn(source, 'vida');
  expect(places).toMatchObject([{ kind: 'category', count: 2, href: '/brands/corvus/vida' }]);
  const found = await findIn(source, { q: 'crv', kind: 'product', page: 2, limit: 1 });
  expect(found).toMatchObject({ total: 2, hits: [{ id: 'p2' }], counts: { brand: 0, product: 2 } });
});

it('an address of a search is read as it was written, whichever way its choices are named', () => {
  const asked = readAsked(new URLSearchParams('q=%20vida&brand=b,a&stock=order&sort=name&page=3&measured=1'));
  expect(searchPath(asked)).toBe('/ara?q=vida&brand=a%2Cb&stock=order&measured=1&sort=name&page=3');
  expect(searchPath(readAsked(new URLSearchParams('q=x&sort=relevance&page=0&kind=y')))).toBe('/ara?q=x');
});
