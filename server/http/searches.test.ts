import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const PATH = '/products?search=kanal&limit=20';

async function names(path = PATH): Promise<string[]> {
  return (await test.visit<Array<{ name: string }>>(path)).body.map(({ name }) => name);
}

it('a search that is asked again is answered from memory, until something changes that it found or might', async () => {
  const place = await test.category();
  const { id: categoryId, brandId } = place;
  const { id } = await test.product({ brandId, categoryId, name: 'Kanal eğesi' });
  expect(await names()).toEqual(['Kanal eğesi']);
  const { db } = test.services;
  // Past the program: what is asked of the database now would be told otherwise.
  await db.updateTable('products').set({ description: 'başka' }).where('id', '=', id).execute();
  const kept = (await test.visit<Array<{ description: string }>>(PATH)).body;
  expect(kept[0]?.description).not.toBe('başka');
  const others = [{ name: 'Kanal spreyi' }, { name: 'Ayna' }, { name: 'Kanal aleti', isActive: false }];
  for (const one of others) await test.product({ brandId, categoryId, ...one });
  expect((await names()).sort()).toEqual(['Kanal eğesi', 'Kanal spreyi']);
  await test.ok('PUT', `/products/${id}`, { name: 'Ağız aynası' });
  expect(await names()).toEqual(['Kanal spreyi']);
  await test.ok('PUT', `/brands/${brandId}`, { name: 'Kanal Dental' });
  expect(await names()).toHaveLength(3);
  // The staff have their own answers.
  expect(await test.ok<object[]>('GET', `${PATH}&includeInactive=true`)).toHaveLength(4);
});

it('searches push out no page and no list', async () => {
  await test.brand({ name: 'Alfa' });
  await test.visit('/brands');
  const before = test.services.kept.find('http://localhost/api/brands');
  expect(before).toBeDefined();
  for (let number = 0; number < 400; number++) await test.visit(`/brands?search=alfa${number}`);
  expect(test.services.kept.find('http://localhost/api/brands')).toBe(before);
  expect(test.services.kept.find('http://localhost/api/brands?search=alfa3')).toBeUndefined();
});

it('a search that is asked again is not worth the time that makes a list as small as it gets', async () => {
  const place = await test.category();
  for (let number = 0; number < 4; number++)
    await test.product({ brandId: place.brandId, categoryId: place.id, name: `Kanal eğesi ${number}` });
  const list = '/products';
  for (const path of [PATH, list, PATH, list]) await test.visit(path);
  const { kept, searches } = test.services;
  const keyOf = (path: string) => `http://localhost/api${path}`;
  // The list's turn comes after that of the search would.
  await expect.poll(() => kept.find(keyOf(list))?.encoded.isSmall, { timeout: 10_000 }).toBe(true);
  expect(searches.find(keyOf(PATH))?.encoded.bodies.identity).toBeDefined();
  expect(searches.find(keyOf(PATH))?.encoded.isSmall).toBeUndefined();
});
