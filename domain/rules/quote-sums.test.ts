import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, toMinor } from './money.ts';
import { lineTotal, type PricedLine, quoteSums, vatsOf } from './quote-sums.ts';

const percent = fc.integer({ min: 0, max: 10_000 }).map(fromMinor);
const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  price: fc.integer({ min: 0, max: 99_999_999 }).map(fromMinor),
  discount: percent,
  vatRate: fc.option(fc.constantFrom(0, 1, 10, 20)),
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
      vats: [{ rate: 20, vat: 35_675 }],
    });
  });

  it('counts each percent of VAT by itself, of what is left after the discount of all', () => {
    const lines = [
      { quantity: 10, price: 3450, discount: 5, vatRate: 10 },
      { quantity: 2, price: 5480, discount: 0 },
      { quantity: 1, price: 100, discount: 0, vatRate: 0 },
    ];
    expect(quoteSums(lines, { discount: 10, vatRate: 20 })).toEqual({
      ...{ subtotal: 45_560, discount: 6108.5, vat: 4922.55, total: 44_374.05 },
      vats: [
        { rate: 0, vat: 0 },
        { rate: 10, vat: 2949.75 },
        { rate: 20, vat: 1972.8 },
      ],
    });
  });

  it('of an offer that is older than that has one percent', () => {
    const sums = { subtotal: 10, discount: 0, vat: 2, total: 12 };
    expect(vatsOf({ sums, vatRate: 20 })).toEqual([{ rate: 20, vat: 2 }]);
    expect(vatsOf({ sums: { ...sums, vats: [{ rate: 1, vat: 2 }] }, vatRate: 20 })).toEqual([
      { rate: 1, vat: 2 },
    ]);
  });

  it('knows no binary fractions', () => {
    expect(quoteSums([{ quantity: 3, price: 0.1, discount: 0 }], { discount: 0, vatRate: 20 })).toEqual({
      subtotal: 0.3,
      discount: 0,
      vat: 0.06,
      total: 0.36,
      vats: [{ rate: 20, vat: 0.06 }],
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
        expect(sums.vats.reduce((sum, one) => sum + toMinor(one.vat), 0)).toBe(vat);
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
