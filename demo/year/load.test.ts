import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Quote } from '../../domain/things/quote.ts';
import { programContext } from '../../server/context.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { loadYear } from './load.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('gives the company a year once, whose letters and lists are counted on their days', async () => {
  const catalog = await test.catalog();
  for (const name of ['Ünit', 'Frez', 'Kompozit'])
    await test.product({ name, catalogId: catalog.id, price: 120 });
  const ctx = programContext('Örnek veri');
  await loadYear(test.services, ctx);
  const { db } = test.services;
  const counts = () =>
    db.selectFrom('dailyCounts').selectAll().orderBy('kind').orderBy('day').orderBy('subject').execute();
  const before = await counts();
  const days = before.map(({ day }) => day).sort();
  expect([days[0], days.at(-1)]).toEqual(['2025-11-20', '2026-11-19']);

  const letters = await db.selectFrom('messages').select(['createdAt', 'isRead']).execute();
  const counted = before.filter(({ kind }) => kind === 'messages');
  expect(counted.reduce((sum, { count }) => sum + Number(count), 0)).toBe(letters.length);
  expect(letters.length).toBeGreaterThan(50);
  expect(letters.filter(({ isRead }) => !isRead).length).toBeGreaterThanOrEqual(2);
  expect((await test.ok<unknown[]>('GET', '/quotes?state=new')).length).toBeGreaterThanOrEqual(2);

  const [won] = await test.ok<Quote[]>('GET', '/quotes?state=won');
  expect(won).toMatchObject({ offer: { by: 'Selin Aydın' }, acceptedBy: won?.name });
  expect((await test.ok<unknown[]>('GET', '/quotes?state=sent')).length).toBeGreaterThan(0);

  await loadYear(test.services, ctx);
  expect(await counts()).toEqual(before);
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(letters.length);
});
