import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, PRICE_MAX, toMinor } from './money.ts';
import { changedPrice, ROUNDINGS, type Rounding } from './price-change.ts';

const minor = fc.integer({ min: 0, max: toMinor(PRICE_MAX) });
const rounding = fc.constantFrom(...ROUNDINGS);
const percent = (price: number | null, value: number, to: Rounding = 0) =>
  changedPrice(price, { way: 'percent', value, rounding: to });

describe('a price by a share of itself', () => {
  it('is rounded to what is asked, at the half', () => {
    expect([5480, 1090, 1640, 14_900].map((price) => percent(price, 7, 10))).toEqual([
      5860, 1170, 1750, 15_940,
    ]);
    expect([percent(0.1, 7), percent(33.33, 10), percent(1.005, 0), percent(100, -12.5)]).toEqual([
      0.11, 36.66, 1.01, 87.5,
    ]);
    expect(percent(450, 0, 100)).toBe(500);
  });

  it('is the exact share to the hundredth, whatever binary fractions would make of it', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: -9999, max: 50_000 }), (amount, share) => {
        const exact = BigInt(amount) * BigInt(10_000 + share);
        const whole = (exact + 5000n) / 10_000n;
        expect(toMinor(percent(fromMinor(amount), share / 100) ?? -1)).toBe(Number(whole));
      }),
    );
  });

  it('never becomes nothing by rounding', () => {
    expect(percent(3, 7, 10)).toBe(3.21);
    fc.assert(
      fc.property(minor, rounding, (amount, to) => {
        const after = percent(fromMinor(amount), 0, to) ?? -1;
        expect(after > 0).toBe(amount > 0);
        if (to > 0 && amount >= toMinor(to)) expect(toMinor(after) % toMinor(to)).toBe(0);
        expect(Math.abs(toMinor(after) - amount)).toBeLessThanOrEqual(toMinor(to) / 2);
      }),
    );
  });
});

describe('a price by an amount', () => {
  it('goes up or down, and tells what falls below nothing', () => {
    const by = (value: number) => changedPrice(100, { way: 'amount', value, rounding: 0 });
    expect([by(25.5), by(-100), by(-150)]).toEqual([125.5, 0, -50]);
  });
});

it('a price that is not there stays so, but takes one that is given', () => {
  expect([percent(null, 7), changedPrice(null, { way: 'amount', value: 5, rounding: 0 })]).toEqual([
    null,
    null,
  ]);
  expect(changedPrice(null, { way: 'fixed', value: 99.9, rounding: 10 })).toBe(99.9);
});
