import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readNumber, writeNumber } from './number-text.ts';

describe('a price', () => {
  test.each([
    ['1.234,50 TL', 1234.5],
    ['₺1.234,5', 1234.5],
    ['₺ 1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50\u202f₺', 1234.5],
    ['1\u2009234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['1.234', 1234],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ["1'234,50", 1234.5],
    ['1250.50', 1250.5],
    ['1250,5', 1250.5],
    ['12.5', 12.5],
    ['0.5', 0.5],
    ['12,', 12],
    ['\u200e1.250,00 try', 1250],
    [' 3 450 ₺\n', 3450],
    ['1.234,50 €', 1234.5],
    ['$1,234.50', 1234.5],
    ['12 USD', 12],
    ['007', 7],
    ['0', 0],
    ['-4', -4],
    ['−4,5', -4.5],
    ['-0', 0],
  ])('%j is read as %d', (text, number) => {
    expect(readNumber(text, 2)).toBe(number);
  });

  test.each([
    // Turkish reads a mark here, and a price has no three places: what was meant is asked, not guessed.
    '1,234',
    '1.234,567',
    '1,234.567',
    '1234.567',
    '0.125',
    '12,505',
    '1,2,3',
    '1.23,5',
    '12.34.567',
    '1..2',
    '1 2',
    '1 23',
    '1.234 567',
    '--1',
    '5-',
    '1e3',
    '0x10',
    'Infinity',
    'abc',
    '12 adet',
    '1.234,50 TL + KDV',
    '10-20',
    '12 GBP',
    '€',
    ',',
    '',
    '  ',
    '₺',
  ])('%j is refused', (text) => {
    expect(readNumber(text, 2)).toBeNull();
  });
});

test('a whole number takes no decimal mark, so that a foreign 1,000 is not read as 1', () => {
  expect(readNumber('1.000', 0)).toBe(1000);
  expect(readNumber('1 000 000', 0)).toBe(1_000_000);
  for (const text of ['1,000', '1,5', '12.5', '1.000,00']) expect(readNumber(text, 0)).toBeNull();
});

const price = fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100);
const blank = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u2009');

describe('every price', () => {
  it('that is written in Turkish, with or without its currency, is read back', () => {
    fc.assert(
      fc.property(price, blank, fc.constantFrom('', '₺', 'TL', 'TRY', 'tl'), (value, space, sign) => {
        const text = writeNumber(value, 2);
        expect(readNumber(`${text}${space}${sign}`, 2)).toBe(value);
        expect(readNumber(`${sign}${space}${text}`, 2)).toBe(value);
      }),
    );
  });

  it('with two places is the same in the English and the spaced writing', () => {
    fc.assert(
      fc.property(price, blank.filter(Boolean), (value, space) => {
        const english = value.toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(readNumber(english, 2)).toBe(value);
        expect(readNumber(english.replaceAll(',', space).replace('.', ','), 2)).toBe(value);
      }),
    );
  });
});

it('no digit is ever left out: what is read has all the digits that were typed', () => {
  const typed = fc.string({ unit: fc.constantFrom('0', '1', '2', '5', '.', ',', ' '), maxLength: 12 });
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 3 }), (text, decimals) => {
      const value = readNumber(text, decimals);
      if (value === null) return;
      const digits = (one: string) => one.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
      expect(digits(value.toFixed(decimals))).toBe(digits(text));
    }),
  );
});

it('whatever is pasted is a number or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const value = readNumber(text, 2);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});

it('a number beyond all numbers is refused', () => {
  expect(readNumber('9'.repeat(400), 2)).toBeNull();
});

it('a number is written with Turkish thousands and places', () => {
  expect(writeNumber(1250.5, 2)).toBe('1.250,50');
  expect(writeNumber(1250, 2)).toBe('1.250');
  expect(writeNumber(-1250, 0)).toBe('-1.250');
});
