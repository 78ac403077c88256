import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../domain/things/changes.ts';
import { fieldLabel } from './labels.ts';
import { picturesOf } from './value-text.ts';
import { wordChanges } from './word-changes.ts';

describe('changesBetween', () => {
  it('names what differs and passes over what moves by itself', () => {
    const before = { id: '1', version: 1, updatedAt: 'a', name: 'Kompozit', price: 10, viewCount: 3 };
    const after = { id: '1', version: 2, updatedAt: 'b', name: 'Kompozit', price: 12, viewCount: 9 };
    expect(changesBetween(before, after)).toEqual([{ field: 'price', before: 10, after: 12 }]);
  });

  it('takes null, empty text and an empty list as the same', () => {
    expect(changesBetween({ a: null, b: [] }, { a: '', c: '' })).toEqual([]);
  });

  it('looks into content, data and values', () => {
    const changes = changesBetween(
      { content: { badge: 'Yeni', title: 'A' } },
      { content: { badge: 'Eski', title: 'A' } },
    );
    expect(changes).toEqual([{ field: 'content.badge', before: 'Yeni', after: 'Eski' }]);
  });

  it('shows all that is filled in of a new row', () => {
    expect(changesBetween(null, { id: '1', name: 'Kompozit', sku: null })).toEqual([
      { field: 'name', before: undefined, after: 'Kompozit' },
    ]);
  });
});

describe('fieldLabel', () => {
  it('speaks the words of the forms', () => {
    expect(fieldLabel('products', 'name')).toBe('Ürün adı');
    expect(fieldLabel('brands', 'isDistributor')).toBe('Distribütör markası');
    expect(fieldLabel('sections', 'content.badge')).toBe('Rozet');
    expect(fieldLabel('settings', 'values.whatsapp')).toBe('WhatsApp numarası');
    expect(fieldLabel('sectionItems', 'data.constructor')).toBe('constructor');
  });
});

describe('wordChanges', () => {
  it('marks the words that only one side has', () => {
    expect(wordChanges('iki parça konik', 'üç parça konik')).toEqual({
      before: [
        { text: 'iki', changed: true, at: 0 },
        { text: ' parça konik', changed: false, at: 3 },
      ],
      after: [
        { text: 'üç', changed: true, at: 0 },
        { text: ' parça konik', changed: false, at: 2 },
      ],
    });
  });

  it('loses no letter of either text, and shares the same words', () => {
    const text = fc.array(fc.constantFrom('a', 'bir', 'iki', ' ', '\n', 'ş'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        const [a, b] = [left.join(''), right.join('')];
        const { before, after } = wordChanges(a, b);
        expect(before.map((part) => part.text).join('')).toBe(a);
        expect(after.map((part) => part.text).join('')).toBe(b);
        const shared = (parts: typeof before) =>
          parts.flatMap((part) => (part.changed ? [] : [part.text])).join('');
        expect(shared(before)).toBe(shared(after));
      }),
    );
  });
});

it('shows each picture of a field of pictures, and none of another', () => {
  expect(picturesOf('imageUrl', '/media/a.webp')).toEqual(['/media/a.webp']);
  expect(picturesOf('moreImages', ['/media/a.webp', null, '/media/b.png?v=2'])).toEqual([
    '/media/a.webp',
    '/media/b.png?v=2',
  ]);
  expect(picturesOf('videoUrl', '/media/a.webp')).toEqual([]);
  expect(picturesOf('imageUrl', '/media/a.pdf')).toEqual([]);
});
