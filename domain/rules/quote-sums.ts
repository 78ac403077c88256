import { fromMinor, toMinor } from './money.ts';

/** A line that has a price: how many, what one costs in whole units, and the percent that is taken off. */
export type PricedLine = {
  quantity: number;
  price: number;
  discount: number;
  /** Its own percent of VAT; that of the quote where nothing is said. */
  vatRate?: number | null | undefined;
};
export type QuoteTerms = {
  /** Percent off the sum of all lines. */
  discount: number;
  /** Percent of VAT on what is left of the lines that have none of their own. */
  vatRate: number;
};
/** The VAT of all lines of one percent, in whole units. */
export type VatSum = { rate: number; vat: number };
/** Sums in whole units: `subtotal - discount + vat = total`, and the VAT by its percents, the lowest first. */
export type QuoteSums = { subtotal: number; discount: number; vat: number; total: number; vats: VatSum[] };

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

/** The sums of a quote, exact to the hundredth: each discount and each percent's VAT are rounded once, at the half. */
export function quoteSums(lines: readonly PricedLine[], { discount, vatRate }: QuoteTerms): QuoteSums {
  const add = (some: readonly PricedLine[], of: (line: PricedLine) => bigint) =>
    some.reduce((sum, line) => sum + of(line), 0n);
  const whole = (minor: bigint) => fromMinor(Number(minor));
  const rateOf = (line: PricedLine) => line.vatRate ?? vatRate;
  const rates = [...new Set(lines.map(rateOf))].sort((a, b) => a - b);
  const subtotal = add(lines, gross);
  let base = 0n;
  let vat = 0n;
  const vats = rates.map((rate) => {
    const lessLines = add(
      lines.filter((line) => rateOf(line) === rate),
      net,
    );
    const left = lessLines - part(lessLines, discount);
    const own = part(left, rate);
    base += left;
    vat += own;
    return { rate, vat: whole(own) };
  });
  return {
    ...{ subtotal: whole(subtotal), discount: whole(subtotal - base) },
    ...{ vat: whole(vat), total: whole(base + vat), vats },
  };
}

/** The VAT of an offer by its percents; one that is older than the parts has one percent. */
export function vatsOf({
  sums,
  vatRate,
}: {
  sums: Omit<QuoteSums, 'vats'> & { vats?: VatSum[] | undefined };
  vatRate: number;
}): readonly VatSum[] {
  return sums.vats ?? [{ rate: vatRate, vat: sums.vat }];
}
