import { expect, test } from 'vitest';
import { productGroups } from './form-groups.ts';

const full = {
  name: 'Conic İmplant',
  brandId: 'b',
  categoryId: 'c',
  description: 'Titanyum',
  features: ['Konik bağlantı'],
  specifications: [{ label: 'Çap', value: '3,3', unit: 'mm' }],
  imageUrl: '/a.webp',
  moreImages: ['/b.webp'],
  price: 0,
  stock: 0,
  catalogId: 'k',
};

test('a full product lacks nothing; a price and a stock of 0 are values', () => {
  expect(productGroups(full, new Set()).filled).toEqual({ done: 10, of: 10, lacks: [] });
});

test('what is missing is named with the group it stands in', () => {
  const { filled } = productGroups({ ...full, features: [], imageUrl: null, catalogId: null }, new Set());
  expect(filled.lacks).toEqual([
    { name: 'Özellikler', group: 'identity' },
    { name: 'Görsel', group: 'pictures' },
    { name: 'Katalog', group: 'sale' },
  ]);
});

test('a group says what it holds, and that something in it is unsaved', () => {
  const { groups } = productGroups({ ...full, slug: 'conic-implant' }, new Set(['price']));
  expect(groups.map(({ title, state, isChanged }) => [title, state, isChanged])).toEqual([
    ['Kimlik', '1 teknik değer', false],
    ['Görsel', '2 görsel', false],
    ['Satış', 'Aktif', true],
    ['Adres', 'conic-implant', false],
  ]);
});
