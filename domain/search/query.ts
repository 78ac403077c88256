import { cleanText } from '../rules/clean-text.ts';
import { QUERY_MAX } from './asked.ts';
import { measuresIn, type ToldMeasure } from './measures.ts';
import { stemsOf } from './stem.ts';
import { type Alternative, alternativesFor, type Synonyms } from './synonyms.ts';
import { comparedText, isNumber, plainCode, wordsIn } from './words.ts';

const WORDS_MAX = 12;
/** From so many letters on a wrong one may be meant otherwise. */
const TYPO_MIN = 4;
/** A code is not looked for in more words than it has parts. */
const CODE_WORDS_MAX = 5;
const CODE_MIN = 2;

/** What people write around what they look for. */
const FILLERS = new Set(
  've ile icin bir veya fiyat fiyati fiyatlari fiyatlar satin al almak satis satisi ucuz en kac ne lira tl var mi'.split(
    ' ',
  ),
);

export type QueryWord = {
  text: string;
  stems: readonly string[];
  /** Whether results may do without it: a filler, or a part of a measure that stands beside words. */
  isOptional: boolean;
  /** Whether it may be written wrongly: letters alone, four and more. */
  mayBeWrong: boolean;
  /** Whether more of it may follow: the last word while somebody types. */
  isOpen: boolean;
};

/** Several words of a query read as one: a code, or a name that others write in one word. */
export type Joined = { from: number; to: number; text: string };

export type Query = {
  /** As it was asked, cleaned. */
  text: string;
  folded: string;
  words: readonly QueryWord[];
  /** Letters and digits of the whole, as codes are compared. */
  code: string;
  joined: readonly Joined[];
  alternatives: readonly Alternative[];
  measures: readonly (ToldMeasure & { text: string })[];
};

function joinedIn(words: readonly { text: string }[]): Joined[] {
  const found: Joined[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= Math.min(words.length, from + CODE_WORDS_MAX); to++) {
      const text = plainCode(
        words
          .slice(from, to)
          .map((word) => word.text)
          .join(''),
      );
      if (text.length > CODE_MIN) found.push({ from, to, text });
    }
  return found;
}

/** A number that says by its writing that it is a measure: with a unit, a mark, a range or the sign of a diameter. */
function isMeasure({ dimension, low, high, label }: ToldMeasure): boolean {
  return dimension !== null || !Number.isInteger(low) || low !== high || label === 'çap';
}

/** Reads what somebody typed. A text without a letter or a digit has no words. */
export function readQuery(source: string, synonyms: Synonyms): Query {
  const text = cleanText(source).slice(0, QUERY_MAX);
  const folded = comparedText(text);
  const words = wordsIn(folded).slice(0, WORDS_MAX);
  const hasSign = /[Øø⌀]/.test(text);
  const measures = measuresIn(folded)
    .map((measure) => (hasSign && measure.label === null ? { ...measure, label: 'çap' } : measure))
    .filter((measure) => isMeasure(measure) && measure.to <= words.length)
    .map((measure) => ({
      ...measure,
      text: folded.slice(words[measure.from]?.from, words[measure.to - 1]?.to),
    }));
  const measured = new Set<number>();
  for (const { from, to } of measures) for (let index = from; index < to; index++) measured.add(index);
  const asks = (index: number) => !measured.has(index) && !FILLERS.has(words[index]?.text ?? '');
  const hasWords = words.some((_word, index) => asks(index));
  const last = words.length - 1;
  const read = words.map(
    ({ text: word }, index): QueryWord => ({
      text: word,
      stems: stemsOf(word),
      isOptional: hasWords && !asks(index),
      mayBeWrong: word.length >= TYPO_MIN && /^\p{L}+$/u.test(word),
      isOpen: index === last && !isNumber(word),
    }),
  );
  return {
    text,
    folded,
    words: read,
    code: plainCode(folded),
    joined: joinedIn(words),
    alternatives: alternativesFor(
      read.map((word) => word.stems),
      synonyms,
    ),
    measures,
  };
}
