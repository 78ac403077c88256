import { expect, it } from 'vitest';
import { openTestApp } from '../../tests/factories.ts';
import { COMMAND_LINE } from '../context.ts';
import { createRecord } from './records.ts';
import { reindex } from './reindex.ts';

it('rebuilds what searches and sorts read, over any number of rows, and leaves all else', async () => {
  const test = await openTestApp();
  const { db, records } = test.services;
  const names = Array.from({ length: 520 }, (_, index) => `Çınar ${index}`);
  const tables = ['brands', 'catalogs', 'messages', 'history', 'activities'] as const;
  for (const name of names.slice(0, 1)) await test.brand({ name });
  await records.write(COMMAND_LINE, async (write) => {
    for (const name of names.slice(1))
      await createRecord(write, 'brands', { name, isDistributor: false, isActive: true, sortOrder: 0 });
  });
  await test.catalog({ title: 'Işık', tags: ['Frez'] });
  await test.message();
  const read = () =>
    Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()));
  const before = await read();
  const revision = await records.revision();
  expect(await reindex(records, COMMAND_LINE)).toBe(0);
  expect(await records.revision()).toBe(revision);

  for (const table of tables) await db.updateTable(table).set({ searchText: 'eski' }).execute();
  await db.updateTable('brands').set({ nameKey: 'eski' }).execute();
  const changed = await reindex(records, COMMAND_LINE);
  expect(changed).toBe(before.flat().length);
  expect(await read()).toEqual(before);
  expect(await records.revision()).toBeGreaterThan(revision);
  expect(await test.ok<unknown[]>('GET', '/brands?search=cinar%20519')).toHaveLength(1);
  await test.close();
});
