import { describe, expect, it } from 'vitest';
import type { Category } from '../../../../../domain/things/category.ts';
import type { Product } from '../../../../../domain/things/product.ts';
import { type CellField, cellInput, cellText, isStored, pastedCells, readCell } from './cell-values.ts';

const row = {
  ...{ id: 'p', brandId: 'n', sku: 'NDF-1', price: 1250.5, currency: 'TRY', stock: 1200 },
  ...{ catalogId: 'c', category: null },
} as Product;
const choices = {
  categoryId: [
    { id: 'n1', name: 'Kompozit', brandId: 'n' },
    { id: 'o1', name: 'Braket', brandId: 'o' },
  ] as Category[],
  catalogId: [{ id: 'c', name: 'Restoratif' }],
};
const read = (field: CellField, text: string) => readCell(row, field, text, choices);

describe('a cell', () => {
  it('is read in the list, and written as it is typed', () => {
    expect(
      (['sku', 'categoryId', 'catalogId', 'price', 'stock'] as const).map((one) =>
        cellText(row, one, choices),
      ),
    ).toEqual(['NDF-1', 'Genel', 'Restoratif', '₺1.250,50', '1.200']);
    expect([cellInput(row, 'price'), cellInput(row, 'stock')]).toEqual(['1.250,50', '1.200']);
    const bare = { ...row, price: null, stock: null, catalogId: null };
    expect((['price', 'stock', 'catalogId'] as const).map((one) => cellText(bare, one, choices))).toEqual([
      'Fiyat yok',
      '–',
      '–',
    ]);
  });

  it.each([
    ['price', ' 1.170,00 TL ', { set: { price: 1170 } }],
    ['price', '12,5 €', { set: { price: 12.5, currency: 'EUR' } }],
    ['price', '', { set: { price: null } }],
    ['price', '7.30.0', { problem: 'Sayı okunamadı' }],
    ['price', '-5', { problem: 'Fiyat eksi olamaz.' }],
    ['stock', '1.250 adet', { set: { stock: 1250 } }],
    ['stock', '2,5', { problem: 'Sayı okunamadı' }],
    ['sku', ' AB-1 ', { set: { sku: 'AB-1' } }],
    ['categoryId', 'KOMPOZİT', { set: { categoryId: 'n1' } }],
    ['categoryId', 'Braket', { problem: 'Markada böyle bir kategori yok' }],
    ['catalogId', 'restoratif', { set: { catalogId: 'c' } }],
    ['catalogId', '', { set: { catalogId: null } }],
    ['catalogId', 'Yok', { problem: 'Böyle bir katalog yok' }],
  ] as const)('%s reads "%s"', (field, text, reading) => {
    expect(read(field, text)).toEqual(reading);
  });

  it('knows what the row says already', () => {
    expect([
      isStored(row, { price: 1250.5 }),
      isStored(row, { price: 1 }),
      isStored(row, { stock: 1200 }),
    ]).toEqual([true, false, true]);
  });
});

it.each([
  ['1\r\n2\r\n', [['1'], ['2']]],
  [
    '1\t\n\t2',
    [
      ['1', ''],
      ['', '2'],
    ],
  ],
  ['"a\nb"\t"5"" tüp"', [['a\nb', '5" tüp']]],
  ['tek', [['tek']]],
  ['1\n\n3', [['1'], [''], ['3']]],
])('a sheet pastes %j', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});
