import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Category } from '../../../domain/things/category.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
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
const statuses = ({ results }: Imported) => results.map(({ status }) => status);

async function place() {
  const brand = await test.brand({ name: 'Nordfil' });
  const category = await test.category({ brandId: brand.id, name: 'Restoratif' });
  return { brandId: brand.id, categoryId: category.id };
}

describe('a file of products', () => {
  it('is tried first: what is new, what changes field by field, what stays, and what is refused in which cell', async () => {
    const where = await place();
    await test.product({ ...where, name: 'Set', sku: 'NDF-NK5', price: 5480, stock: 86 });
    await test.product({ ...where, name: 'Şırınga', sku: 'NDF-NKS', price: 1170 });
    const rows = [
      ['sku', 'name', 'brand', 'category', 'price', 'stock'],
      ['NDF-NK5', 'Set', 'nordfil', 'RESTORATİF', '5.860', 92],
      ['NDF-NKS', 'Şırınga', 'Nordfil', null, '1170,00 TL', null],
      ['YENİ-1', 'Ayna', 'Nordfil', 'Restoratif', 120, '1.250'],
      ['YENİ-2', 'Airflow', 'EMS', 'Restoratif', 120, 1],
      ['NDF-NKS', 'Şırınga', 'Nordfil', null, 'sorunuz', 1],
      ['NDF-NK5', null, null, null, null, -40],
      ['NDF-X', 'Ayna', 'Nordfil', 'Restoratif', 'sorunuz', 1],
      ['BİLİNMEYEN', null, null, null, 10, 1],
    ];
    const tried = await bring('products', rows, { dryRun: true });
    expect(statuses(tried)).toEqual([
      ...['updated', 'unchanged', 'created', 'refused', 'refused', 'refused', 'refused', 'refused'],
    ]);
    expect(tried.undoId).toBeNull();
    const [changed, , made, ...refused] = tried.results;
    expect(changed).toMatchObject({ row: 2, name: 'Set', code: 'NDF-NK5' });
    expect(changed?.changes).toEqual([
      { field: 'price', before: 5480, after: 5860 },
      { field: 'stock', before: 86, after: 92 },
    ]);
    expect(made).toMatchObject({ id: null, name: 'Ayna', code: 'YENİ-1' });
    expect(refused.map(({ cell, message }) => [cell, message])).toEqual([
      ['C5', '“EMS” adında marka yok'],
      ['A6', 'Bu kod 3. satırda da var'],
      ['A7', 'Bu kod 2. satırda da var'],
      ['E8', 'Fiyat sayı değil'],
      ['A9', 'Bu kodda ürün yok; yeni ürün için ad, marka ve kategori gerekir'],
    ]);
    expect(await test.ok<Product[]>('GET', '/products?search=Ayna')).toEqual([]);

    const written = await bring('products', rows);
    expect(statuses(written)).toEqual(statuses(tried));
    const again = await bring('products', rows);
    expect(statuses(again).slice(0, 3)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const [line] = await test.ok<Array<{ count: number }>>('GET', '/activities?type=products');
    expect(line?.count).toBe(2);
  });

  it('writes over nothing that somebody changed since it was tried', async () => {
    const where = await place();
    const product = await test.product({ ...where, name: 'Set', sku: 'NDF-1', price: 10 });
    await test.product({ ...where, name: 'Ayna', sku: 'NDF-2', price: 10 });
    const rows: Cell[][] = [
      ['NDF-1', 'Set', 'Nordfil', 'Restoratif', 20],
      ['NDF-2', 'Ayna', 'Nordfil', 'Restoratif', 20],
      ['NDF-3', 'Sond', 'Nordfil', 'Restoratif', 20],
    ];
    const columns = ['sku', 'name', 'brand', 'category', 'price'].map((field, at) => ({ at, field }));
    const sent = rows.map((cells, at) => ({ row: at + 2, cells }));
    const tried = await test.ok<Imported>('POST', '/imports/products', { columns, rows: sent, dryRun: true });
    await test.ok('PUT', `/products/${product.id}`, { price: 15 });
    await test.product({ ...where, name: 'Başkasının', sku: 'NDF-3', price: 7 });
    const versions = tried.results.map(({ version }) => version);
    expect(versions).toEqual([1, 1, null]);
    const written = await test.ok<Imported>('POST', '/imports/products', {
      columns,
      rows: sent.map((row, at) => ({ ...row, version: versions[at] })),
    });
    expect(statuses(written)).toEqual(['refused', 'updated', 'refused']);
    expect(written.results[0]?.message).toContain('başkası tarafından değiştirildi');
    const prices = await test.ok<Product[]>('GET', '/products?sort=sku');
    expect(prices.map(({ sku, price }) => [sku, price])).toEqual([
      ['NDF-1', 15],
      ['NDF-2', 20],
      ['NDF-3', 7],
    ]);

    const brand = (name: string, more: object) =>
      test.ok<Imported>('POST', '/imports/brands', {
        columns: [
          { at: 0, field: 'name' },
          { at: 1, field: 'country' },
        ],
        rows: [{ row: 2, cells: [name, 'Almanya'], ...more }],
      });
    expect(statuses(await brand('Nordfil', { version: 7 }))).toEqual(['refused']);
    expect(statuses(await brand('Nordfil', { version: 1 }))).toEqual(['updated']);
  });

  it('adds categories by their paths where that is wished, and is taken back with them', async () => {
    const { brandId } = await place();
    const old = await test.product({ ...(await place()), name: 'Eski', sku: 'A-1', stock: 3 });
    const rows = [
      ['sku', 'name', 'brand', 'category', 'stock'],
      ['A-9', 'Dayanak', 'nordfil', 'İmplant > Abutment', 1],
      ['A-1', null, null, null, 5],
    ];
    expect((await bring('products', rows)).results[0]).toMatchObject({
      ...{ status: 'refused', cell: 'D2', message: '“İmplant > Abutment” kategorisi yok' },
    });
    const { newCategories, undoId, results } = await bring(
      'products',
      [rows[0] ?? [], ['A-8', 'Dayanak', 'nordfil', 'İmplant > Abutment', 1], ['A-1', null, null, null, 6]],
      { addsCategories: true },
    );
    expect([newCategories, statuses({ results, newCategories, undoId })]).toEqual([
      ['Nordfil: İmplant > Abutment'],
      ['created', 'updated'],
    ]);
    const names = async () =>
      (await test.ok<Category[]>('GET', `/categories?brandId=${brandId}`)).map(({ name }) => name);
    expect(await names()).toEqual(['Restoratif', 'İmplant', 'Abutment']);
    const undone = await test.ok<{ undone: number }>('POST', `/imports/take-back/${undoId}`);
    expect(undone).toMatchObject({ undone: 4, skipped: 0 });
    expect(await names()).toEqual(['Restoratif']);
    expect((await test.ok<Product>('GET', `/products/${old.id}`)).stock).toBe(5);
    expect((await test.call('POST', `/imports/take-back/${undoId}`)).status).toBe(200);
    expect((await test.call('POST', '/imports/take-back/yok')).status).toBe(404);
  });

  it('leaves alone what is blank, and empties it where that is wished', async () => {
    const product = await test.product({ sku: 'A-1', description: 'Metin', price: 10, features: ['bir'] });
    const rows = [
      ['sku', 'description', 'price', 'features'],
      ['A-1', '', null, ' '],
    ];
    expect(statuses(await bring('products', rows))).toEqual(['unchanged']);
    expect(statuses(await bring('products', rows, { emptiesBlank: true }))).toEqual(['updated']);
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({
      ...{ description: null, price: null, features: [] },
    });
  });

  it('joins columns of one field, and reads prices as its column writes them', async () => {
    const product = await test.product({ sku: 'A-1' });
    await test.ok('POST', '/imports/products', {
      columns: [
        ...[
          { at: 0, field: 'sku' },
          { at: 1, field: 'features' },
          { at: 3, field: 'features' },
        ],
        { at: 2, field: 'price', marks: 'english' },
      ],
      rows: [{ row: 2, cells: ['A-1', 'Titanyum', '1,234.5', 'Konik'] }],
    });
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({
      ...{ features: ['Titanyum', 'Konik'], price: 1234.5 },
    });
  });

  it('is refused without a column to find products by, and to those who only look', async () => {
    const sent = { columns: [{ at: 0, field: 'name' }], rows: [{ row: 2, cells: ['a'] }] };
    expect((await test.call('POST', '/imports/products', sent)).body.fields).toEqual({
      columns: 'Ürün kodu (SKU) sütununu seçin.',
    });
    const token = await test.signIn('viewer');
    expect((await test.call('POST', '/imports/products', sent, { token })).status).toBe(403);
    expect((await test.call('POST', '/imports/products', sent, { token: null })).status).toBe(401);
  });
});
