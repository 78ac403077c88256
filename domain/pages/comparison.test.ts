import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedSlugs } from '../site/compared.ts';
import { compare } from './comparison.ts';
import type { ProductRow } from './rows.ts';

type Given = Partial<Pick<ProductRow, 'specifications' | 'features' | 'stock' | 'price'>>;

function product(given: Given): ProductRow {
  const owner = { id: 'b', name: 'Kalyon', slug: 'kalyon' };
  return {
    ...{ id: 'p', name: 'Klav', slug: 'klav', description: null, sku: '', price: null, currency: 'TRY' },
    ...{ stock: null, imageUrl: null, videoUrl: null, catalogId: null, features: [], specifications: [] },
    ...{ createdAt: '2026-11-20T09:00:00.000Z', brand: owner, category: owner },
    ...given,
  } as ProductRow;
}
const line = (label: string, value: string, unit = '') => ({ label, value, unit });

describe('compare', () => {
  it('sets labels beside each other however they are written, what differs before what is the same', () => {
    const { different, equal } = compare([
      product({ specifications: [line('Sınıf', 'B'), line('Hazne', '18', 'lt')] }),
      product({ specifications: [line('HAZNE', '23', 'lt'), line('SINIF', 'b')] }),
    ]);
    expect(different).toEqual([
      {
        label: 'Hazne',
        cells: [
          { value: '18', unit: 'lt', bar: { from: 0, to: 18 / 25 } },
          { value: '23', unit: 'lt', bar: { from: 0, to: 23 / 25 } },
        ],
      },
    ]);
    expect(equal.map(({ label }) => label)).toEqual(['Sınıf', 'Marka', 'Kategori']);
  });

  it('draws a range from its smaller end, and nothing where units or texts do not compare', () => {
    const { different } = compare([
      product({ specifications: [line('Çap', '3,3–5,0', 'mm'), line('Boy', '8', 'mm'), line('Yapı', '3')] }),
      product({ specifications: [line('Çap', '2,9', 'mm'), line('Boy', '1', 'cm'), line('Yapı', 'Çelik')] }),
    ]);
    expect(different.map(({ label, cells }) => [label, cells.map((cell) => cell?.bar)])).toEqual([
      [
        'Çap',
        [
          { from: 3.3 / 5, to: 1 },
          { from: 0, to: 2.9 / 5 },
        ],
      ],
      ['Boy', [null, null]],
      ['Yapı', [null, null]],
    ]);
  });

  it('reads features that name what they tell, and keeps the others where they tell products apart', () => {
    const { different, equal } = compare([
      product({ features: ['Garanti: 24 ay', 'Sessiz', 'Katlanır'], stock: 3, price: 10 }),
      product({ features: ['Garanti: 24 ay', 'sessiz'], stock: 0, price: 12.5 }),
    ]);
    expect(equal.map(({ label }) => label)).toEqual(['Garanti', 'Marka', 'Kategori']);
    expect(different.map(({ label, cells }) => [label, cells.map((cell) => cell?.value ?? null)])).toEqual([
      ['Fiyat', ['₺10,00', '₺12,50']],
      ['Teslimat', ['Stoktan', 'Sipariş üzerine']],
      ['Diğer', ['Katlanır', null]],
    ]);
  });

  it('does not say again what the technical data say', () => {
    const data = [line('Hazne', '18', 'L'), line('Kesit', 'Kare', ''), line('Çap', '3,3–5,0', 'mm')];
    const said = ['18 litre hazne', 'kare kesitli', '3,3–5,0 mm çap', '18 lt'];
    const more = ['18 litre, sessiz', '23 litre hazne', 'Yuvarlak kesit', '3,3 mm', '18'];
    const { different } = compare([
      product({ specifications: data, features: [...said, ...more] }),
      product({ specifications: [line('Hazne', '23', 'L')], features: ['23 litre hazne'] }),
    ]);
    expect(different.at(-1)).toMatchObject({
      label: 'Diğer',
      cells: [{ value: more.join('; ') }, null],
    });
  });

  it('has each product once in each row and each bar inside its scale, whatever is written', () => {
    const lines = fc.array(
      fc.record({
        label: fc.constantFrom('Çap', 'cap', 'Boy', ''),
        value: fc.oneof(fc.constantFrom('3', '-2', '0', '1–9', '4, 5'), fc.string()),
        unit: fc.constantFrom('mm', 'cm', ''),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.array(lines, { minLength: 2, maxLength: 4 }), (all) => {
        const { different, equal } = compare(all.map((specifications) => product({ specifications })));
        for (const { cells } of [...different, ...equal]) {
          expect(cells).toHaveLength(all.length);
          for (const bar of cells.flatMap((cell) => cell?.bar ?? [])) {
            expect(bar.from).toBeGreaterThanOrEqual(0);
            expect(bar.to).toBeGreaterThanOrEqual(bar.from);
            expect(bar.to).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      }),
    );
  });
});

it('an address names up to four products, each once', () => {
  expect(comparedSlugs(' A,b,,a,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedSlugs(null)).toEqual([]);
});
