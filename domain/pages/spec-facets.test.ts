import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Specification } from '../rules/specification.ts';
import { filteredPath, NO_FILTER } from './product-filter.ts';
import { readSpecs, specParams } from './read-specs.ts';
import { specChips } from './spec-chips.ts';
import { type ChosenSpecs, NO_SPECS, specsQuery, withoutSpec } from './spec-choice.ts';
import { type ChoiceFacet, facetsOf, type RangeFacet } from './spec-facets.ts';
import { createFactReader } from './spec-facts.ts';

type Line = readonly [label: string, value: string, unit?: string];

function listOf(...products: Array<readonly Line[]>) {
  const read = createFactReader();
  return products.map((lines, id) => ({
    id,
    facts: read(lines.map(([label, value, unit = '']): Specification => ({ label, value, unit }))),
  }));
}

const IMPLANTS = listOf(
  [
    ['Çap', '3,3–5,0', 'mm'],
    ['Boy', '8–14', 'mm'],
    ['Bağlantı', 'Konik'],
  ],
  [
    ['Çap', '4,1–6,0', 'mm'],
    ['Boy', '5,0 ve 6,5', 'mm'],
    ['Bağlantı', 'konik'],
  ],
  [
    ['ÇAP', '0,29', 'cm'],
    ['Boy', '10, 12 ve 14', 'mm'],
    ['Bağlantı', 'Dar platform'],
  ],
  [
    ['Çap', '3,5–5,0', 'mm'],
    ['Boy', '10–16', 'mm'],
    ['Bağlantı', 'Konik'],
    ['Uç', 'Keser'],
  ],
  [
    ['Bağlantı', 'İçten sekizgen'],
    ['Renk', 'Mavi'],
  ],
);

function chosen(query: string): ChosenSpecs {
  return readSpecs(new URLSearchParams(query));
}

function ids(query: string): number[] {
  return facetsOf(IMPLANTS, chosen(query)).passing.map(({ id }) => id);
}

