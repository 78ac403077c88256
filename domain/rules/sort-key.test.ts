import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKey } from './sort-key.ts';
import { compareTurkish } from './turkish.ts';

const LETTERS = 'abcçdefgğhıijklmnoöpqrsştuüvwxyzABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ';
const words = fc.string({
  unit: fc.constantFrom(...LETTERS, 'â', 'î', 'û', 'Â', ' ', '1', '2', '0'),
  maxLength: 12,
});

// Any code units, halves of surrogate pairs included.
const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 300 }).map((codes) => String.fromCharCode(...codes));

describe('sortKey', () => {
  const collator = new Intl.Collator('tr', { numeric: true, sensitivity: 'accent' });
  const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b)));

  it('orders as a Turkish dictionary, numbers by value', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [one, two] = [a, b].map((text) => text.replace(/\s+/g, ' ').trim()) as [string, string];
        expect(Math.sign(bytes(one, two))).toBe(Math.sign(collator.compare(one, two)));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [
      ['10 numara', '2 numara', '1 numara'],
      ['1 numara', '2 numara', '10 numara'],
    ],
    [
      ['Zirkonya', 'çelik', 'cam', 'Ğ', 'iğne', 'ışık', 'Ünit', 'uç'],
      ['cam', 'çelik', 'Ğ', 'ışık', 'iğne', 'uç', 'Ünit', 'Zirkonya'],
    ],
    [
      ['Azur', 'Âlet', 'Alet'],
      ['Alet', 'Âlet', 'Azur'],
    ],
    [
      ['Alfa', '歯', '(beta)', '3B'],
      ['(beta)', '3B', 'Alfa', '歯'],
    ],
  ])('orders %j', (given, expected) => {
    expect(given.toSorted((a, b) => bytes(a, b))).toEqual(expected);
    expect(given.toSorted(compareTurkish)).toEqual(expected);
  });

  it('stays short and free of what a database cannot store', () => {
    fc.assert(
      fc.property(codeUnits, (text) => {
        const key = sortKey(text.toWellFormed());
        expect(key.length).toBeLessThan(400);
        expect(key.isWellFormed()).toBe(true);
      }),
    );
  });
});
