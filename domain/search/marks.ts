import { foldedLetters } from '../rules/fold-marks.ts';
import type { Marked } from './answer.ts';
import { wordsIn } from './words.ts';

/**
 * A text with its found words marked.
 * @param lettersOf how many letters of a word were found, 0 where it was not
 */
export function markWords(text: string, lettersOf: (word: string) => number): Marked {
  const { folded, places, widths } = foldedLetters(text);
  const marks: Marked['marks'] = [];
  for (const word of wordsIn(folded)) {
    const letters = Math.min(lettersOf(word.text), word.to - word.from);
    if (letters === 0) continue;
    const isWhole = letters >= word.text.length;
    const last = (isWhole ? word.to : word.from + letters) - 1;
    marks.push([places[word.from] ?? 0, (places[last] ?? 0) + (widths[last] ?? 1)]);
  }
  return { text, marks };
}
