import { cleanText } from './clean-text.ts';
import { onDemand } from './on-demand.ts';

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

/** The letters of Turkish, in their order. */
export const ALPHABET = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';
/** The letter that a name stands under in a Turkish index, an accented one under its plain one; null for anything else. */
export function initial(text: string): string | null {
  const [first = ''] = text.normalize('NFC').trim();
  const letter = lower(first);
  const plain = letter && ALPHABET.includes(letter) ? letter : fold(letter).slice(0, 1);
  return plain && ALPHABET.includes(plain) ? upper(plain) : null;
}

/** Lower case by Turkish rules: I becomes ı, İ becomes i. */
export function lower(text: string): string {
  return text.toLocaleLowerCase('tr');
}

/** Upper case by Turkish rules: i becomes İ, ı becomes I. */
export function upper(text: string): string {
  return text.toLocaleUpperCase('tr');
}

const inOrder = onDemand(() => new Intl.Collator('tr', { numeric: true }).compare);

/** Compares two texts in Turkish dictionary order, numbers by value. */
export function compareTurkish(a: string, b: string): number {
  return inOrder()(a, b);
}

/** `İndir`, of `indir`. */
export function capitalized(text: string): string {
  return upper(text.charAt(0)) + text.slice(1);
}
