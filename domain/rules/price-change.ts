import { fromMinor, toMinor } from './money.ts';

/** How prices change: by a share of themselves, by an amount, or to one price. */
export const PRICE_WAYS = ['percent', 'amount', 'fixed'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** What prices are rounded to, in whole units; the first leaves the hundredths as they come. */
export const ROUNDINGS = [0, 1, 5, 10, 50, 100] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export type PriceChange = {
  way: PriceWay;
  /** Hundredths of a percent, or of a whole unit, are the smallest that count. */
  value: number;
  /** Not asked of one price that is given. */
  rounding: Rounding;
};

/** Rounded at the half; what would be rounded to nothing keeps its hundredths. */
function roundedTo(minor: number, rounding: Rounding): number {
  if (rounding === 0) return minor;
  const step = toMinor(rounding);
  return Math.round(minor / step) * step || minor;
}

/**
 * A price after a change, in whole units: 5480 and 7 % to tens are 5860. A price that is not there has no share and takes
 * no amount: null. What falls below zero is answered as it is, for the caller to refuse.
 */
export function changedPrice(price: number | null, { way, value, rounding }: PriceChange): number | null {
  if (way === 'fixed') return fromMinor(toMinor(value));
  if (price === null) return null;
  const minor = toMinor(price);
  const after =
    way === 'amount' ? minor + toMinor(value) : Math.round((minor * (10_000 + toMinor(value))) / 10_000);
  return fromMinor(roundedTo(after, rounding));
}
