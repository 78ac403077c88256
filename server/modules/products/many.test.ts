import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

type Row = { id: string; name: string; isFeatured: boolean; stock: number | null; version: number };

/** More than a small write has: these go the way of the large ones. */
const COUNT = 230;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function fill(): Promise<string[]> {
  const { id: categoryId, brandId } = await test.category();
  const products = Array.from({ length: COUNT }, (_, index) => ({
    sku: `COK-${index}`,
    name: `Ürün ${index}`,
    brandId,
    categoryId,
    price: 10,
  }));
  await test.ok('PUT', '/products/batch', { products });
  const ids = (await shown()).map(({ id }) => id);
  expect(ids).toHaveLength(COUNT);
  return ids;
}

/** As a visitor gets them. */
async function shown(): Promise<Row[]> {
  return (await test.visit<Row[]>('/products?limit=500')).body;
}

const featured = async () => (await shown()).filter(({ isFeatured }) => isFeatured).length;

describe('hundreds of products at once', () => {
  it('are changed as one, each once however often it is named, seen at once, and taken back', async () => {
    const ids = await fill();
    expect(await featured()).toBe(0);
    const { updated, undoId } = await test.ok<{ updated: number; undoId: string }>('POST', '/products/bulk', {
      ids: ids.flatMap((id, place) => (place < 3 ? [id, id] : [id])),
      set: { isFeatured: true },
    });
    expect([updated, await featured()]).toEqual([COUNT, COUNT]);
    expect(new Set((await shown()).map(({ version }) => version))).toEqual(new Set([2]));
    const { undone } = await test.ok<{ undone: number }>('POST', `/history/undo/${undoId}`);
    expect([undone, await featured()]).toEqual([COUNT, 0]);
  });

  it('stay as they are when one of them is not there', async () => {
    const ids = await fill();
    const refused = await test.call('POST', '/products/bulk', {
      ids: [...ids, '019a0000-0000-7000-8000-000000000000'],
      set: { isFeatured: true },
    });
    expect([refused.status, await featured()]).toEqual([404, 0]);
  });

  it('each get a value of their own, and one that is refused holds up no other', async () => {
    const ids = await fill();
    const rows = ids.map((id, index) => ({ id, version: index === 120 ? 7 : 1, set: { stock: index } }));
    const done = await test.ok<{ updated: number; rows: Array<{ state: string }> }>(
      'POST',
      '/products/changes',
      { rows },
    );
    expect(done.updated).toBe(COUNT - 1);
    expect(done.rows.flatMap(({ state }, index) => (state === 'changed' ? [] : [[state, index]]))).toEqual([
      ['refused', 120],
    ]);
    const stocks = await test.ok<Row[]>('GET', '/products?limit=500');
    expect(stocks.find(({ id }) => id === ids[5])).toMatchObject({ stock: 5, version: 2 });
  });

  it('go to the trash, each as an entry of its own', async () => {
    const ids = await fill();
    const { trashIds } = await test.ok<{ trashIds: string[] }>('POST', '/products/bulk-delete', { ids });
    expect([trashIds.length, (await shown()).length]).toEqual([COUNT, 0]);
  });
});
