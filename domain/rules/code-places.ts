/** A word of a text that could be a code, and where it stands. */
export type CodePlace = { code: string; from: number; to: number };

const SHORTEST = 3;
const LONGEST = 60;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\\\-./_+#\u2010-\u2015\u2212]*/gu;
const END = /[\\\-./_+#\u2010-\u2015\u2212]+$/u;

/** Whether a word is written like a code: with a digit or within a hyphen, and no small letters only. */
function looksLikeCode(word: string): boolean {
  return /\p{Lu}|\p{N}/u.test(word) && /[\p{N}\-_/.]|^[\p{Lu}\p{N}]+$/u.test(word) && /\p{L}|-/u.test(word);
}

/** The words of a line that could be codes of products, hyphens written as hyphens. */
export function codePlaces(text: string): CodePlace[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const word = found.replace(END, '');
    if (word.length < SHORTEST || word.length > LONGEST) return [];
    const code = word.replace(/[\u2010-\u2015\u2212]/g, '-');
    return looksLikeCode(code) ? [{ code, from: index, to: index + word.length }] : [];
  });
}
