import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { prepared } from './prepared.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let built = 0;
const brandsLike = prepared(
  (
    db,
    { name, isActive }: { name: string; isActive?: boolean | undefined },
    table: 'brands' | 'categories',
  ) => {
    built += 1;
    const named = db.selectFrom(table).select('name').where('name', '=', name);
    return isActive === undefined ? named : named.where('isActive', '=', isActive);
  },
);

it('is put together once for a shape, and asked with the values of each call', async () => {
  const { db } = test.services;
  const [one, other] = [await test.brand(), await test.brand({ isActive: false })];
  const [name, passive] = [String(one.name), String(other.name)];
  const before = built;
  expect(await brandsLike(db, { name }, 'brands')).toEqual([{ name }]);
  expect(await brandsLike(db, { name: passive }, 'brands')).toEqual([{ name: passive }]);
  expect(await brandsLike(db, { name: 'Böyle biri yok' }, 'brands')).toEqual([]);
  expect(built - before).toBe(1);
  // Another value more, and another table, are other shapes.
  expect(await brandsLike(db, { name: passive, isActive: true }, 'brands')).toEqual([]);
  expect(await brandsLike(db, { name: passive, isActive: false }, 'brands')).toEqual([{ name: passive }]);
  expect(await brandsLike(db, { name }, 'categories')).toEqual([]);
  expect(built - before).toBe(3);
  // What is not said is no value, as it is none to Kysely.
  expect(await brandsLike(db, { name: passive, isActive: undefined }, 'brands')).toEqual([{ name: passive }]);
  expect(built - before).toBe(3);
});

it('asks within the transaction that it is given', async () => {
  const { db } = test.services;
  const { id, name } = await test.brand();
  const rename = prepared((on, values: { id: string; name: string }) =>
    on.updateTable('brands').set({ name: values.name }).where('id', '=', values.id),
  );
  const within = db.transaction().execute(async (tx) => {
    await rename(tx, { id: String(id), name: 'Yarım kalan' });
    expect(await brandsLike(tx, { name: 'Yarım kalan' }, 'brands')).toHaveLength(1);
    throw new Error('Vazgeçildi');
  });
  await expect(within).rejects.toThrow('Vazgeçildi');
  expect(await brandsLike(db, { name: 'Yarım kalan' }, 'brands')).toEqual([]);
  expect(await brandsLike(db, { name: String(name) }, 'brands')).toHaveLength(1);
});
