import { cleanText } from './clean-text.ts';
import { ALPHABET, fold, lower } from './turkish.ts';

const PLACE = new Map(
  [...ALPHABET].map((letter, index) => [letter, String.fromCharCode(0x41 + index)] as const),
);
const KEY_LETTERS = 80;

/** Its length goes before a number, so that 10 follows 2. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  return `0${String(value.length).padStart(2, '0')}${value}`;
}

function letterKey(letter: string): string {
  const own = PLACE.get(letter);
  if (own) return own;
  if (letter === ' ') return '!';
  if (/[\p{P}\p{S}]/u.test(letter)) return `#${letter}`;
  const plain = [...fold(letter)].map((part) => PLACE.get(part));
  return plain.length > 0 && plain.every(Boolean) ? plain.join('') : `~${letter}`;
}

/**
 * A key whose byte order is the Turkish dictionary order, numbers by value: databases without a Turkish collation
 * sort by it. Accents that are no letters of their own (â, é) tell only otherwise equal words apart.
 */
export function sortKey(text: string): string {
  const letters = [...lower(cleanText(text).normalize('NFC'))].slice(0, KEY_LETTERS).join('');
  const parts = letters.match(/\d+|\D/gu) ?? [];
  const key = parts.map((part) => (/\d/.test(part) ? numberKey(part) : letterKey(part))).join('');
  const accents = parts
    .map((part) => (letterKey(part) !== PLACE.get(part) && /\p{L}/u.test(part) ? '1' : '0'))
    .join('');
  return accents.includes('1') ? `${key} ${accents}` : key;
}
