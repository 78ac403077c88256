import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../tests/factories.ts';
import { forgetRateLimits } from './rate-limits.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

it('counts that are over are let go, those that go on stay', async () => {
  const { db, rateLimits } = test.services;
  for (const [name, duration] of [
    ['kisa', 60],
    ['uzun', 600],
  ] as const)
    await rateLimits(name, { points: 3, duration, isStored: true }).consume('biri');
  async function keys(): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      select key from "rateLimits" where key like '%:biri' order by key`.execute(db);
    return rows.map(({ key }) => key);
  }
  await forgetRateLimits({ db, clock: () => new Date() });
  expect(await keys()).toEqual(['kisa:biri', 'uzun:biri']);
  await forgetRateLimits({ db, clock: () => new Date(Date.now() + 61_000) });
  expect(await keys()).toEqual(['uzun:biri']);
});
