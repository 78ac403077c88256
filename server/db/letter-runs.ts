/** A word is found by runs of so many letters. */
const RUN = 3;
/** Signs of ASCII end the index's words: others stand in for them, which nobody writes. */
const STAND_INS = 0xe000;

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return code > 127 || /[0-9a-z]/.test(sign) ? sign : String.fromCodePoint(STAND_INS + code);
}

function lettersOf(word: string): string[] {
  return Array.from(word, letterOf);
}

function runsOf(letters: readonly string[]): string[] {
  return letters.map((_, at) => letters.slice(at, at + RUN).join(''));
}

/**
 * A folded text as the search index of the embedded database reads it: of each of its words once the run of three
 * letters that begins at every letter, shorter where the word ends. A search never spans words, so that one which
 * comes again says nothing new.
 */
export function letterRuns(text: string): string {
  const words = new Set(text.split(' '));
  return Array.from(words, (word) => runsOf(lettersOf(word)).join(' ')).join(' ');
}

/** What the index is asked for a word: its runs one after the other; of one that is shorter than a run, its beginning. */
function questionOf(word: string): string {
  const letters = lettersOf(word);
  const full = runsOf(letters).slice(0, letters.length - RUN + 1);
  return letters.length < RUN ? `"${letters.join('')}"*` : `"${full.join(' ')}"`;
}

/** What the index is asked for the texts in which all these folded words stand somewhere. */
export function runsQuestion(words: readonly string[]): string {
  return words.map(questionOf).join(' AND ');
}

/** The same for those that the first of these words begins. */
export function beginningQuestion(words: readonly string[]): string {
  return `^${runsQuestion(words)}`;
}