describe('the facets of a list', () => {
  it('are the two measures that most have, then what most have one of', () => {
    const { facets, passing } = facetsOf(IMPLANTS, NO_SPECS);
    expect(facets.map(({ kind, key }) => [kind, key])).toEqual([
      ['range', 'cap'],
      ['range', 'boy'],
      ['choice', 'baglanti'],
    ]);
    expect(facets[0]).toMatchObject({ label: 'Çap', unit: 'mm', min: 2.9, max: 6, step: 0.1 });
    expect((facets[0] as RangeFacet).bars).toHaveLength(10);
    expect((facets[2] as ChoiceFacet).options).toEqual([
      { value: 'konik', text: 'Konik', count: 3, isOn: false },
      { value: 'dar platform', text: 'Dar platform', count: 1, isOn: false },
      { value: 'icten sekizgen', text: 'İçten sekizgen', count: 1, isOn: false },
    ]);
    expect(passing).toHaveLength(5);
  });

  it('leave out what each product has a value of its own for', () => {
    const coded = listOf(
      ...Array.from({ length: 9 }, (_, number): Line[] => [
        ['Kod', `K-${number}`],
        ['Renk', number % 2 ? 'Mavi' : 'Yeşil'],
      ]),
    );
    expect(facetsOf(coded, NO_SPECS).facets.map(({ key }) => key)).toEqual(['renk']);
  });

  it('let through what reaches into a range, in any unit of its kind', () => {
    expect(ids('o.cap.max=3')).toEqual([2]);
    expect(ids('o.cap.min=5,0')).toEqual([0, 1, 3]);
    expect(ids('o.cap.min=5.1')).toEqual([1]);
    // Of several sizes one has to be in it: between two of them is none.
    expect(ids('o.boy.min=5,5&o.boy.max=6')).toEqual([]);
    expect(ids('o.boy.min=6&o.boy.max=7')).toEqual([1]);
  });

  it('let through what has one of the values, and of each label one', () => {
    expect(ids('o.baglanti=konik')).toEqual([0, 1, 3]);
    expect(ids('o.baglanti=konik&o.baglanti=dar+platform')).toEqual([0, 1, 2, 3]);
    expect(ids('o.baglanti=konik&o.boy.min=15')).toEqual([3]);
    expect(ids('o.yok=x')).toEqual([]);
  });

  it('count what everything else that is chosen lets through', () => {
    const { facets } = facetsOf(IMPLANTS, chosen('o.baglanti=konik&o.boy.min=15'));
    const connection = facets.find(({ key }) => key === 'baglanti') as ChoiceFacet;
    expect(connection.options.map(({ count, isOn }) => [count, isOn])).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
    const length = facets.find(({ key }) => key === 'boy') as RangeFacet;
    expect(length).toMatchObject({ min: 5, max: 16, chosen: { min: 15, max: null } });
    expect(length.bars.some((height) => height > 0)).toBe(true);
  });

  it('keep what is on, so that it can be switched off', () => {
    const { facets } = facetsOf(IMPLANTS, chosen('o.uc=keser'));
    expect(facets.find(({ key }) => key === 'uc')).toMatchObject({ options: [{ isOn: true, count: 1 }] });
  });

  it('count as a look at every product does, whatever is chosen', () => {
    const line = fc.tuple(
      fc.constantFrom('Çap', 'Boy', 'Bağlantı'),
      fc.constantFrom('1', '2–4', '3, 5 ve 9', '7', '12', 'Konik', 'Düz'),
      fc.constantFrom('mm', 'cm', ''),
    );
    const lists = fc.array(fc.array(line, { maxLength: 4 }), { maxLength: 12 });
    const choice = fc.constantFrom(
      '',
      'o.cap.min=3',
      'o.cap.max=40&o.boy=konik',
      'o.baglanti=konik&o.baglanti=duz',
    );
    fc.assert(
      fc.property(lists, choice, (lines, query) => {
        const products = listOf(...lines);
        const { facets, passing } = facetsOf(products, chosen(query));
        for (const facet of facets.filter((one) => one.kind === 'choice')) {
          const others = withoutSpec(chosen(query), facet.key);
          const rest = { ...others, values: { ...others.values, [facet.key]: [] } };
          const { [facet.key]: _own, ...values } = rest.values;
          const open = facetsOf(products, { ranges: others.ranges, values }).passing;
          for (const { value, count, isOn } of facet.options) {
            const held = open.flatMap(({ facts }) =>
              facts.filter((one) => one.key === facet.key && one.textKey === value),
            );
            expect(count).toBe(held.length);
            expect(isOn).toBe(chosen(query).values[facet.key]?.includes(value) ?? false);
          }
        }
        expect(passing.length).toBeLessThanOrEqual(products.length);
      }),
    );
  });
});

describe('what is chosen', () => {
  it('goes into an address and comes back', () => {
    const filter = {
      ...NO_FILTER,
      specs: chosen('o.cap.min=2,9&o.cap.max=6.5&o.baglanti=konik&o.baglanti=%2B1'),
    };
    const path = filteredPath('/brands/a', filter);
    expect(path).toBe('/brands/a?o.cap.min=2%2C9&o.cap.max=6%2C5&o.baglanti=%2B1&o.baglanti=konik');
    expect(readSpecs(new URL(path, 'https://v.example').searchParams)).toEqual(filter.specs);
  });

  it('is bounded, and nothing odd', () => {
    expect(chosen('o.cap.min=bin&o..min=1&o.CAP=x&o.a_b=1&p.cap=1&o.cap=')).toEqual(NO_SPECS);
    const many = Array.from({ length: 500 }, (_, number) => `o.a${number}=1&o.b=${number}`).join('&');
    expect(specParams(new URLSearchParams(many)).length).toBeLessThanOrEqual(24 * 20);
    expect(chosen(`o.b=${'x'.repeat(201)}`)).toEqual(NO_SPECS);
    expect(specsQuery(NO_SPECS)).toEqual({});
  });

  it('is a chip each, which leads to the list without it', () => {
    const all = chosen('o.cap.min=2,9&o.boy.min=8&o.boy.max=14&o.baglanti=konik&o.yok=eski');
    const { facets } = facetsOf(IMPLANTS, all);
    expect(specChips(facets, all).map(({ text }) => text)).toEqual([
      'Boy 8–14 mm',
      'Çap en az 2,9 mm',
      'Konik',
      'eski',
    ]);
    expect(specChips(facets, all)[2]?.without.values).toEqual({ yok: ['eski'] });
  });
});
