// As the rules were when these migrations were written; those of the program may go on, and `npm run reindex` brings
// stored columns after them.

type TextForm = 'line' | 'lines';

const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const ODD_BLANK = /[\p{Zs}\u2800\u115f\u1160\u3164\uffa0]/gu;
const EMOJI_PART = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?[\\u{e0020}-\\u{e007f}]*';
const UNSEEN = new RegExp(
  `(${EMOJI_PART}(?:\\u200d${EMOJI_PART})*|[\\d#*]\\ufe0f\\u20e3)|` +
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc\\x01-\\x08\\x0e-\\x1f\\x7f-\\x9f]',
  'gu',
);

/** Text without what word processors leave in it unseen. */
export function cleanText(text: string, form: TextForm = 'line'): string {
  const clean = text.replace(LINE_END, '\n').replace(ODD_BLANK, ' ').replace(UNSEEN, '$1');
  return (form === 'line' ? clean.replace(/[ \t\n]+/g, ' ') : clean).trim();
}

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

/** Text as searches compared it: cleaned, Turkish letters and accents as one letter, lower case. */
export function fold(text: string): string {
  return cleanText(text)
    .normalize('NFC')
    .replace(/\P{ASCII}/gu, (letter) => FOLDED[letter] ?? letter)
    .replace(/I/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
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

/** A key whose byte order is the Turkish dictionary order, numbers by value. */
export function sortKey(text: string): string {
  const letters = [...cleanText(text).normalize('NFC').toLocaleLowerCase('tr')]
    .slice(0, KEY_LETTERS)
    .join('');
  const parts = letters.match(/\d+|\D/gu) ?? [];
  const key = parts.map((part) => (/\d/.test(part) ? numberKey(part) : letterKey(part))).join('');
  const accents = parts
    .map((part) => (letterKey(part) !== PLACE.get(part) && /\p{L}/u.test(part) ? '1' : '0'))
    .join('');
  return accents.includes('1') ? `${key} ${accents}` : key;
}
