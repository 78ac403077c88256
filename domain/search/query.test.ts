import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesIn, readAsked } from './asked.ts';
import { factOf } from './facts.ts';
import { markWords } from './marks.ts';
import { holdsMeasure, measuresIn, measuresOf, type ToldMeasure } from './measures.ts';
import { readQuery } from './query.ts';
import { stemsOf } from './stem.ts';
import { NO_SYNONYMS, readSynonyms } from './synonyms.ts';
import { indexWords, plainCode } from './words.ts';

const EQUAL = readSynonyms([
  ['kompozit', 'dolgu'],
  ['airflow', 'hava tozlu temizleme'],
]);

function only(text: string): ToldMeasure {
  const [measure, ...rest] = measuresIn(text);
  if (!measure || rest.length > 0) throw new Error(`${text} tells ${rest.length + 1} measures`);
  return measure;
}

describe('words', () => {
  it('are folded, numbers written in one way, codes without their signs', () => {
    expect(indexWords('IŞIKLI İmplant’ın ığüşöç')).toEqual(['isikli', 'implant', 'igusoc']);
    expect(indexWords('3,30 3.3 1.600 0,016 5,0 A3,5')).toEqual(['3.3', '3.3', '1600', '0.016', '5', 'a3.5']);
    expect(indexWords('50ml 90 × 230 mm 2.5x S300')).toEqual(['50', 'ml', '90', '230', 'mm', '2.5', 's300']);
    for (const code of ['CRV-CN', 'crvcn', 'crv cn', 'CRV.CN']) expect(plainCode(code)).toBe('crvcn');
  });

  it('of a text in capitals, in small letters and without accents are the same', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[abcçdefgğhıijklmnoöprsştuüvyz]{1,12}( [a-zçğıöşü]{1,9}){0,3}$/),
        (text) => {
          const words = indexWords(text);
          expect(indexWords(text.toLocaleUpperCase('tr'))).toEqual(words);
          expect(indexWords(text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'))).toEqual(
            words,
          );
        },
      ),
    );
  });
});

describe('forms of a word', () => {
  it.each([
    ['implantlar', 'implant'],
    ['kompozitleri', 'kompozit'],
    ['ünitinin', 'ünit'],
    ['başlığı', 'başlık'],
    ['eldiveni', 'eldiven'],
    ['frezlerden', 'frez'],
    ['eğelerinin', 'eğe'],
    ['kaşıkları', 'kaşık'],
    ['lambası', 'lamba'],
  ])('%s and %s have a stem in common', (form, word) => {
    const [one = ''] = indexWords(form);
    const [other = ''] = indexWords(word);
    expect(stemsOf(one).some((stem) => stemsOf(other).includes(stem))).toBe(true);
  });

  it('are not found where there are none', () => {
    for (const [one, other] of [
      ['mini', 'mine'],
      ['turbo', 'turbin'],
      ['siman', 'silikon'],
      ['disk', 'dis'],
    ] as const)
      expect(stemsOf(one).filter((stem) => stemsOf(other).includes(stem))).toEqual([]);
  });

  it('are never shorter than three letters, or the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,16}$/), (word) => {
        for (const stem of stemsOf(word))
          expect(stem.length).toBeGreaterThanOrEqual(Math.min(3, word.length));
      }),
    );
  });
});

