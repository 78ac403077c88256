import { foldedLetters } from '../rules/fold-marks.ts';
import { fold } from '../rules/turkish.ts';
import type { Marked } from './answer.ts';
import { wordsIn } from './words.ts';

/** What folding writes with more letters or fewer, or takes out: such texts are folded letter by letter. */
const UNEVEN = /[ßÆæ]|^\s|\s$|\s\s|\p{M}/u;

type Folded = { folded: string; placeOf: (at: number) => number; widthOf: (at: number) => number };

/** A text as it is compared, with the place in it of each letter. */
function foldedWithPlaces(text: string): Folded {
  const folded = fold(text);
  // Nearly every text keeps its letters in their places.
  if (folded.length === text.length && !UNEVEN.test(text))
    return { folded, placeOf: (at) => at, widthOf: () => 1 };
  const letters = foldedLetters(text);
  return {
    folded: letters.folded,
    placeOf: (at) => letters.places[at] ?? 0,
    widthOf: (at) => letters.widths[at] ?? 1,
  };
}

/**
 * A text with its found words marked.
 * @param lettersOf how many letters of a word were found, 0 where it was not
 */
export function markWords(text: string, lettersOf: (word: string) => number): Marked {
  const { folded, placeOf, widthOf } = foldedWithPlaces(text);
  const marks: Marked['marks'] = [];
  for (const word of wordsIn(folded)) {
    const letters = Math.min(lettersOf(word.text), word.to - word.from);
    if (letters === 0) continue;
    const isWhole = letters >= word.text.length;
    const last = (isWhole ? word.to : word.from + letters) - 1;
    marks.push([placeOf(word.from), placeOf(last) + widthOf(last)]);
  }
  return { text, marks };
}
