import { v7 as uuid } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '../../../tests/factories.ts';

const PREFIX = 'BIA-IMP-DEN-';

it('a product without a code gets the last number that is free, and the next one is asked for its code', async () => {
  const test = await openTestApp();
  onTestFinished(test.close);
  const brand = await test.brand({ name: 'Biantech' });
  const category = await test.category({ name: 'İmplant', brandId: brand.id });
  const place = { brandId: brand.id, categoryId: category.id };
  const { id, sku } = await test.product({ name: 'Dental tabure', ...place });
  expect(sku).toMatch(/^BIA-IMP-DEN-[1-9]\d{3}$/);
  const { db } = test.services;
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const numbers = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  const free = numbers.filter((number) => ![sku, `${PREFIX}0042`].includes(`${PREFIX}${number}`));
  for (let start = 0; start < free.length; start += 200) {
    const taken = free
      .slice(start, start + 200)
      .map((number) => ({ ...row, id: uuid(), slug: `dolu-${number}`, sku: `${PREFIX}${number}` }));
    await db
      .insertInto('products')
      .values(taken as never)
      .execute();
  }
  const input = { name: 'Dental koltuk', ...place };
  const last = await test.call<{ sku: string }>('POST', '/products', input);
  expect([last.status, last.body.sku]).toEqual([201, `${PREFIX}0042`]);
  const none = await test.call('POST', '/products', input);
  expect([none.status, none.body]).toMatchObject([409, { cause: 'no_free_sku' }]);
});
