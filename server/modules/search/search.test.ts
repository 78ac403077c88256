import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
