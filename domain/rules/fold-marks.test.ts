import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markFolded, nameRank } from './fold-marks.ts';
import { foldWords } from './turkish.ts';

function marked(text: string, search: string): string {
  return markFolded(text, foldWords(search))
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');
}

describe('markFolded', () => {
  it.each([
    ['IŞIKLI Ölçü Kaşığı', 'isik olcu', '[IŞIK]LI [Ölçü] Kaşığı'],
    ['Ana sayfa', 'ana sayfa', '[Ana] [sayfa]'],
    ['Straße', 'ss', 'Stra[ß]e'],
    ['Frez', 'davye', 'Frez'],
    ['aaa', 'aa', '[aaa]'],
  ])('marks %j for %j as %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  it('loses no letter of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
        const parts = markFolded(text, foldWords(search));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('nameRank', () => {
  it('puts the beginning first, then words anywhere', () => {
    const rank = (name: string, search: string) => nameRank(name, foldWords(search));
    expect([rank('İmplant seti', 'impl'), rank('Seti İmplant', 'impl'), rank('Frez', 'impl')]).toEqual([
      0,
      1,
      null,
    ]);
  });
});
