import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSku } from './sku.ts';

describe('makeSku', () => {
  it.each([
    [['Biarrit', 'İmplantoloji', 'Dental implant', 1234], 'BIA-IMP-DEN-1234'],
    [['Şen', 'Ölçü', 'Çelik', 7], 'SEN-OLC-CEL-0007'],
    [['3M Türk', 'A', '🦷', 10_001], 'MTU-AXX-XXX-0001'],
  ] as const)('makes a code of %j', ([brand, category, product, number], sku) => {
    expect(makeSku(brand, category, product, number)).toBe(sku);
  });

  it('has the same shape for any names', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(name, name, name, fc.nat(99_999), (brand, category, product, number) => {
        expect(makeSku(brand, category, product, number)).toMatch(/^[A-Z]{3}-[A-Z]{3}-[A-Z]{3}-\d{4}$/);
      }),
    );
  });
});
