import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWords, lower, upper } from './turkish.ts';

const LETTERS = 'abcçdefgğhıijklmnoöpqrsştuüvwxyzABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ';
const words = fc.string({
  unit: fc.constantFrom(...LETTERS, 'â', 'î', 'û', 'Â', ' ', '1', '2', '0'),
  maxLength: 12,
});

describe('fold', () => {
  it.each([
    ['IŞIK', 'isik'],
    ['ışık', 'isik'],
    ['İĞNE', 'igne'],
    ['iğne', 'igne'],
    ['Çelik', 'celik'],
    ['ÖLÇÜ', 'olcu'],
    ['kâğıt', 'kagit'],
    ['Âlet', 'alet'],
    ['i\u0307mplant', 'implant'],
    ['  Çok   boşluk\t', 'cok bosluk'],
    ['Straße', 'strasse'],
    ['Køge Łódź', 'koge lodz'],
    ['ﬁ', 'ﬁ'],
    ['歯科', '歯科'],
    ['', ''],
  ])('makes %j %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('takes I, ı, İ and i for one letter, and each accented letter for its plain one', () => {
    expect(new Set(['I', 'ı', 'İ', 'i', 'î', 'Î'].map(fold))).toEqual(new Set(['i']));
    for (const [accented, plain] of ['çc', 'ğg', 'öo', 'şs', 'üu', 'âa'])
      for (const change of [lower, upper]) expect(fold(change(accented ?? ''))).toBe(plain);
  });

  it('does not change what it has folded, whatever the case and the Unicode form', () => {
    fc.assert(
      fc.property(words, (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(fold(upper(text))).toBe(folded);
        expect(fold(lower(text))).toBe(folded);
        expect(fold(text.normalize('NFD'))).toBe(folded);
      }),
    );
  });

  it('keeps any part of a text findable', () => {
    fc.assert(
      fc.property(words, words, words, (before, part, after) => {
        expect(fold(`${before}${part}${after}`)).toContain(fold(part));
      }),
    );
  });
});

describe('foldWords', () => {
  it('answers the words of a query, at most twelve', () => {
    expect(foldWords('  Işık   CİHAZI ')).toEqual(['isik', 'cihazi']);
    expect(foldWords('')).toEqual([]);
    expect(foldWords('a '.repeat(50))).toHaveLength(12);
  });
});

describe('lower and upper', () => {
  it('follow Turkish rules', () => {
    expect(lower('IŞIK İĞNE')).toBe('ışık iğne');
    expect(upper('ışık iğne')).toBe('IŞIK İĞNE');
  });
});
