import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, SLUG_MAX, slugify } from './slug.ts';
import { lower, upper } from './turkish.ts';

const anything = fc.string({ unit: 'grapheme', maxLength: 200 });
const SLUG = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;

describe('slugify', () => {
  it.each([
    ['Işık Cihazı', 'isik-cihazi'],
    ['ÇĞİÖŞÜ çğıöşü', 'cgiosu-cgiosu'],
    ['  Kompozit -- A2 (4 g) ', 'kompozit-a2-4-g'],
    ['Kâğıt & Karton', 'kagit-karton'],
    ['%100 orijinal', '100-orijinal'],
    ['Café Crème', 'cafe-creme'],
    ['🦷', ''],
    ['', ''],
    ['歯科', ''],
    ['a_b.c/d', 'a-b-c-d'],
  ])('makes %j %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('answers small letters, digits and single hyphens, not too many', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(SLUG);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
      }),
    );
  });

  it('ends with a letter where it is cut between two words', () => {
    expect(slugify(`${'a'.repeat(SLUG_MAX - 1)} b`)).toBe('a'.repeat(SLUG_MAX - 1));
  });

  it('leaves a slug alone, and takes no notice of case', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const slug = slugify(text);
        expect(slugify(slug)).toBe(slug);
        const turkish = text.replace(/[^A-Za-zÇĞİÖŞÜçğıöşü ]/g, '');
        expect(slugify(upper(turkish))).toBe(slugify(lower(turkish)));
      }),
    );
  });
});

describe('freeSlug', () => {
  it('numbers a taken slug', () => {
    expect(freeSlug('a', [])).toBe('a');
    expect(freeSlug('a', ['a'])).toBe('a-1');
    expect(freeSlug('a', ['a', 'a-1', 'a-3'])).toBe('a-2');
  });

  it('finds one that is free, well formed and not too long, however many are taken', () => {
    const long = fc
      .string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 100, maxLength: 140 })
      .map(slugify);
    fc.assert(
      fc.property(long.filter(Boolean), fc.integer({ min: 1, max: 120 }), (base, count) => {
        const taken: string[] = [];
        for (let made = 0; made < count; made++) taken.push(freeSlug(base, taken));
        expect(new Set(taken).size).toBe(count);
        for (const slug of taken) {
          expect(slug).toMatch(SLUG);
          expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
        }
      }),
      { numRuns: 30 },
    );
  });
});
