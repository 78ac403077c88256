import { cleanText } from './clean-text.ts';

const FOLDED: Record<string, string> = {
  I: 'i',
  ı: 'i',
  İ: 'i',
  Ç: 'c',
  ç: 'c',
  Ğ: 'g',
  ğ: 'g',
  Ö: 'o',
  ö: 'o',
  Ş: 's',
  ş: 's',
  Ü: 'u',
  ü: 'u',
  Â: 'a',
  â: 'a',
  Î: 'i',
  î: 'i',
  Û: 'u',
  û: 'u',
  ß: 'ss',
  Æ: 'ae',
  æ: 'ae',
  Ø: 'o',
  ø: 'o',
  Ł: 'l',
  ł: 'l',
  Đ: 'd',
  đ: 'd',
};

/** Text as it is compared when searching: cleaned, Turkish letters and accents as one letter, lower case. */
export function fold(text: string): string {
  return cleanText(text)
    .normalize('NFC')
    .replace(/[^\u0000-\u007fA-Z]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/I/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The folded words of a query; every one of them has to be found. */
export function foldWords(query: string): string[] {
  return fold(query).split(' ').filter(Boolean).slice(0, 12);
}

const ALPHABET = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';
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

/** The letter that a name stands under in a Turkish index, an accented one under its plain one; null for anything else. */
export function initial(text: string): string | null {
  const [first = ''] = text.normalize('NFC').trim();
  const letter = lower(first);
  const plain = PLACE.has(letter) ? letter : fold(letter).slice(0, 1);
  return PLACE.has(plain) ? upper(plain) : null;
}

/** Lower case by Turkish rules: I becomes ı, İ becomes i. */
export function lower(text: string): string {
  return text.toLocaleLowerCase('tr');
}

/** Upper case by Turkish rules: i becomes İ, ı becomes I. */
export function upper(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/** Compares two texts in Turkish dictionary order, numbers by value. */
export const compareTurkish: (a: string, b: string) => number = new Intl.Collator('tr', { numeric: true })
  .compare;

/** `İndir`, of `indir`. */
export function capitalized(text: string): string {
  return upper(text.charAt(0)) + text.slice(1);
}
