import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_ALPHABET, quoteCode } from './quote-rules.ts';

it('a code has no sign that is taken for another one', () => {
  expect(CODE_ALPHABET).not.toMatch(/[01IOLU]/);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 20 }), (bytes) => {
      const code = quoteCode(bytes);
      if (code !== null) expect(code).toMatch(/^TK-[2-9A-HJKMNP-TV-Z]{5}$/);
    }),
  );
  expect(quoteCode([0, 29, 239, 255, 1, 30])).toBe('TK-2ZZ32');
  expect(quoteCode([255, 240, 1, 2, 3])).toBeNull();
});
