import { fromMinor, toMinor } from './money.ts';

/** A line that has a price: how many, what one costs in whole units, and the percent that is taken off. */
export type PricedLine = { quantity: number; price: number; discount: number };
export type QuoteTerms = {
  /** Percent off the sum of all lines. */
  discount: number;
  /** Percent of VAT on what is left. */
  vatRate: number;
};
/** Sums in whole units: `subtotal - discount + vat = total`. */
export type QuoteSums = { subtotal: number; discount: number; vat: number; total: number };

/** Percents have up to two decimals: so many parts are a whole. */
const WHOLE = 10_000n;
/** Beyond this no sum is exact as a number any more; no quote comes near it. */
export const SUM_MAX = fromMinor(Number.MAX_SAFE_INTEGER);

/** A part of minor units in hundredths of a percent, rounded at the half. */
function part(minor: bigint, percent: number): bigint {
  return (minor * BigInt(toMinor(percent)) * 2n + WHOLE) / (WHOLE * 2n);
}

function gross({ quantity, price }: PricedLine): bigint {
  return BigInt(quantity) * BigInt(toMinor(price));
}

function net(line: PricedLine): bigint {
  const all = gross(line);
  return all - part(all, line.discount);
}

/** What a line costs after its discount, in whole units. */
export function lineTotal(line: PricedLine): number {
  return fromMinor(Number(net(line)));
}

/** The sums of a quote, exact to the hundredth: each discount and the VAT are rounded once, at the half. */
export function quoteSums(lines: readonly PricedLine[], { discount, vatRate }: QuoteTerms): QuoteSums {
  const add = (of: (line: PricedLine) => bigint) => lines.reduce((sum, line) => sum + of(line), 0n);
  const subtotal = add(gross);
  const lessLines = add(net);
  const base = lessLines - part(lessLines, discount);
  const vat = part(base, vatRate);
  const whole = (minor: bigint) => fromMinor(Number(minor));
  return {
    subtotal: whole(subtotal),
    discount: whole(subtotal - base),
    vat: whole(vat),
    total: whole(base + vat),
  };
}
