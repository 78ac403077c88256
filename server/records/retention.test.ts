import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '../../domain/site/section.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { changeRecord, readRecord } from './records.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp({ env: { HISTORY_RETENTION_DAYS: '30' } });
  const late = '2998-01-01T00:00:00.000Z';
  const forever = { expiresAt: '2999-01-01T00:00:00.000Z', createdAt: late, seenAt: late };
  await test.services.db.updateTable('sessions').set(forever).execute();
});
afterEach(() => test.close());

type Version = { id: string; after: { country?: string } | null };

function versions(entity: string, id: string): Promise<Version[]> {
  return test.ok('GET', `/history?entity=${entity}&id=${id}`);
}

async function change(id: string, ...countries: string[]): Promise<void> {
  for (const country of countries) await test.ok('PUT', `/brands/${id}`, { country });
}

describe('history that is older than it is kept', () => {
  it('goes, but for the newest version of each row', async () => {
    const [busy, quiet] = [await test.brand({ country: 'A' }), await test.brand({ country: 'X' })];
    await change(busy.id, 'B', 'C');
    test.clock.advance({ hours: 20 * 24 });
    await change(busy.id, 'D');
    test.clock.advance({ hours: 11 * 24 });
    expect(await test.services.forget()).toBe(3);
    expect((await versions('brands', busy.id)).map(({ after }) => after?.country)).toEqual(['D']);
    expect((await versions('brands', quiet.id)).map(({ after }) => after?.country)).toEqual(['X']);
    expect(await test.services.forget()).toBe(0);
    expect(await test.ok<unknown[]>('GET', '/activities')).toHaveLength(5);
  });

  it('stays as long as something can come back from it', async () => {
    const product = await test.product();
    await test.ok('PUT', `/products/${product.id}`, { stock: 4 });
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${product.brandId}`);
    test.clock.advance({ hours: 400 * 24 });
    await test.services.forget();
    expect(await test.ok<unknown[]>('GET', '/trash')).toHaveLength(1);
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect(await test.ok('GET', `/products/${product.id}`)).toMatchObject({ stock: 4 });
    test.clock.advance({ hours: 31 * 24 });
    await test.services.forget();
    expect(await test.ok('GET', '/trash')).toEqual([]);
    expect(await versions('products', product.id)).toHaveLength(1);
  });

  it('goes wholly for rows that are gone for good', async () => {
    const brand = await test.brand();
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`);
    await test.ok('DELETE', `/trash/${trashId}`);
    test.clock.advance({ hours: 31 * 24 });
    expect(await test.services.forget()).toBe(3);
    expect(await versions('brands', brand.id)).toEqual([]);
    expect(await test.ok('GET', '/trash')).toEqual([]);
  });

  it('stays whole for the sections of the site', async () => {
    const hero = await test.section({ title: 'Bir' });
    const item = await test.item(hero.id, { name: 'statistic', data: { value: '1', label: 'bir' } });
    await test.ok('PUT', `/sections/${hero.id}`, { title: 'İki' });
    await test.ok('DELETE', `/section-items/${item.id}`);
    test.clock.advance({ hours: 400 * 24 });
    expect(await test.services.forget()).toBe(0);
    const all = await test.ok<Array<{ id: string }>>('GET', `/sections/${hero.id}/history`);
    const back = await test.ok<Section>('POST', `/sections/${hero.id}/restore`, { versionId: all[2]?.id });
    expect([back.title, back.items.length]).toEqual(['Bir', 1]);
  });

  it('goes in slices', async () => {
    const brand = await test.brand();
    const changes = Array.from({ length: 1200 }, (_, index) => `${index}`);
    await test.services.records.write({ accountId: null, name: 'Sınama' }, async (write) => {
      for (const country of changes)
        await changeRecord(write, 'brands', await readRecord(write, 'brands', brand.id), { country });
    });
    test.clock.advance({ hours: 31 * 24 });
    expect(await test.services.forget()).toBe(1200);
    expect((await versions('brands', brand.id)).map(({ after }) => after?.country)).toEqual(['1199']);
  });
});

it('all history is kept where nothing else is said', async () => {
  const site = await openTestApp();
  const brand = await site.brand();
  await site.ok('PUT', `/brands/${brand.id}`, { country: 'A' });
  site.clock.advance({ hours: 10_000 * 24 });
  expect(await site.services.forget()).toBe(0);
  await site.close();
});
