import { fold } from './turkish.ts';

/** A run of a text: found by a search, or not. */
export type MarkedPart = { text: string; found: boolean; at: number };

/** A text letter by letter as it is compared, with the place in the text that each letter comes from. */
export function foldedLetters(text: string): { folded: string; places: number[]; widths: number[] } {
  let folded = '';
  const places: number[] = [];
  const widths: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = /\s/.test(letter) ? ' ' : fold(letter);
    for (let index = 0; index < plain.length; index++) {
      places.push(at);
      widths.push(letter.length);
    }
    folded += plain;
    at += letter.length;
  }
  return { folded, places, widths };
}

/** A text in runs, those that a search for the folded words found told apart; together they are the text. */
export function markFolded(text: string, words: readonly string[]): MarkedPart[] {
  const { folded, places, widths } = foldedLetters(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    if (!word) continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const start = places[at] ?? 0;
      const last = at + word.length - 1;
      found.fill(true, start, (places[last] ?? start) + (widths[last] ?? 1));
    }
  }
  const parts: MarkedPart[] = [];
  for (let at = 0; at < text.length; at++) {
    const part = parts.at(-1);
    const letter = text[at] ?? '';
    if (part && part.found === found[at]) part.text += letter;
    else parts.push({ text: letter, found: found[at] ?? false, at });
  }
  return parts;
}

/** How well a name answers a search: 0 begins with it, 1 has all its words, null does not. */
export function nameRank(name: string, words: readonly string[]): 0 | 1 | null {
  const folded = fold(name);
  if (folded.startsWith(words.join(' '))) return 0;
  return words.every((word) => folded.includes(word)) ? 1 : null;
}
