import { expect, test } from 'vitest';
import { parseNumber, writeNumber } from './number-input.tsx';

test.each([
  ['1.250,50', 1250.5],
  ['1250,5', 1250.5],
  ['1250.50', 1250.5],
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
  ['12.5', 12.5],
  [' 3 450 ₺ ', 3450],
  ['-4', -4],
  ['0', 0],
])('%s is read as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test('empty text is no number, other text is not one', () => {
  expect(parseNumber('')).toBeNull();
  expect(parseNumber('  ')).toBeNull();
  for (const text of ['abc', '1,2,3', '12 TL', '1..2', '--1']) expect(parseNumber(text)).toBeNaN();
});

test('what is written is read back', () => {
  for (const value of [0, 7, 1250.5, 99_999_999.99, 1_000_000])
    expect(parseNumber(writeNumber(value, 2))).toBe(value);
  expect(writeNumber(null, 2)).toBe('');
  expect(writeNumber(1250.5, 2)).toBe('1.250,50');
});
