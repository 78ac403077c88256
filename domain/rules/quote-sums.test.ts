import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, toMinor } from './money.ts';
import { lineTotal, type PricedLine, quoteSums } from './quote-sums.ts';

const percent = fc.integer({ min: 0, max: 10_000 }).map(fromMinor);
const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  price: fc.integer({ min: 0, max: 99_999_999 }).map(fromMinor),
  discount: percent,
});

describe('quoteSums', () => {
  it('counts as a person does', () => {
    const lines = [
      { quantity: 10, price: 3450, discount: 5 },
      { quantity: 10, price: 1280, discount: 5 },
      { quantity: 1, price: 139_000, discount: 4 },
    ];
    expect(lines.map(lineTotal)).toEqual([32_775, 12_160, 133_440]);
    expect(quoteSums(lines, { discount: 0, vatRate: 20 })).toEqual({
      subtotal: 186_300,
      discount: 7925,
      vat: 35_675,
      total: 214_050,
    });
  });

  it('knows no binary fractions', () => {
    expect(quoteSums([{ quantity: 3, price: 0.1, discount: 0 }], { discount: 0, vatRate: 20 })).toEqual({
      subtotal: 0.3,
      discount: 0,
      vat: 0.06,
      total: 0.36,
    });
    expect(lineTotal({ quantity: 1, price: 0.05, discount: 10 })).toBe(0.04);
    expect(lineTotal({ quantity: 1, price: 1.01, discount: 50 })).toBe(0.5);
  });

  it('adds up exactly, and never takes more off than there is', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), percent, percent, (lines, discount, vatRate) => {
        const sums = quoteSums(lines, { discount, vatRate });
        const [subtotal, less, vat, total] = [sums.subtotal, sums.discount, sums.vat, sums.total].map(
          toMinor,
        );
        expect((subtotal ?? 0) - (less ?? 0) + (vat ?? 0)).toBe(total);
        expect(less).toBeLessThanOrEqual(subtotal ?? 0);
        expect(Math.min(less ?? 0, vat ?? 0, total ?? 0)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is off by no more than half a hundredth at each rounding', () => {
    fc.assert(
      fc.property(line, (one) => {
        const exact = (one.quantity * toMinor(one.price) * (100 - one.discount)) / 100;
        expect(Math.abs(toMinor(lineTotal(one)) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
      }),
    );
  });
});
