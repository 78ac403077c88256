import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatFileSize } from './format.ts';

test('a count is written as Turkish writes whole numbers', () => {
  const turkish = new Intl.NumberFormat('tr-TR');
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(turkish.format(count));
    }),
  );
});

test.each([
  [null, 'Bilinmiyor'],
  [10, '1 KB'],
  [512 * 1024, '512 KB'],
  [1024 * 1024 - 1, '1.024 KB'],
  [2.4 * 1024 * 1024, '2,4 MB'],
])('a file of %s bytes is one of %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});
