import { describe, expect, it } from 'vitest';
import type { Category } from '../../../../../domain/things/category.ts';
import type { Product } from '../../../../../domain/things/product.ts';
import {
  type Planned,
  planCatalogs,
  planFeatured,
  planPlaces,
  planPrices,
  planSpecifications,
  planStock,
  priceFigures,
} from './planned.ts';

const AT = '2026-11-20T09:00:00.000Z';
const NORDFIL = { id: 'n', name: 'Nordfil', slug: 'nordfil' };
const ORTIS = { id: 'o', name: 'Ortis', slug: 'ortis' };

function product(own: Partial<Product>): Product {
  return {
    ...{ id: 'p', name: 'Bond', slug: 'bond', description: null, brandId: 'n', categoryId: null },
    ...{ catalogId: null, sku: 'NDF-1', price: null, currency: 'TRY', stock: null, imageUrl: null },
    ...{
      externalId: null,
      videoUrl: null,
      moreImages: [],
      features: [],
      specifications: [],
      isFeatured: false,
      isDistributor: false,
    },
    ...{ isActive: true, sortOrder: 0, brand: NORDFIL, category: null, version: 1 },
    ...{ createdAt: AT, updatedAt: AT },
    ...own,
  };
}
function category(id: string, name: string, brand: typeof NORDFIL): Category {
  return { id, name, brandId: brand.id, brand } as Category;
}
const short = (planned: readonly Planned[]) =>
  planned.map(({ before, after, difference, set, problem }) => [
    before,
    problem ?? after,
    ...(difference ? [difference] : []),
    set,
  ]);

describe('prices', () => {
  it('are shown before and after; what has none or would fall below zero stays', () => {
    const rows = [5480, null, 4, 100_000_000].map((price) => product({ price }));
    const planned = planPrices(rows, { way: 'percent', value: 7, rounding: 10 });
    expect(short(planned)).toEqual([
      ['₺5.480,00', '₺5.860,00', '+₺380,00', { price: 5860 }],
      ['Fiyat yok', 'Fiyatı girilmemiş.', null],
      ['₺4,00', '₺4,28', '+₺0,28', { price: 4.28 }],
      ['₺100.000.000,00', 'Fiyat çok büyük.', null],
    ]);
    expect(short(planPrices([product({ price: 10 })], { way: 'amount', value: -20, rounding: 0 }))).toEqual([
      ['₺10,00', 'Fiyat eksi olamaz.', null],
    ]);
    expect(short(planPrices([product({ price: 10 })], { way: 'fixed', value: 10, rounding: 0 }))).toEqual([
      ['₺10,00', '₺10,00', null],
    ]);
  });

  it('are summed up by the mean share and the largest step', () => {
    const rows = [100, 200, null].map((price) => product({ price }));
    const { share, most } = priceFigures(planPrices(rows, { way: 'amount', value: 50, rounding: 0 }));
    expect([share, most?.difference]).toEqual([37.5, '+₺50,00']);
    expect(priceFigures([])).toEqual({ share: 0, most: undefined });
  });
});

it('stock is added to what is there, or counted anew', () => {
  const rows = [4, null, 1500].map((stock) => product({ stock }));
  expect(short(planStock(rows, { way: 'add', value: -5 }))).toEqual([
    ['4 adet', 'Stok eksiye düşer.', null],
    ['Girilmemiş', 'Stoku girilmemiş.', null],
    ['1.500 adet', '1.495 adet', '−5', { stock: 1495 }],
  ]);
  expect(short(planStock(rows, { way: 'set', value: 4 })).map((one) => one.at(-1))).toEqual([
    null,
    { stock: 4 },
    { stock: 4 },
  ]);
});

describe('places', () => {
  const categories = [
    category('n1', 'Kompozit', NORDFIL),
    category('n2', 'KOMPOZİT', NORDFIL),
    category('o1', 'Kompozit', ORTIS),
    category('o2', 'Braket', ORTIS),
  ];
  const rows = [
    product({}),
    product({ brandId: 'o', brand: ORTIS }),
    product({ categoryId: 'n1', category: { id: 'n1', name: 'Kompozit', slug: 'kompozit' } }),
  ];

  it('are those of the same name in each brand; of several the first', () => {
    expect(short(planPlaces(rows, { brandId: '', category: 'kompozit' }, categories))).toEqual([
      ['Nordfil, Genel', 'Nordfil, Kompozit', { brandId: 'n', categoryId: 'n1' }],
      ['Ortis, Genel', 'Ortis, Kompozit', { brandId: 'o', categoryId: 'o1' }],
      ['Nordfil, Kompozit', 'Nordfil, Kompozit', null],
    ]);
    expect(short(planPlaces(rows, { brandId: '', category: 'braket' }, categories))[0]).toEqual([
      'Nordfil, Genel',
      'Nordfil markasında “Braket” kategorisi yok.',
      null,
    ]);
  });

  it('are in another brand when one is named', () => {
    expect(short(planPlaces(rows, { brandId: 'o', category: 'braket' }, categories))[0]).toEqual([
      'Nordfil, Genel',
      'Ortis, Braket',
      { brandId: 'o', categoryId: 'o2' },
    ]);
  });
});

it('catalogs and what stands out change where they differ', () => {
  const rows = [product({}), product({ catalogId: 'c', isFeatured: true })];
  const names = (id: string) => ({ c: 'Restoratif' })[id];
  expect(short(planCatalogs(rows, 'c', names))).toEqual([
    ['Katalog yok', 'Restoratif', { catalogId: 'c' }],
    ['Restoratif', 'Restoratif', null],
  ]);
  expect(planCatalogs(rows, null, names).map(({ set }) => set)).toEqual([null, { catalogId: null }]);
  expect(planFeatured(rows, true).map(({ set }) => set)).toEqual([{ isFeatured: true }, null]);
});

it('a line of technical data is written in its place or at the end, and taken out; labels and order stay', () => {
  const size = { label: 'ÇAP', value: '3,3', unit: 'mm' };
  const form = { label: 'Form', value: 'Konik', unit: '' };
  const rows = [product({ specifications: [size, form] }), product({ specifications: [form] })];
  const line = { label: 'çap', value: '4,1', unit: 'mm' };
  expect(short(planSpecifications(rows, { way: 'write', line }))).toEqual([
    ['3,3 mm', '4,1 mm', { specifications: [{ ...size, value: '4,1' }, form] }],
    ['Yok', '4,1 mm', { specifications: [form, line] }],
  ]);
  expect(short(planSpecifications(rows, { way: 'write', line: size }))[0]).toEqual([
    '3,3 mm',
    '3,3 mm',
    null,
  ]);
  expect(short(planSpecifications(rows, { way: 'remove', line }))).toEqual([
    ['3,3 mm', 'Yok', { specifications: [form] }],
    ['Yok', 'Yok', null],
  ]);
  const full = product({
    specifications: Array.from({ length: 60 }, (_, at) => ({ ...form, label: `${at}` })),
  });
  expect(short(planSpecifications([full], { way: 'write', line }))).toEqual([
    ['Yok', 'En fazla 60 teknik değer girilebilir.', null],
  ]);
});
