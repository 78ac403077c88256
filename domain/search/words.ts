import { fold } from '../rules/turkish.ts';
import { isSpokenUnit } from './units.ts';

// Letters and digits in one piece; a mark between digits belongs to the number: `a3,5`, `1.600`.
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+(?:[.,]\d+)*/gu;
/** A number that its unit is written to: `50ml`. */
const MEASURED = /^(\d+)(\p{L}+)$/u;
const NUMBER = /^\d+(?:[.,]\d+)*$/;
/** Numbers that a sign of times joins: `90x230`. */
const TIMES = /(?<=\d)x(?=\d)/g;
/** What follows an apostrophe in Turkish: `implant'ın`, `3,5'luk`. */
const SUFFIX = /^(?:[yns]?[aeiu]n?|[ltd][aeiu]n?|[lns][iu]n?|l[iu]k|nin|nun|yla|yle|lar|ler)$/;

/** A word of a text as searches compare it, and where it stands in the folded text. */
export type Word = { text: string; from: number; to: number };

/** A number as it is compared: `1.600` and `1600`, `3,30` and `3.3` are one. Other texts stay as they are. */
export function plainNumber(text: string): string {
  if (!NUMBER.test(text)) return text.replace(',', '.');
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const bare = (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.');
  return bare.includes('.') ? bare.replace(/\.?0+$/, '') : bare;
}

/** Whether a word is a number. */
export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/** The words of a folded text in order. A sign of times between numbers is none, nor is a suffix behind an apostrophe. */
export function wordsIn(text: string): Word[] {
  // As long as before: places in the text stay.
  const folded = text.replace(TIMES, ' ');
  const words: Word[] = [];
  for (const found of folded.matchAll(WORD)) {
    const [word] = found;
    const from = found.index;
    const before = words.at(-1);
    if (before) {
      const between = folded.slice(before.to, from);
      if (word === 'x' && isNumber(before.text)) continue;
      if ((between === "'" || between === '’') && SUFFIX.test(word)) continue;
    }
    const [, number, unit] = MEASURED.exec(word) ?? [];
    if (number && unit && isSpokenUnit(unit)) {
      words.push({ text: number, from, to: from + number.length });
      words.push({ text: unit, from: from + number.length, to: from + word.length });
    } else words.push({ text: plainNumber(word), from, to: from + word.length });
  }
  return words;
}

/** A text as it is compared: folded, without the sign of a diameter, which is no letter. */
export function comparedText(text: string): string {
  return fold(text.replace(/[Øø⌀]/g, ' '));
}

/** The words of a text as an index holds them. */
export function indexWords(text: string): string[] {
  return wordsIn(comparedText(text)).map((word) => word.text);
}

/** A code as it is compared: letters and digits alone, `crvcn` of `CRV-CN`. */
export function plainCode(code: string): string {
  return fold(code).replace(/[^\p{L}\p{N}]+/gu, '');
}
