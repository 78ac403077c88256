/** What a list that a visitor keeps may hold, for pages that load no validator. */
export const QUOTE_LINES_MAX = 100;
export const QUANTITY_MAX = 9999;
export const LINE_NOTE_MAX = 200;
/** The longest that each field about the sender may be. */
export const QUOTE_MAX = { name: 120, clinic: 160, phone: 40, email: 254, note: 2000 } as const;

/** Digits and capitals that nobody takes for one another, read out on the phone or written by hand. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 5;

/** `TK-4F7K2` from random bytes: five of them, each below 240 (eight times the alphabet), so that no sign comes more often. */
export function quoteCode(bytes: ArrayLike<number>): string | null {
  const usable = Array.from(bytes).filter((byte) => byte < CODE_ALPHABET.length * 8);
  if (usable.length < CODE_LENGTH) return null;
  return `TK-${usable
    .slice(0, CODE_LENGTH)
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .join('')}`;
}
