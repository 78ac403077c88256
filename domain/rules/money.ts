import { onDemand } from './on-demand.ts';

/** The currencies that prices may have, in the order that lists put them in; the first is the usual one. */
export const CURRENCIES = ['TRY', 'EUR', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const USUAL_CURRENCY: Currency = 'TRY';

/** All of them have a hundred minor units. */
const DECIMALS = 2;
/** The highest price, in whole units. */
export const PRICE_MAX = 99_999_999.99;

const writings = new Map(
  CURRENCIES.map((currency) => [
    currency,
    onDemand(
      () => new Intl.NumberFormat('tr-TR', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    ),
  ]),
);

/** How people write a currency before or behind a number. */
const writtenAs: Record<Currency, string> = {
  TRY: '₺|TL|TRY',
  EUR: '€|Euro|Avro|EUR',
  USD: '\\$|USD|Dolar',
};
const patterns = CURRENCIES.map((currency) => {
  const names = writtenAs[currency];
  return { currency, pattern: new RegExp(`^(?:${names})\\s*|\\s*(?:${names})$`, 'gi') };
});

/** What is written without its currency, and the currency when one is named: `1.250 TL` is 1.250 of TRY. */
export function splitCurrency(text: string): { amount: string; currency: Currency | null } {
  for (const { currency, pattern } of patterns) {
    const amount = text.replace(pattern, '');
    if (amount !== text) return { amount, currency };
  }
  return { amount: text, currency: null };
}

/** A decimal number moved by so many places, as its digits say it and not as a product of binary fractions. */
function shifted(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** A price of whole units in minor ones, rounded at the half: 12.345 are 1235. */
export function toMinor(price: number): number {
  return Math.round(shifted(price, DECIMALS));
}

/** Minor units as a price of whole ones: 1235 are 12.35. */
export function fromMinor(minor: number): number {
  return shifted(minor, -DECIMALS);
}

/** A price as it is shown in Turkish, with the sign of its currency: `₺1.250,00`. */
export function formatPrice(price: number, currency: Currency = USUAL_CURRENCY): string {
  return (writings.get(currency) ?? writings.get(USUAL_CURRENCY))?.().format(price) ?? String(price);
}

/** A price as programs read it: `1250.50`. */
export function plainPrice(price: number): string {
  const digits = String(toMinor(price)).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** The sign of a currency: `₺`. */
export function currencySign(currency: Currency): string {
  const parts = writings.get(currency)?.().formatToParts(0) ?? [];
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
