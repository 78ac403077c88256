import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type Refusal, type TestApp } from '../../../tests/factories.ts';
import type { Upserted } from './upsert.ts';

type Answer = Upserted & { dryRun: boolean };

let test: TestApp;
let place: { brandId: string; categoryId: string };
beforeEach(async () => {
  test = await openTestApp();
  const brandId = (await test.brand({ name: 'Nordfil' })).id;
  place = { brandId, categoryId: (await test.category({ brandId })).id };
});
afterEach(() => test.close());

function put(products: object[], more: object = {}): Promise<Answer> {
  return test.ok<Answer>('PUT', '/products/batch', { products, ...more });
}
function statuses({ results }: Answer): string[] {
  return results.map(({ status }) => status);
}
async function all(): Promise<Product[]> {
  return test.ok<Product[]>('GET', '/products?includeInactive=true&sort=sku');
}

describe('many products in one call', () => {
  it('are added, changed field by field, or left alone, by their code or by what an ERP calls them', async () => {
    await test.product({ ...place, name: 'Ayna', sku: 'A-1', stock: 3, price: 100 });
    await test.product({ ...place, name: 'Sond', sku: 'A-2', externalId: 'ERP-2' });
    await test.product({ ...place, name: 'Frez', sku: 'A-3', stock: 9 });
    const answer = await put([
      { sku: 'A-1', stock: 5, price: 100 },
      { externalId: 'ERP-2', sku: 'A-2B' },
      { sku: 'A-3', stock: 9, name: 'Frez' },
      { ...place, sku: 'A-4', externalId: 'ERP-4', name: 'Yeni', stock: 1 },
    ]);
    expect(statuses(answer)).toEqual(['updated', 'updated', 'unchanged', 'created']);
    expect(answer.counts).toEqual({ created: 1, updated: 2, unchanged: 1, refused: 0 });
    expect(answer.results[0]?.changes).toEqual([{ field: 'stock', before: 3, after: 5 }]);
    expect(answer.results[1]?.changes).toEqual([{ field: 'sku', before: 'A-2', after: 'A-2B' }]);
    const rows = await all();
    expect(rows.map(({ name, sku, externalId, stock }) => [name, sku, externalId, stock])).toEqual([
      ['Ayna', 'A-1', null, 5],
      ['Sond', 'A-2B', 'ERP-2', null],
      ['Frez', 'A-3', null, 9],
      ['Yeni', 'A-4', 'ERP-4', 1],
    ]);
    const told = ({ id, version }: Product) => ({ id, version });
    expect(answer.results.map(({ product }) => product)).toMatchObject(rows.map(told));

    const again = await put([
      { sku: 'A-1', stock: 5 },
      { externalId: 'ERP-4', stock: 1, name: 'Yeni' },
    ]);
    expect([again.counts.unchanged, again.undoId]).toEqual([2, null]);
    expect((await all()).map(told)).toEqual(rows.map(told));

    await test.ok('POST', `/history/undo/${answer.undoId}`);
    expect((await all())[0]?.stock).toBe(3);
  });

  it('stand in one line of the list of what was done', async () => {
    await put([1, 2, 3].map((number) => ({ ...place, sku: `N-${number}`, name: `Ürün ${number}` })));
    const [line] = await test.ok<Array<{ count: number }>>('GET', '/activities?type=products');
    expect(line?.count).toBe(3);
  });

  it('are linked to what an ERP calls them by their code, and to no other product', async () => {
    await test.product({ ...place, sku: 'A-1' });
    await test.product({ ...place, sku: 'A-2', externalId: 'ERP-2' });
    expect((await put([{ sku: 'A-1', externalId: 'ERP-1' }])).results[0]?.changes).toEqual([
      { field: 'externalId', before: null, after: 'ERP-1' },
    ]);
    const [clash] = (await put([{ sku: 'A-2', externalId: 'ERP-1' }])).results;
    expect([clash?.status, clash?.issues[0]]).toMatchObject(['refused', { path: 'sku', code: 'taken' }]);
    const only = await put([{ externalId: 'ERP-9', sku: 'A-1', ...place, name: 'b' }], { by: 'externalId' });
    expect(only.results[0]).toMatchObject({ status: 'refused', issues: [{ path: 'sku', code: 'taken' }] });
  });

  it('are refused one by one, with field and sentence, and the others are written', async () => {
    const other = await test.category();
    await test.product({ ...place, sku: 'A-1', stock: 1 });
    const answer = await put([
      { sku: 'A-1', stock: -1 },
      { sku: 'B-1', name: 'Eksik' },
      { stock: 4 },
      { sku: 'A-1', stock: 7 },
      { sku: 'A-1', stock: 8 },
      { sku: 'A-1', categoryId: other.id },
      { sku: 'B-2', ...place, name: 'Uzun', renk: 'mavi' },
      { sku: 'A-1', stock: 9, version: 7 },
      { sku: 'B-3', ...place, name: 'Tamam' },
    ]);
    const refused = answer.results.filter(({ status }) => status === 'refused');
    expect(
      refused.map(({ row, issues }) => [row, ...issues.map(({ path, code }) => `${path} ${code}`)]),
    ).toEqual([
      [0, 'stock too_small'],
      [1, 'brandId required', 'categoryId required'],
      [2, 'sku required'],
      [3, 'sku repeated'],
      [4, 'sku repeated'],
      [5, 'sku repeated'],
      [6, 'renk unknown'],
      [7, 'sku repeated'],
    ]);
    expect(refused[2]?.message).toBe('Ürünü bulmak için dış kod ya da ürün kodu yazın.');
    expect(refused[3]?.message).toBe('Bu ürün listenin 1. satırında da var.');
    expect((await all()).map(({ sku, stock }) => [sku, stock])).toEqual([
      ['A-1', 1],
      ['B-3', null],
    ]);
    const late = await put([{ sku: 'A-1', stock: 9, version: 7 }]);
    expect(late.results[0]?.message).toBe('Bu kayıt siz düzenlerken başkası tarafından değiştirildi.');
  });

  it('are written nowhere in a trial, which says what would be', async () => {
    await test.product({ ...place, sku: 'A-1', stock: 1 });
    const revision = await test.services.records.revision();
    const rows = [{ sku: 'A-1', stock: 2 }, { ...place, sku: 'B-1', name: 'Yeni' }, { sku: 'B-2' }];
    const trial = await put(rows, { dryRun: true });
    expect([trial.dryRun, statuses(trial), trial.undoId]).toEqual([
      true,
      ['updated', 'created', 'refused'],
      null,
    ]);
    expect(trial.results[1]?.product).toMatchObject({ id: null, sku: 'B-1', version: null });
    expect((await all()).map(({ sku, stock, version }) => [sku, stock, version])).toEqual([['A-1', 1, 1]]);
    expect(await test.services.records.revision()).toBe(revision);
    const done = await put(rows);
    expect(done.results.map(({ status, changes }) => [status, changes])).toEqual(
      trial.results.map(({ status, changes }) => [status, changes]),
    );
  });

  it('are at most five hundred, and of the staff', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => ({ sku: `S-${index}` }));
    const answer = await test.call<Refusal>('PUT', '/products/batch', { products: rows });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Bir seferde en fazla 500 ürün gönderilebilir.',
    ]);
    expect((await test.call('PUT', '/products/batch', { products: [{}] }, { token: null })).status).toBe(401);
    const whole = rows.slice(1).map((row) => ({
      ...row,
      ...place,
      name: 'Bütün',
      description: 'a'.repeat(4000),
      specifications: Array.from({ length: 20 }, (_, line) => ({
        label: `Ölçü ${line}`,
        value: '1',
        unit: 'mm',
      })),
    }));
    expect((await put(whole, { dryRun: true })).counts.created).toBe(500);
  });
});
