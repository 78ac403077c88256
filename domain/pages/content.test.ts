import { describe, expect, it } from 'vitest';
import {
  headingOf,
  itemsNamed,
  onePerOrder,
  readObject,
  safeLink,
  safeSource,
  sectionContent,
} from './content.ts';
import type { ItemRow, SectionRow } from './rows.ts';

function item(over: Partial<ItemRow>): ItemRow {
  return {
    id: 'i',
    name: 'value',
    data: {},
    isActive: true,
    sortOrder: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}

function section(over: Partial<SectionRow>): SectionRow {
  return {
    page: 'about',
    section: 'values',
    title: null,
    subtitle: null,
    description: null,
    imageUrl: null,
    isActive: true,
    content: {},
    items: [],
    ...over,
  };
}

describe('sectionContent', () => {
  it('shows active items only, by order and then by age', () => {
    const items = [
      item({ id: 'late', sortOrder: 2 }),
      item({ id: 'hidden', sortOrder: 0, isActive: false }),
      item({ id: 'young', sortOrder: 1, createdAt: '2026-03-01T00:00:00.000Z' }),
      item({ id: 'old', sortOrder: 1, createdAt: '2026-02-01T00:00:00.000Z' }),
      item({ id: 'unordered', sortOrder: Number.NaN }),
    ];
    const content = sectionContent([section({ items })], 'about', 'values');
    expect(content.items.map(({ id }) => id)).toEqual(['unordered', 'old', 'young', 'late']);
  });

  it('has nothing of an inactive or missing section', () => {
    const inactive = [section({ title: 'Değerler', isActive: false, items: [item({})] })];
    for (const content of [
      sectionContent(inactive, 'about', 'values'),
      sectionContent([], 'about', 'values'),
    ]) {
      expect(content).toMatchObject({ title: null, items: [], hasText: false });
    }
  });

  it('reads the data of an item as an object or as its JSON text', () => {
    const items = [
      item({ id: 'a', data: '{"title":" Söz "}' }),
      item({ id: 'b', data: { title: 7 } }),
      item({ id: 'c', data: '{broken' }),
      item({ id: 'd', data: { title: { deep: true } } }),
      item({ id: 'e', data: null }),
    ];
    const content = sectionContent([section({ items })], 'about', 'values');
    expect(content.items.map(({ text }) => text('title'))).toEqual(['Söz', '7', null, null, null]);
  });

  it('takes an image address only where one may be loaded', () => {
    expect(
      sectionContent([section({ imageUrl: 'javascript:alert(1)' })], 'about', 'values').imageUrl,
    ).toBeNull();
    expect(
      sectionContent([section({ content: { imageUrl: '/media/a.webp' } })], 'about', 'values').imageUrl,
    ).toBe('/media/a.webp');
  });
});

describe('items', () => {
  const content = sectionContent(
    [
      section({
        items: [
          item({ id: 'first', sortOrder: 1 }),
          item({ id: 'twin', sortOrder: 1, createdAt: '2026-05-01T00:00:00.000Z' }),
          item({ id: 'other', sortOrder: 2, name: 'statistic' }),
        ],
      }),
    ],
    'about',
    'values',
  );

  it('of one kind', () => {
    expect(itemsNamed(content, 'statistic').map(({ id }) => id)).toEqual(['other']);
  });

  it('of one order are one: the oldest stays', () => {
    expect(onePerOrder(content.items).map(({ id }) => id)).toEqual(['first', 'other']);
  });
});

describe('headingOf', () => {
  const fallback = { title: 'Sabit', subtitle: 'alt', description: 'metin' };

  it('is the fixed one where the section says nothing', () => {
    expect(headingOf(sectionContent([section({})], 'about', 'values'), fallback)).toEqual(fallback);
  });

  it('is the own one as a whole, with a title in any case', () => {
    const own = sectionContent([section({ description: 'Kendi metni' })], 'about', 'values');
    expect(headingOf(own, fallback)).toEqual({ title: 'Sabit', subtitle: null, description: 'Kendi metni' });
  });
});

describe('addresses', () => {
  it('that could do harm are missing', () => {
    expect(safeLink('javascript:alert(1)')).toBeNull();
    expect(safeLink('//evil.example')).toBeNull();
    expect(safeLink('/brands')).toBe('/brands');
    expect(safeSource('mailto:a@b.tr')).toBeNull();
    expect(safeSource('https://a.example/x.png')).toBe('https://a.example/x.png');
  });

  it('of odd data are an empty object', () => {
    for (const value of [null, 'x', '[1]', [1], 4, undefined, '"{}"']) expect(readObject(value)).toEqual({});
  });
});
