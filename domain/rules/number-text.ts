import { cleanText } from './clean-text.ts';
import { splitCurrency } from './money.ts';

// Digits in one piece, or in groups of three that are parted by one and the same sign.
const WHOLE = /^\d+$|^\d{1,3}(?:([ .,'’])\d{3})(?:\1\d{3})*$/;

/** Where the decimal mark stands, or -1. */
function markOf(text: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[last];
  if (sign === undefined) return -1;
  // A sign that is there twice parts thousands.
  if (text.indexOf(sign) !== last) return -1;
  return sign === '.' && /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? -1 : last;
}

/**
 * The number that a text says in Turkish writing, or null when it says none. Read are `1.234,50 TL`, `₺1.234,5`,
 * `1 234,50`, `1.250 €` and, since the last of two different signs is the decimal mark, `1,234.50`.
 *
 * With one sign alone Turkish decides: `1.234` are thousands, `12.5` and `0.125` have a mark, `1,234` is a mark with
 * three places. More places than `decimals` are refused and never cut off, so that a foreign `1,234` does not pass
 * for 1,23 unseen; so are groups that are not of three digits (`1.23,5`), and all else that is no digit.
 */
export function readNumber(text: string, decimals: number): number | null {
  const bare = splitCurrency(cleanText(text)).amount;
  const unsigned = bare.replace(/^[-−]/, '');
  const mark = markOf(unsigned);
  const whole = mark < 0 ? unsigned : unsigned.slice(0, mark);
  const places = mark < 0 ? '' : unsigned.slice(mark + 1);
  if (!WHOLE.test(whole) || !/^\d*$/.test(places) || places.length > decimals) return null;
  const number = Number(`${whole.replace(/\D/g, '')}.${places || '0'}`);
  if (!Number.isFinite(number)) return null;
  return bare === unsigned || number === 0 ? number : -number;
}

// A table writes hundreds of them, and each format is made for some milliseconds on a phone.
const writings = new Map<string, Intl.NumberFormat>();

/** A number as it is written in Turkish: `1.250,50`. */
export function writeNumber(value: number, decimals: number): string {
  const least = Number.isInteger(value) ? 0 : decimals;
  const key = `${least}-${decimals}`;
  let writing = writings.get(key);
  if (!writing) {
    writing = new Intl.NumberFormat('tr-TR', {
      minimumFractionDigits: least,
      maximumFractionDigits: decimals,
    });
    writings.set(key, writing);
  }
  return writing.format(value);
}
