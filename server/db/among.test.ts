import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { among } from './among.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('finds rows among more texts than a statement takes parameters', async () => {
  const { id } = await test.brand();
  const { db } = test.services;
  const find = (texts: string[]) => db.selectFrom('brands').select('id').where(among('id', texts)).execute();
  const many = Array.from({ length: 70_000 }, (_, index) => `yok-${index}`);
  expect(await find([...many, id])).toEqual([{ id }]);
  expect(await find(many)).toEqual([]);
  expect(await find([])).toEqual([]);
  expect(await find(['ğ"\\\'', '{}', '__proto__', '1', id])).toEqual([{ id }]);
});