describe('measures', () => {
  it('are read with their unit, their range, and what is measured', () => {
    expect(only('3,3–5,0 mm çap')).toMatchObject({
      low: 3.3,
      high: 5,
      dimension: 'length',
      label: 'çap',
      unit: 'mm',
    });
    expect(only('Ø 4,5 mm')).toMatchObject({ low: 4.5, high: 4.5, label: 'çap' });
    expect(only('Sıkma torku 25 Ncm')).toMatchObject({ low: 25, dimension: 'torque', label: 'tork' });
    expect(only('134 °C otoklavlanır')).toMatchObject({ dimension: 'warmth', label: 'sıcaklık' });
    expect(only('40.000 dev/dk')).toMatchObject({ low: 40_000, dimension: 'speed', label: 'devir' });
    expect(measuresIn('10, 12 ve 14 mm boy').map(({ low, label }) => [low, label])).toEqual([
      [10, 'boy'],
      [12, 'boy'],
      [14, 'boy'],
    ]);
    expect(measuresOf({ label: 'Çap', value: '3,3–5,0', unit: 'mm' })).toMatchObject([
      { low: 3.3, high: 5, dimension: 'length', label: 'çap' },
    ]);
  });

  it('hold each other over their units', () => {
    expect(holdsMeasure(only('10 litre'), only('10 lt'))).toBe(true);
    expect(holdsMeasure(only('1.000 ml'), only('1 litre'))).toBe(true);
    expect(holdsMeasure(only('3,3–5,0 mm'), only('3.3mm'))).toBe(true);
    expect(holdsMeasure(only('3,3–5,0 mm'), only('3,3'))).toBe(true);
    expect(holdsMeasure(only('2,9 mm'), only('3,3 mm'))).toBe(false);
    expect(holdsMeasure(only('3,3 W'), only('3,3 mm'))).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (low, more) => {
        const held = only(`${low}–${low + more} mm`);
        expect(holdsMeasure(held, only(`${low} mm`))).toBe(true);
        expect(holdsMeasure(held, only(`${low + more} mm`))).toBe(true);
        expect(holdsMeasure(held, only(`${low + more + 1} mm`))).toBe(false);
      }),
    );
  });

  it('make features label and value where they are written so', () => {
    expect(factOf('3,3–5,0 mm çap')).toEqual({ label: 'Çap', value: '3,3–5,0 mm' });
    expect(factOf('Kuron boyu 5,5 mm')).toEqual({ label: 'Kuron boyu', value: '5,5 mm' });
    expect(factOf('Kompozit modu: 2.800 K')).toEqual({ label: 'Kompozit modu', value: '2.800 K' });
    expect(factOf('Titanyum Grade 4')).toEqual({ label: null, value: 'Titanyum Grade 4' });
  });
});

describe('a query', () => {
  it('does without its measures and fillers, where there is something else', () => {
    const optional = (text: string) => readQuery(text, NO_SYNONYMS).words.map(({ isOptional }) => isOptional);
    expect(optional('implant 3,3 mm')).toEqual([false, true, true]);
    expect(optional('3,3 mm')).toEqual([false, false]);
    expect(optional('otoklav fiyatları')).toEqual([false, true]);
    expect(optional('sensör boy 2')).toEqual([false, false, false]);
  });

  it('is read with the equal words of the trade, in any form', () => {
    const other = (text: string) => readQuery(text, EQUAL).alternatives.map(({ words }) => words.join(' '));
    expect(other('nano dolgular')).toEqual(['kompozit']);
    expect(other('airflow')).toEqual(['hava tozlu temizleme']);
    expect(other('hava tozlu temizleme cihazı')).toEqual(['airflow']);
    expect(other('hava tozlu')).toEqual([]);
  });

  it('takes only words of four letters and more for wrong ones, and no code', () => {
    const wrong = (text: string) => readQuery(text, NO_SYNONYMS).words.map(({ mayBeWrong }) => mayBeWrong);
    expect(wrong('frz frez s300 1234')).toEqual([false, true, false, false]);
  });

  it('never throws, and has at most twelve words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { words, measures } = readQuery(text, EQUAL);
        expect(words.length).toBeLessThanOrEqual(12);
        for (const { to } of measures) expect(to).toBeLessThanOrEqual(words.length);
      }),
    );
  });

  it('is read from an address, without what is odd in it', () => {
    expect(
      readAsked(new URLSearchParams('q=a&kind=brand&brand=x,y,,x&page=3&sort=up&stock=in,no')),
    ).toMatchObject({
      ...{ q: 'a', kind: 'brand', brands: ['x', 'y'], page: 3, sort: undefined, stock: ['in'] },
    });
    expect(readAsked(new URLSearchParams('page=-1'))).toMatchObject({ q: '', page: 1, onlyMeasured: false });
    expect(choicesIn(null)).toEqual([]);
  });
});

describe('marks', () => {
  it('stand where the words do, whatever folding does to their length', () => {
    expect(markWords('Straße İMPLANTLAR', (word) => (word.startsWith('implant') ? 7 : 0))).toEqual({
      text: 'Straße İMPLANTLAR',
      marks: [[7, 14]],
    });
  });

  it('lie within the text, apart and in order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 0, max: 9 }),
        (text, letters) => {
          let last = 0;
          for (const [from, to] of markWords(text, () => letters).marks) {
            expect(from).toBeGreaterThanOrEqual(last);
            expect(to).toBeGreaterThan(from);
            last = to;
          }
          expect(last).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
