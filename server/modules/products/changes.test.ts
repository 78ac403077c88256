import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import type { ProductOutcome } from '../../../domain/things/product-changes.ts';
import { openTestApp, type Refusal, type TestApp } from '../../../tests/factories.ts';

type Answer = { updated: number; undoId: string; rows: ProductOutcome[] };

let test: TestApp;
let place: { brandId: string; categoryId: string };
beforeEach(async () => {
  test = await openTestApp();
  const brandId = (await test.brand({ name: 'Nordfil' })).id;
  place = { brandId, categoryId: (await test.category({ brandId, name: 'Kompozit' })).id };
});
afterEach(() => test.close());

function change(...rows: object[]): Promise<Answer> {
  return test.ok<Answer>('POST', '/products/changes', { rows });
}
const stored = (id: string) => test.ok<Product>('GET', `/products/${id}`);

describe('values of their own for many products', () => {
  it('are written against the version that was seen, in one line of the activity list, and taken back', async () => {
    const a = await test.product({ ...place, name: 'A', price: 100 });
    const b = await test.product({ ...place, name: 'B', price: 200, stock: 3 });
    const c = await test.product({ ...place, name: 'C', price: 300 });
    const answer = await change(
      { id: a.id, version: 1, set: { price: 107 } },
      { id: b.id, version: 1, set: { price: 214, stock: 4 } },
      { id: c.id, version: 1, set: { price: 300 } },
    );
    expect(answer).toMatchObject({
      updated: 2,
      rows: [
        { id: a.id, state: 'changed', version: 2 },
        { id: b.id, state: 'changed', version: 2 },
        { id: c.id, state: 'unchanged', version: 1 },
      ],
    });
    expect(await stored(b.id)).toMatchObject({ price: 214, stock: 4, version: 2 });
    const [line] = await test.ok<object[]>('GET', '/activities');
    expect(line).toMatchObject({ action: 'update', type: 'products', count: 2 });
    await test.ok('POST', `/history/undo/${answer.undoId}`);
    expect([await stored(a.id), await stored(b.id)]).toMatchObject([
      { price: 100 },
      { price: 200, stock: 3 },
    ]);
  });

  it('are refused one by one: what has changed since, is gone, does not fit or is taken stays as it is', async () => {
    const fine = await test.product({ ...place, name: 'İyi', sku: 'A-1' });
    const moved = await test.product({ ...place, name: 'Değişmiş' });
    await test.ok('PUT', `/products/${moved.id}`, { stock: 9 });
    const other = await test.category();
    const misfit = await test.product({ ...place, name: 'Uymaz' });
    const twin = await test.product({ ...place, name: 'İkiz' });
    const { updated, rows } = await change(
      { id: moved.id, version: 1, set: { price: 1 } },
      { id: 'yok', version: 1, set: { price: 1 } },
      { id: misfit.id, version: 1, set: { categoryId: other.id } },
      { id: twin.id, version: 1, set: { sku: 'A-1' } },
      { id: fine.id, version: 1, set: { stock: 5 } },
    );
    expect(updated).toBe(1);
    expect(rows).toEqual([
      {
        ...{ id: moved.id, state: 'refused', version: null, cause: 'version_conflict' },
        message: 'Bu kayıt siz düzenlerken başkası tarafından değiştirildi.',
      },
      { id: 'yok', state: 'refused', version: null, message: 'Ürün bulunamadı.' },
      {
        ...{ id: misfit.id, state: 'refused', version: null },
        message: 'Kategori, seçilen markaya ait değil.',
        fields: { categoryId: 'Kategori, seçilen markaya ait değil.' },
      },
      {
        ...{ id: twin.id, state: 'refused', version: null, cause: 'sku_taken' },
        message: '"A-1" kodu başka bir üründe kullanılıyor.',
        fields: { sku: '"A-1" kodu başka bir üründe kullanılıyor.' },
      },
      { id: fine.id, state: 'changed', version: 2 },
    ]);
    expect(await stored(moved.id)).toMatchObject({ price: null, stock: 9 });
  });

  it('move to another brand with its category in one go', async () => {
    const target = await test.category({ name: 'Bonding' });
    const product = await test.product({ ...place });
    await change({ id: product.id, version: 1, set: { brandId: target.brandId, categoryId: target.id } });
    expect(await stored(product.id)).toMatchObject({ brandId: target.brandId, categoryId: target.id });
  });

  it('may be long lists for hundreds of them', async () => {
    const line = { label: 'Etiket', value: 'Değer', unit: 'mm' };
    const set = { specifications: Array.from({ length: 60 }, () => line) };
    const rows = Array.from({ length: 250 }, (_, at) => ({ id: `yok-${at}`, version: 1, set }));
    expect((await change(...rows)).rows).toHaveLength(250);
  });

  it.each([
    [{ rows: [] }, { rows: 'En az bir kayıt seçin.' }],
    [{ rows: [{ id: 'a', version: 1, set: {} }] }, { 'rows.0.set': 'Değiştirilecek bir alan seçin.' }],
    [{ rows: [{ id: 'a', version: 1, set: { price: -1 } }] }, { 'rows.0.set.price': 'Fiyat eksi olamaz.' }],
    [
      { rows: ['a', 'a'].map((id) => ({ id, version: 1, set: { stock: 1 } })) },
      { rows: 'Aynı ürün iki kez verilemez.' },
    ],
  ])('refuses %j as a whole', async (body, fields) => {
    const answer = await test.call<Refusal>('POST', '/products/changes', body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });
});
