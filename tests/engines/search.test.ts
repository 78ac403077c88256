import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold, foldWords } from '../../domain/rules/turkish.ts';
import type { Product } from '../../domain/things/product.ts';
import { checkRuns } from '../../server/db/search-runs.ts';
import type { TestApp } from '../factories.ts';
import { createDice, oddText } from '../samples/odd-texts.ts';
import { ENGINES } from './engines.ts';

const PRODUCTS = 120;

describe.each(ENGINES)('searches of products on $name', (engine) => {
  let test: TestApp;
  const named = { brands: new Map<string, string>(), categories: new Map<string, string>() };
  const hidden = { brands: new Set<string>(), categories: new Set<string>() };
  const products: Product[] = [];

  beforeAll(async () => {
    await engine.start();
    test = await engine.open();
    const dice = createDice(7);
    for (let index = 0; index < 4; index++) {
      const brand = await test.brand({ name: `${oddText(dice, 2)} ${index}` });
      named.brands.set(brand.id, brand.name);
      for (let place = 0; place < 3; place++) {
        const category = await test.category({ brandId: brand.id, name: `${oddText(dice, 2)} ${place}` });
        named.categories.set(category.id, category.name);
      }
    }
    const categories = await test.ok<Array<{ id: string; brandId: string }>>(
      'GET',
      '/categories?includeInactive=true',
    );
    for (let index = 0; index < PRODUCTS; index++) {
      const place = categories[dice(categories.length)];
      const isActive = dice(5) > 0;
      const input = { name: `${oddText(dice, 3)} ${index}`, sku: `S${index}`, isActive };
      const within = dice(4) > 0 && place ? { categoryId: place.id } : {};
      const product = await test.product({ ...input, brandId: place?.brandId ?? '', ...within });
      products.push(product);
      if (product.category) named.categories.set(product.category.id, product.category.name);
    }
    // What is written later reaches the index too: names, what is hidden, what moves, goes and comes back.
    const [brandId = '', otherId = ''] = named.brands.keys();
    await test.ok('PUT', `/brands/${brandId}`, { name: 'Yeni kanal adı' });
    named.brands.set(brandId, 'Yeni kanal adı');
    await test.ok('PUT', `/brands/${otherId}`, { isActive: false });
    hidden.brands.add(otherId);
    const [first = '', second = '', , , fifth = '', , seventh = ''] = named.categories.keys();
    await test.ok('PUT', `/categories/${first}`, { isActive: false });
    hidden.categories.add(first);
    await test.ok('PUT', `/categories/${second}`, { name: 'Başka eğeler' });
    named.categories.set(second, 'Başka eğeler');
    await test.ok('DELETE', `/categories/${seventh}`);
    named.categories.delete(seventh);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/categories/${fifth}`);
    await test.ok('POST', `/trash/${trashId}/restore`);
    const [moved, gone, back] = products.splice(0, 3);
    await test.ok('PUT', `/products/${moved?.id}`, { name: 'Adı değişen İĞNE' });
    products.push({ ...(moved as Product), name: 'Adı değişen İĞNE' });
    await test.ok('DELETE', `/products/${gone?.id}`);
    const removed = await test.ok<{ trashId: string }>('DELETE', `/products/${back?.id}`);
    await test.ok('POST', `/trash/${removed.trashId}/restore`);
    products.push(back as Product);
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  /** What a look at every row finds. */
  function found(search: string, isWhole: boolean): string[] {
    return products
      .filter((row) => {
        if (!isWhole && (!row.isActive || hidden.brands.has(row.brandId))) return false;
        const category = row.categoryId ?? '';
        const isNamed = isWhole || !hidden.categories.has(category);
        const texts = [
          fold(`${row.name} ${row.sku}`),
          fold(named.brands.get(row.brandId) ?? ''),
          isNamed ? fold(named.categories.get(category) ?? '') : '',
        ];
        return foldWords(search).every((word) => texts.some((text) => text.includes(word)));
      })
      .map(({ id }) => id)
      .sort();
  }

  async function ids(path: string, token?: string): Promise<string[]> {
    const rows = await test.ok<Product[]>('GET', path, undefined, { token: token ?? '' });
    return rows.map(({ id }) => id).sort();
  }

  it('find what a look at every row finds, for visitors and the staff', async () => {
    const dice = createDice(11);
    let finds = 0;
    for (let round = 0; round < 40; round++) {
      const search = oddText(dice, 1 + dice(2)).slice(dice(2), 8);
      if (foldWords(search).length === 0) continue;
      const path = `/products?search=${encodeURIComponent(search)}`;
      const wanted = found(search, false);
      finds += wanted.length;
      expect([search, (await test.visit<Product[]>(path)).body.map(({ id }) => id).sort()]).toEqual([
        search,
        wanted,
      ]);
      expect([search, await ids(path, test.token)]).toEqual([search, wanted]);
      const whole = await ids(`${path}&includeInactive=true`, test.token);
      expect([search, whole]).toEqual([search, found(search, true)]);
    }
    expect(finds).toBeGreaterThan(100);
  });

  it('find the same after rows were numbered anew', async () => {
    if (test.services.engine !== 'sqlite') return expect(test.services.engine).toBe('postgres');
    const { db } = test.services;
    const path = '/products?search=kanal&includeInactive=true';
    const before = await ids(path, test.token);
    // What a `vacuum` may do to a table whose key is a text.
    await sql`update products set rowid = rowid + 1000`.execute(db);
    expect(await ids(path, test.token)).not.toEqual(before);
    await checkRuns(db);
    expect(await ids(path, test.token)).toEqual(before);
  });
});
