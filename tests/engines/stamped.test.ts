import { afterEach, expect, it } from 'vitest';
import { createStamped } from '../../server/db/stamped.ts';
import { openTestApp, type TestApp } from '../factories.ts';

let test: TestApp;
afterEach(() => test.close());

it('loads what changed once, however many ask at the same time', async () => {
  test = await openTestApp();
  const brands = [await test.brand({ name: 'Alfa' }), await test.brand({ name: 'Beta' })];
  const loads: Array<readonly string[] | null> = [];
  const stamped = createStamped(async (db, ids) => {
    loads.push(ids);
    const rows = await db.selectFrom('brands').select(['id', 'name']).execute();
    return new Map(rows.map((row) => [row.id, row.name]));
  });
  const { db } = test.services;
  await stamped.all(db);
  await test.ok('PUT', `/brands/${brands[1]?.id}`, { name: 'Gama' });
  const answers = await Promise.all(Array.from({ length: 50 }, () => stamped.all(db)));
  expect(loads).toEqual([null, [brands[1]?.id]]);
  expect(new Set(answers).size).toBe(1);
  expect([...(answers[0]?.values() ?? [])].toSorted()).toEqual(['Alfa', 'Gama']);
});
