import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
let place: { brandId: string; categoryId: string };
beforeEach(async () => {
  test = await openTestApp();
  const { id: categoryId, brandId } = await test.category();
  place = { brandId, categoryId };
});
afterEach(() => test.close());

describe('the currency of a price', () => {
  it('is the lira, the euro or the dollar, and goes with the price everywhere', async () => {
    const product = await test.product({ ...place, price: 0.07, currency: 'USD' });
    expect(product).toMatchObject({ price: 0.07, currency: 'USD' });
    await test.ok('PUT', `/products/${product.id}`, { price: 99_999_999.99, currency: 'EUR' });
    const [change] = await test.ok<Array<{ batchId: string; before: Product; after: Product }>>(
      'GET',
      `/history?entity=products&id=${product.id}`,
    );
    expect(change?.before).toMatchObject({ price: 0.07, currency: 'USD' });
    expect(change?.after).toMatchObject({ price: 99_999_999.99, currency: 'EUR' });
    expect(change?.after).not.toHaveProperty('priceMinor');
    await test.ok('POST', `/history/undo/${change?.batchId}`);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${product.brandId}`);
    await test.ok('POST', `/trash/${trashId}/restore`);
    const back = await test.ok<Product>('GET', `/products/${product.id}`);
    expect(back).toMatchObject({ price: 0.07, currency: 'USD' });
    expect(await test.ok('POST', `/products/${product.id}/duplicate`)).toMatchObject({
      price: 0.07,
      currency: 'USD',
    });
    const stored = await test.services.db
      .selectFrom('products')
      .select(['priceMinor', 'currency'])
      .where('id', '=', product.id)
      .executeTakeFirst();
    expect(stored).toEqual({ priceMinor: 7, currency: 'USD' });
    const refused = await test.call('PUT', `/products/${product.id}`, { currency: 'GBP' });
    expect(refused.body.fields).toEqual({ currency: 'Para birimi TRY, EUR, USD olabilir.' });
  });

  it('is what a list by price goes by first', async () => {
    for (const [price, currency] of [
      [1, 'USD'],
      [900, 'TRY'],
      [5, 'EUR'],
      [30, 'TRY'],
    ] as const)
      await test.product({ ...place, price, currency });
    const prices = async (sort: string) =>
      (await test.ok<Product[]>('GET', `/products?sort=${sort}`)).map(
        (row) => `${row.price} ${row.currency}`,
      );
    const cheapestFirst = ['30 TRY', '900 TRY', '5 EUR', '1 USD'];
    expect(await prices('price')).toEqual(cheapestFirst);
    expect(await prices('-price')).toEqual(cheapestFirst.toReversed());
  });
});
