import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { post } from '../../../tests/samples/upload.ts';
import type { Imported } from './result.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

type Cell = string | number | boolean | null;
/** Brings rows in: the first has the names of the fields. */
function bring(name: string, [fields = [], ...rows]: Cell[][], more: object = {}): Promise<Imported> {
  return test.ok<Imported>('POST', `/imports/${name}`, {
    columns: fields.map((field, at) => ({ at, field })),
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
    ...more,
  });
}
describe('a file that is uploaded', () => {
  const sent = (text: string | Uint8Array, name = 'liste.csv') =>
    post<{ data: { heads: Cell[]; rows: unknown[] }; fields: Record<string, string>; message: string }>(
      test,
      '/upload/table',
      { bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, name },
    );

  it('is read with its heads and the numbers of its rows, whatever wrote it', async () => {
    const turkish = new Uint8Array([0x41, 0x64, 0x3b, 0xdc, 0x72, 0xfc, 0x6e, 0x0a, 0xdd, 0x3b, 0x31]);
    expect((await sent('\ufeffKod;Fiyat\r\n\r\n"A-1";"5.860"\r\n')).body.data).toMatchObject({
      heads: ['Kod', 'Fiyat'],
      rows: [{ row: 3, cells: ['A-1', '5.860'] }],
    });
    expect((await sent(turkish)).body.data).toMatchObject({
      heads: ['Ad', 'Ürün'],
      rows: [{ row: 2, cells: ['İ', '1'] }],
    });
  });

  it('has columns whose heads are technical values of products', async () => {
    await test.product({ specifications: [{ label: 'Çap', value: '3,3', unit: 'mm' }] });
    const { data } = (await sent('Kod;Çap (mm);Rapor notu;çap\nA-1;3;x;4')).body;
    expect(data).toMatchObject({ specifications: [1, 3] });
  });

  it('has of a formula what it came to when it was saved, and refuses what came to nothing', async () => {
    const cells = new Map([['1,1', { value: null, formula: '40+2', formulaResult: 42 }]]);
    const rows = [
      ['Kod', 'Stok', 'Ad'],
      ['A-1', null, '#REF!'],
    ];
    const book = await writeXlsx({ sheets: [{ name: 'Liste', rows, cells }] } as never);
    const { data } = (await sent(book, 'liste.xlsx')).body;
    expect(data.rows).toEqual([{ row: 2, cells: ['A-1', 42, '#REF!'] }]);
    await test.product({ sku: 'A-1' });
    const { results } = await bring('products', [
      ['sku', 'stock', 'name'],
      ['A-1', 42, '#REF!'],
    ]);
    expect(results[0]).toMatchObject({ cell: 'C2', message: 'Excel bu hücreyi hesaplayamamış: #REF!' });
  });

  it('keeps what the spreadsheet made a day, which is asked about wherever no text may hold one', async () => {
    const day = new Date(Date.UTC(2026, 3, 3));
    const rows = [
      ['Kod', 'Fiyat', 'Stok', 'Açıklama', 'Çap (mm)'],
      ['A-1', day, 1, day, 3],
      ['A-1', 1, day, null, null],
      [day, 1, 1, null, null],
      ['A-1', 1, 1, null, day],
    ];
    const book = await writeXlsx({ sheets: [{ name: 'Liste', rows }] } as never);
    const { data } = (await sent(book, 'liste.xlsx')).body;
    const held = { day: '2026-04-03' };
    expect((data.rows as Array<{ cells: unknown }>).map(({ cells }) => cells)).toEqual([
      ['A-1', held, 1, held, 3],
      ['A-1', 1, held],
      [held, 1, 1],
      ['A-1', 1, 1, null, held],
    ]);
    const product = await test.product({ sku: 'A-1' });
    const columns = [
      ...['sku', 'price', 'stock', 'description'].map((field, at) => ({ at, field })),
      { at: 4, field: 'specification', label: 'Çap', unit: 'mm' },
    ];
    for (const [at, cell] of ['B2', 'C3', 'A4', 'E5'].entries()) {
      const send = { columns, rows: [data.rows[at]] };
      const { results } = await test.ok<Imported>('POST', '/imports/products', send);
      expect(results[0]).toMatchObject({
        ...{ status: 'refused', cell },
        message: 'Excel bu hücreyi tarih yapmış: 03.04.2026. Doğrusunu yazın',
      });
    }
    const text = { columns: [columns[0], columns[3]], rows: [data.rows[0]] };
    await test.ok('POST', '/imports/products', text);
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).description).toBe('03.04.2026');
  });

  it('is refused politely where it is none, too old, empty or too long', async () => {
    const refusal = async (bytes: string | Uint8Array) => (await sent(bytes)).body.message;
    expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0, 0]))).toContain('eski Excel');
    expect(await refusal(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5, 6]))).toContain('Dosya okunamadı');
    expect(await refusal('Kod;Fiyat\n')).toBe('Dosyada başlıkların altında satır yok.');
    const rows = Array.from({ length: 20_002 }, (_, at) => [at]);
    const book = await writeXlsx({ sheets: [{ name: 'Liste', rows }] });
    expect(await refusal(book)).toContain('20.000 satırdan fazla');
    const long = await refusal(`Kod\n${'A-1\n'.repeat(100_000)}`);
    expect(long).toBe('Dosyada 20.000 satırdan fazla var. Dosyayı bölüp parça parça alın.');
  });
});
