import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  currencySign,
  formatPrice,
  fromMinor,
  PRICE_MAX,
  plainPrice,
  splitCurrency,
  toMinor,
} from './money.ts';
import { readNumber } from './number-text.ts';

const minor = fc.integer({ min: 0, max: toMinor(PRICE_MAX) });
const currency = fc.constantFrom(...CURRENCIES);

describe('a price in minor units', () => {
  it('is the same price', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(toMinor(fromMinor(amount))).toBe(amount);
      }),
    );
  });

  it('is the number that its decimals say', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        const digits = String(amount).padStart(3, '0');
        expect(fromMinor(amount)).toBe(Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`));
      }),
    );
  });

  it('is rounded at the half by its digits, not by what binary fractions make of them', () => {
    expect([1.005, 8.345, 12.345, 0.145, 1e-7, 0, 0.07].map(toMinor)).toEqual([101, 835, 1235, 15, 0, 0, 7]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
        const price = Number(`${thousandths}e-3`);
        expect(toMinor(price)).toBe(Math.floor((thousandths + 5) / 10));
      }),
    );
  });
});

describe('a price in writing', () => {
  it('has the sign of its currency and all of its value', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const written = formatPrice(fromMinor(amount), code);
        expect(written).toContain(currencySign(code));
        const number = readNumber(written.replace(currencySign(code), ''), 2);
        expect(toMinor(number ?? Number.NaN)).toBe(amount);
      }),
    );
  });

  it('is as Turkish writes it', () => {
    expect(CURRENCIES.map((code) => formatPrice(1234.5, code))).toEqual([
      '₺1.234,50',
      '€1.234,50',
      '$1.234,50',
    ]);
    expect(formatPrice(PRICE_MAX)).toBe('₺99.999.999,99');
  });

  it('for programs has its decimals behind a point', () => {
    expect([0, 0.07, 5, 1250.5, PRICE_MAX].map(plainPrice)).toEqual([
      '0.00',
      '0.07',
      '5.00',
      '1250.50',
      '99999999.99',
    ]);
    fc.assert(fc.property(minor, (amount) => toMinor(Number(plainPrice(fromMinor(amount)))) === amount));
  });
});

describe('a price as people write it', () => {
  it.each([
    ['1.250 TL', '1.250', 'TRY'],
    ['₺1.250', '1.250', 'TRY'],
    ['1.250,50 €', '1.250,50', 'EUR'],
    ['euro 12', '12', 'EUR'],
    ['$ 12', '12', 'USD'],
    ['12 usd', '12', 'USD'],
    ['12 GBP', '12 GBP', null],
    ['12', '12', null],
  ])('%j names its currency', (text, amount, named) => {
    expect(splitCurrency(text)).toEqual({ amount, currency: named });
  });
});
