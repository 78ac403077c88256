import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sortKey } from '../../../domain/rules/sort-key.ts';
import { fold, foldWords } from '../../../domain/rules/turkish.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import type { Found } from './service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function find(search: string, limit = 5): Promise<string[]> {
  const found = await test.ok<Found[]>('GET', `/search?search=${encodeURIComponent(search)}&limit=${limit}`);
  return found.map(({ kind, name, rank }) => `${kind} ${name} ${rank}`);
}

describe("the panel's search", () => {
  it('puts names first, those that begin with it before all, by Turkish folding', async () => {
    const brand = await test.brand({ name: 'Işıklı Dental' });
    const category = await test.category({ name: 'Sondlar', brandId: brand.id });
    await test.product({ name: 'Aynalı sond', brandId: brand.id, categoryId: category.id });
    await test.product({ name: 'LED IŞIK cihazı' });
    await test.product({ name: 'Işık kablosu' });
    expect(await find('isik')).toEqual([
      'products Işık kablosu 0',
      'brands Işıklı Dental 0',
      'products LED IŞIK cihazı 1',
      'products Aynalı sond 2',
      'categories Sondlar 2',
    ]);
    expect(await find('isik', 1)).toEqual([
      'products Işık kablosu 0',
      'brands Işıklı Dental 0',
      'categories Sondlar 2',
    ]);
  });

  it('ranks many finds as it ranks few: those that begin with it, those that have it in the name, then the rest', async () => {
    const { id: brandId } = await test.brand({ name: 'Ege Dental' });
    const { id: categoryId } = await test.category({ name: 'Grup', brandId });
    // In no order of names, so that neither the first nor the last rows are the best.
    const kinds = ['Kanal eğesi', 'Çelik kanal aleti', 'Frez', 'Ölçü kaşığı'];
    const products = Array.from({ length: 480 }, (_, index) => ({
      name: `${index % 10 === 0 ? 'Alet' : kinds[(index * 7) % 4]} ${(index * 37) % 480}`,
      sku: `K-${index}`,
      ...{ brandId, categoryId },
      specifications: [{ label: 'Alan', value: index % 4 === 2 ? 'Kanal' : 'Cerrahi', unit: '' }],
    }));
    const { counts } = await test.ok<{ counts: object }>('PUT', '/products/batch', { products });
    expect(counts).toMatchObject({ created: 480 });
    const texts = products.map(({ name, specifications: [field] }) => ({
      name,
      text: fold(`${name} ${field?.value}`),
    }));
    for (const [search, limit] of [
      ['kanal', 10],
      ['kanal', 20],
      ['çelik kanal', 20],
      ['l', 20],
      // The first by name have it in their brand.
      ['n', 20],
      // Of the whole brand, which no name has.
      ['ege dental', 20],
      ['cerrahi', 7],
    ] as const) {
      const words = foldWords(search);
      const rank = (name: string) =>
        fold(name).startsWith(words.join(' ')) ? 0 : words.every((word) => fold(name).includes(word)) ? 1 : 2;
      const expected = texts
        .filter(({ text }) => words.every((word) => `${text} ege dental grup`.includes(word)))
        .map(({ name }) => ({ name, rank: rank(name), key: sortKey(name) }))
        .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1))
        .map(({ name, rank: own }) => `products ${name} ${own}`);
      expect(expected.length).toBeGreaterThan(100);
      const found = await find(search, limit);
      expect(found.filter((line) => line.startsWith('products'))).toEqual(expected.slice(0, limit));
    }
  });

  it('finds messages and files, passive rows too, and takes signs as they are', async () => {
    await test.message({ name: 'Zeynep Öz', subject: 'Fiyat sorusu' });
    await test.product({ name: 'Passif ürün %50', isActive: false });
    expect(await find('zeynep')).toEqual(['messages Zeynep Öz 0']);
    expect(await find('fiyat')).toEqual(['messages Zeynep Öz 2']);
    expect(await find('%50')).toEqual(['products Passif ürün %50 1']);
    expect(await find('_')).toEqual([]);
    expect(await find('   ')).toEqual([]);
  });

  it('forgives wrong letters and knows other words and forms once there is an index, of passive rows too', async () => {
    await test.product({ name: 'Turbo Türbin', isActive: false });
    await test.services.index.ready();
    for (const search of ['türbn', 'aeratör', 'türbinler', 'trübin'])
      expect(await find(search)).toEqual(['products Turbo Türbin 2']);
    expect(await find('rbin')).toEqual(['products Turbo Türbin 1']);
  });

  it('is for the staff, and says what it does not take', async () => {
    expect((await test.visit('/search?search=a')).status).toBe(401);
    expect((await test.call('GET', '/search')).status).toBe(422);
    expect((await test.call('GET', '/search?search=a&limit=500')).status).toBe(422);
  });
});
