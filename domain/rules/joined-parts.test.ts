import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts, splitParts } from './joined-parts.ts';

const part = fc.string({ unit: fc.constantFrom('a', 'ş', '>', '|', '\\', '.'), maxLength: 6 });

describe('several texts in one cell', () => {
  it('read as people write them', () => {
    expect(joinParts(['İmplant', 'Abutment'], '>')).toBe('İmplant > Abutment');
    expect(splitParts('İmplant>  Abutment', '>')).toEqual(['İmplant', 'Abutment']);
    expect(splitParts('C:\\görsel', '>')).toEqual(['C:\\görsel']);
  });

  it('come out as they went in', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('>' as const, '|' as const),
        (parts, sign) => {
          expect(splitParts(joinParts(parts, sign), sign)).toEqual(parts);
        },
      ),
    );
  });
});
