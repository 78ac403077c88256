import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSpecs } from '../../../domain/pages/read-specs.ts';
import type { FindAnswer, SuggestAnswer } from '../../../domain/search/answer.ts';
import { readAsked } from '../../../domain/search/asked.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { COMMAND_LINE } from '../../context.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function find(query: Record<string, string>): Promise<FindAnswer> {
  const answer = await test.visit<FindAnswer>(`/find?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function names(q: string, more: Record<string, string> = {}): Promise<string[]> {
  return (await find({ q, ...more })).hits.map(({ name }) => name.text);
}

async function shelf() {
  const brand = await test.brand({ name: 'Corvus Implant', country: 'Almanya' });
  const category = await test.category({ name: 'İmplantoloji', brandId: brand.id });
  const own = { brandId: brand.id, categoryId: category.id };
  await test.product({
    ...own,
    name: 'Conic İmplant',
    sku: 'CRV-CN',
    features: ['3,3–5,0 mm çap', '8–14 mm boy', 'Konik bağlantı'],
  });
  await test.product({ ...own, name: 'Conic Dar İmplant', sku: 'CRV-CND', features: ['2,9 mm çap'] });
  const other = await test.brand({ name: 'Vektör' });
  await test.product({ name: 'Turbo L Türbin', sku: 'VKT-TL', brandId: other.id });
  return { brand, category, other };
}

describe('what a search finds', () => {
  it('is the same in shape before the index is there and after', async () => {
    await shelf();
    const before = await find({ q: 'conic' });
    await test.services.index.ready();
    const after = await find({ q: 'conic' });
    expect(before.hits.map(({ id }) => id).sort()).toEqual(after.hits.map(({ id }) => id).sort());
    expect(Object.keys(before)).toEqual(Object.keys(after));
    expect(before.counts).toEqual(after.counts);
    expect(after).toMatchObject({ kind: 'product', total: 2, page: 1, isCorrected: false });
  });

  it('is read by codes, forms, other words and wrong letters before the index is there too', async () => {
    await shelf();
    // No index is built any more: what is asked is answered by the database.
    await test.services.index.close();
    for (const code of ['CRV-CN', 'crvcn', 'crv cn']) expect((await names(code))[0]).toBe('Conic İmplant');
    expect(await names('IMPLANTLARIN dar')).toEqual(['Conic Dar İmplant']);
    for (const q of ['türbinler', 'aeratör', 'türbn', 'trübin', 'turbo türbün'])
      expect(await names(q)).toEqual(['Turbo L Türbin']);
    expect(await find({ q: 'türbn' })).toMatchObject({
      isCorrected: true,
      suggestions: [{ text: 'türbin', count: 1 }],
    });
    expect((await find({ q: 'implant 3,3' })).understood).toMatchObject([{ text: '3,3 mm', as: 'çap' }]);
    expect(await names('implant 3,3', { measured: '1' })).toEqual(['Conic İmplant']);
    await test.product({ name: 'İmplantlar için anahtar' });
    expect(await names('implantlar')).toEqual(
      expect.arrayContaining(['Conic İmplant', 'İmplantlar için anahtar']),
    );
    expect(await names('kavitron')).toEqual([]);
    // Nobody has looked through everything: nothing is said to be missing.
    expect(await test.services.missed.list(COMMAND_LINE)).toEqual([]);
  });

  it('is read by codes, forms, beginnings, wrong letters and measures', async () => {
    await shelf();
    await test.services.index.ready();
    for (const code of ['CRV-CN', 'crvcn', 'crv cn']) expect((await names(code))[0]).toBe('Conic İmplant');
    expect(await names('IMPLANTLARIN dar')).toEqual(['Conic Dar İmplant']);
    expect(await names('turbi')).toEqual(['Turbo L Türbin']);
    const wrong = await find({ q: 'türbn' });
    expect(wrong.hits.map(({ name }) => name.text)).toEqual(['Turbo L Türbin']);
    expect(wrong).toMatchObject({ isCorrected: true, suggestions: [{ text: 'türbin', count: 1 }] });
    const measured = await find({ q: 'implant 3,3' });
    expect(measured.hits.map(({ name }) => name.text)).toEqual(['Conic İmplant', 'Conic Dar İmplant']);
    expect(measured.understood).toEqual([
      { text: '3,3 mm', as: 'çap', sentence: '3,3 mm: çap olarak okundu' },
    ]);
    expect(measured.hits[0]).toMatchObject({
      name: { text: 'Conic İmplant', marks: [[6, 13]] },
      line: { text: 'Çap 3,3–5,0 mm', marks: [[4, 7]] },
      facts: [{ label: 'Çap' }, { label: 'Boy' }],
    });
    expect(await names('implant 3,3', { measured: '1' })).toEqual(['Conic İmplant']);
  });

  it('follows what is written, and shows what visitors see alone', async () => {
    const { brand, category, other } = await shelf();
    await test.services.index.ready();
    const added = await test.product({ name: 'Yepyeni Kavitron', brandId: other.id });
    expect(await names('kavitron')).toEqual(['Yepyeni Kavitron']);
    await test.ok('PUT', `/products/${added.id}`, { name: 'Ultrasonik Başlık', version: added.version });
    expect(await names('kavitron')).toEqual([]);
    expect(await names('ultrasonik')).toEqual(['Ultrasonik Başlık']);
    await test.ok('PUT', `/products/${added.id}`, { isActive: false });
    expect(await names('ultrasonik')).toEqual([]);
    await test.ok('PUT', `/categories/${category.id}`, { name: 'Vidalar' });
    expect(await names('vida')).toEqual(['Conic Dar İmplant', 'Conic İmplant']);
    await test.ok('PUT', `/brands/${brand.id}`, { isActive: false });
    expect((await find({ q: 'conic' })).counts).toMatchObject({ product: 0, brand: 0, category: 0 });
    await test.ok('PUT', `/brands/${brand.id}`, { isActive: true, name: 'Karga İmplant' });
    expect((await find({ q: 'karga' })).counts).toMatchObject({ product: 2, brand: 1, category: 1 });
    await test.ok('DELETE', `/brands/${brand.id}`);
    expect((await find({ q: 'karga' })).counts).toMatchObject({ product: 0, brand: 0, category: 0 });
  });

  it('is narrowed by brand, category and page', async () => {
    await shelf();
    await test.services.index.ready();
    const all = await find({ q: 't', limit: '1' });
    expect(all.hits).toHaveLength(1);
    const found = await find({ q: 'implant', brand: 'corvus-implant', limit: '1', page: '2' });
    expect(found).toMatchObject({ total: 2, page: 2, limit: 1 });
    expect(found.facets.brand).toEqual([
      { value: 'corvus-implant', label: 'Corvus Implant', count: 2, isOn: true },
    ]);
    expect((await find({ q: 'implant', brand: 'vektor' })).total).toBe(0);
    expect((await find({ q: 'implant', kind: 'category' })).hits).toMatchObject([
      { kind: 'category', name: { text: 'İmplantoloji' }, line: { text: 'Corvus Implant' }, count: 2 },
    ]);
  });

  it('is narrowed by what products say of themselves, each filter counting what the others leave', async () => {
    const { brand, other } = await shelf();
    const line = (value: string, kind: string) => [
      { label: 'Çap', value, unit: 'mm' },
      { label: 'Bağlantı', value: kind, unit: '' },
    ];
    for (const [at, [value, kind]] of [
      ['2,9', 'Konik'],
      ['3,3', 'Konik'],
      ['4,1', 'Sekizgen'],
      ['5,0', 'Sekizgen'],
    ].entries())
      await test.product({
        name: `Vida ${at}`,
        brandId: at < 3 ? brand.id : other.id,
        specifications: line(value ?? '', kind ?? ''),
      });
    await test.services.index.ready();
    const page = (query: string) => {
      const params = new URLSearchParams(query);
      return test.services.finder.page({ ...readAsked(params), specs: readSpecs(params) });
    };
    const whole = await page('q=vida');
    expect(whole.specs).toMatchObject([
      { kind: 'range', key: 'cap', unit: 'mm', min: 2.9, max: 5 },
      {
        kind: 'choice',
        key: 'baglanti',
        options: [
          { text: 'Konik', count: 2 },
          { text: 'Sekizgen', count: 2 },
        ],
      },
    ]);
    const part = await page('q=vida&o.cap.min=3&o.cap.max=4,5');
    expect(part.answer).toMatchObject({ total: 2, counts: { product: 4 } });
    expect(part.answer?.facets.brand).toMatchObject([{ value: 'corvus-implant', count: 2 }]);
    expect(part.specs[1]).toMatchObject({ options: [{ count: 1 }, { count: 1 }] });
    expect(part.chips).toEqual([{ text: 'Çap 3–4,5 mm', href: '/ara?q=vida' }]);
    const both = await page('q=vida&brand=corvus-implant&o.cap.min=3&o.baglanti=sekizgen');
    expect(both.answer?.hits.map(({ name }) => name.text)).toEqual(['Vida 2']);
    expect(both.answer?.facets.brand).toMatchObject([
      { count: 1, isOn: true },
      { count: 1, isOn: false },
    ]);
    expect(both.chips.map(({ href }) => href)).toEqual([
      '/ara?q=vida&brand=corvus-implant&o.baglanti=sekizgen',
      '/ara?q=vida&brand=corvus-implant&o.cap.min=3',
    ]);
  });

  it('comes while somebody types, small', async () => {
    await shelf();
    await test.services.index.ready();
    const answer = await test.visit<SuggestAnswer>('/suggest?q=impl');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=30');
    const found = answer.body;
    expect(found.products.map(({ name }) => name.text)).toEqual(['Conic İmplant', 'Conic Dar İmplant']);
    expect(found.places.map(({ name }) => name.text)).toEqual(['İmplantoloji', 'Corvus Implant']);
    expect(found).toMatchObject({ total: 4, counts: { product: 2, brand: 1, category: 1 } });
  });

  it('says what it does not take', async () => {
    expect((await test.visit('/find')).status).toBe(422);
    expect((await test.visit('/find?q=a&colour=red')).status).toBe(422);
    expect((await test.visit('/find?q=a&page=0')).status).toBe(422);
    expect((await test.visit(`/suggest?q=${'a'.repeat(500)}`)).status).toBe(422);
    expect((await find({ q: ' - ' })).total).toBe(0);
  });
});
