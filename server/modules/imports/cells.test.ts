import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import type { Imported } from './result.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

type Cell = string | number | boolean | null;
describe('the cells of a file of products', () => {
  it('reads prices and stock the Turkish and the English way, and refuses what is neither', async () => {
    const product = await test.product({ sku: 'A-1' });
    const priced = async (text: Cell, marks: 'turkish' | 'english', field = 'price') => {
      await test.ok('PUT', `/products/${product.id}`, { price: 7, stock: 7 });
      const columns = [
        { at: 0, field: 'sku' },
        { at: 1, field, marks },
      ];
      const rows = [{ row: 2, cells: ['A-1', text] }];
      const { results } = await test.ok<Imported>('POST', '/imports/products', { columns, rows });
      const now = await test.ok<Record<string, unknown>>('GET', `/products/${product.id}`);
      return results[0]?.status === 'refused' ? results[0].message : now[field];
    };
    for (const [text, turkish, english] of [
      ['1.234', 1234, 'Fiyat sayı değil'],
      ['1.230', 1230, 1.23],
      ['1,230', 'Fiyat sayı değil', 1230],
      ['1.234,50 ₺', 1234.5, 1234.5],
      ['1,234.50', 1234.5, 1234.5],
      ['12,5', 12.5, 12.5],
      [1234.5, 1234.5, 1234.5],
      ['03.04.2026', 'Fiyat sayı değil', 'Fiyat sayı değil'],
      ['−5', 'Fiyat eksi olamaz.', 'Fiyat eksi olamaz.'],
    ] as const) {
      expect([text, await priced(text, 'turkish')]).toEqual([text, turkish]);
      expect([text, await priced(text, 'english')]).toEqual([text, english]);
    }
    for (const [text, stock] of [
      ['1.250', 1250],
      ['1,250', 1250],
      ['1 250', 1250],
      [40, 40],
      ['12,5', 'Sayı değil'],
      [12.5, 'Tam sayı değil'],
      ['03.04.2026', 'Sayı değil'],
    ] as const)
      expect([text, await priced(text, 'turkish', 'stock')]).toEqual([text, stock]);
  });

  it('writes a technical value of its own column in its place, and refuses two truths about it', async () => {
    const diameter = { label: 'Çap', value: '3,0', unit: 'mm' };
    const colours = ['A1', 'A2'].map((value) => ({ label: 'Renk', value, unit: '' }));
    const product = await test.product({ sku: 'A-1', specifications: [diameter, ...colours] });
    const columns = [
      { at: 0, field: 'sku' },
      { at: 1, field: 'specification', label: 'ÇAP', unit: 'mm' },
      { at: 2, field: 'specification', label: 'Renk' },
      { at: 3, field: 'specification', label: 'Devir', unit: 'dev/dk' },
      { at: 4, field: 'specifications' },
    ];
    const write = async (cells: Cell[], more: object = {}) => {
      const rows = [{ row: 2, cells: ['A-1', ...cells] }];
      const { results } = await test.ok<Imported>('POST', '/imports/products', { columns, rows, ...more });
      return results[0];
    };
    const now = async () => (await test.ok<Product>('GET', `/products/${product.id}`)).specifications;
    expect(await write([3, 'A1\nA2', null, null])).toMatchObject({ status: 'unchanged' });
    expect(await write([3.3, 'A1\nA3\nB1', 40_000, null])).toMatchObject({ status: 'updated' });
    const colour = (value: string) => ({ label: 'Renk', value, unit: '' });
    const turns = { label: 'Devir', value: '40.000', unit: 'dev/dk' };
    const after = [{ ...diameter, value: '3,3' }, colour('A1'), colour('A3'), colour('B1'), turns];
    expect(await now()).toEqual(after);
    // As they were taken along, with one of both forms changed.
    const cell = 'Çap | 3,3 | mm\nRenk | A1\nRenk | A3\nRenk | B1\nDevir | 40.000 | dev/dk';
    expect(await write(['3,3', 'A1\nA3\nB1', '40.000', cell])).toMatchObject({ status: 'unchanged' });
    expect(await write(['3,3', 'A1\nA3\nB1', '40.000', 'Çap | 5 | mm'])).toMatchObject({ status: 'updated' });
    expect(await write(['6', null, null, 'Çap | 7 | mm'])).toMatchObject({
      ...{ status: 'refused', cell: 'E2', message: expect.stringContaining('hem tek hücrede hem') },
    });
    expect(await write(['6', null, null, 'Çap | 5 | mm'])).toMatchObject({ status: 'updated' });
    expect(await now()).toEqual([{ ...diameter, value: '6' }]);
    expect(await write([null, null, null, null], { emptiesBlank: true })).toMatchObject({
      status: 'updated',
    });
    expect(await now()).toEqual([]);
    const unnamed = {
      columns: [columns[0], { at: 1, field: 'specification' }],
      rows: [{ row: 2, cells: ['A-1', 1] }],
    };
    expect((await test.call('POST', '/imports/products', unnamed)).status).toBe(422);
  });
});
