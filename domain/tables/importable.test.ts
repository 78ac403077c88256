import { describe, expect, it } from 'vitest';
import { columnLetters, fieldsOf, guessFields, IMPORTED } from './importable.ts';

describe('the columns of a file', () => {
  it.each(IMPORTED)('of %s are known by the names that they are taken along with', (name) => {
    const fields = fieldsOf(name);
    expect(
      guessFields(
        name,
        fields.map(({ title }) => title),
      ),
    ).toEqual(fields.map(({ key }) => key));
    expect(
      guessFields(
        name,
        fields.map(({ title }) => title.toUpperCase()),
      ),
    ).toHaveLength(fields.length);
  });

  it('are known by what people call them, each once', () => {
    const heads = [
      'Stok Kodu',
      'Ürün',
      'MARKA',
      'Grup',
      'Liste Fiyatı',
      'Depo',
      'Özellik 1',
      'Özellik 2',
      'Rapor notu',
    ];
    expect(guessFields('products', heads)).toEqual([
      ...['sku', 'name', 'brand', 'category', 'price', 'stock', 'features', 'features', null],
    ]);
    expect(guessFields('products', ['Kod', 'Stok kodu', null])).toEqual(['sku', null, null]);
  });

  it('are named as spreadsheets name them', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});
