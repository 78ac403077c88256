import { describe, expect, it } from 'vitest';
import { guessMarks, readAmount, readCount, readFlag, readMarked, readSpecifications } from './read-cell.ts';

describe('a cell of a file', () => {
  it.each([
    ['5.860', 'turkish', 5860],
    ['5.860', 'english', 5.86],
    ['1,170', 'english', 1170],
    ['1.234,50 TL', 'turkish', 1234.5],
    ['$1,234.50', 'english', 1234.5],
    ['12.5', 'english', 12.5],
    ['1,170', 'turkish', null],
    ['5.865', 'english', null],
    ['sorunuz', 'turkish', null],
  ] as const)('with %j, written the %s way, says %j', (text, marks, value) => {
    expect(readMarked(text, 2, marks)).toBe(value);
  });

  it('is asked about where nothing tells thousands from hundredths', () => {
    expect(guessMarks(['5.860', '1.170', null, 12])).toEqual({ marks: 'turkish', doubt: '5.860' });
    expect(guessMarks(['5,860'])).toEqual({ marks: 'english', doubt: '5,860' });
    expect(guessMarks(['5.860', '12,50'])).toEqual({ marks: 'turkish', doubt: null });
    expect(guessMarks(['5,860', '12.50'])).toEqual({ marks: 'english', doubt: null });
    // Two columns' worth of writing in one: both readings are right for some of it.
    expect(guessMarks(['12.50', '5.860'])).toEqual({ marks: 'english', doubt: '5.860' });
    expect(guessMarks(['12,50', '5,860'])).toEqual({ marks: 'turkish', doubt: '5,860' });
    expect(guessMarks(['12,50', '12.50'])).toEqual({ marks: 'turkish', doubt: null });
    expect(guessMarks([5860, '780'])).toEqual({ marks: 'turkish', doubt: null });
  });

  it('says numbers, counts, yes and no', () => {
    expect(readAmount(5860.5, 'turkish')).toEqual({ value: 5860.5 });
    expect(readAmount('sorunuz', 'turkish')).toEqual({ fault: 'Fiyat sayı değil' });
    expect([readCount('1.250'), readCount('1,250'), readCount(40)]).toEqual([
      { value: 1250 },
      { value: 1250 },
      { value: 40 },
    ]);
    expect([readCount('−40'), readCount(1.5)]).toEqual([{ value: -40 }, { fault: 'Tam sayı değil' }]);
    expect([readFlag('EVET'), readFlag('Hayır'), readFlag(1), readFlag('belki')]).toEqual([
      { value: true },
      { value: false },
      { value: true },
      { fault: 'Evet ya da Hayır yazın' },
    ]);
  });

  it('holds technical data as it is taken along, and as people write it', () => {
    expect(readSpecifications('Çap | 3,3 \\| 4,1 | mm\nBağlantı | Konik\nBoy: 10 mm')).toEqual({
      value: [
        { label: 'Çap', value: '3,3 | 4,1', unit: 'mm' },
        { label: 'Bağlantı', value: 'Konik', unit: '' },
        { label: 'Boy', value: '10', unit: 'mm' },
      ],
    });
    expect(readSpecifications('yalnız söz')).toEqual({ fault: '“yalnız söz” satırında etiket ve değer yok' });
  });
});
