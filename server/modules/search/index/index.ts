import SearchableMap from 'minisearch/SearchableMap';
import { lower } from '../../../../domain/rules/turkish.ts';
import { comparedText, plainNumber, wordsIn } from '../../../../domain/search/words.ts';
import { FIELD } from './fields.ts';
import { createMeasures } from './measures.ts';
import { createPostings } from './postings.ts';
import type { IndexedRow, RowContent } from './rows.ts';
import { createVocabulary } from './vocabulary.ts';

/** A posting is the number of a row with the mask of the fields in which the word stands. */
const MASK_BITS = 7;
const MASK = (1 << MASK_BITS) - 1;
/** Dropped rows stay in the lists until so many are there that building anew is worth it. */
const GONE_SHARE = 0.3;
const GONE_MIN = 2000;

/** Whether two words that stand beside each other may be written as one: `iScan 2`. */
function mayBeJoined(left: string, right: string): boolean {
  return /\d/.test(right) !== /\d/.test(left) || right.length <= 2 || left.length <= 2;
}

/**
 * An index of rows in memory: which of them have a word, a code or a measure. The words are kept in MiniSearch's tree,
 * which knows beginnings and distances; the lists of rows are numbers in typed arrays (decision 31).
 */
export function createIndex() {
  const vocabulary = createVocabulary();
  const postings = createPostings();
  const measures = createMeasures();
  const codes = new SearchableMap<number[]>();
  const rows: Array<IndexedRow | undefined> = [];
  const byKey = new Map<string, number>();
  let gone = 0;

  /** Puts every word of a folded text under its fields. */
  function collect(into: Map<number, number>, text: string, field: keyof typeof FIELD): void {
    const folded = comparedText(text);
    const words = wordsIn(folded);
    // Where folding leaves every letter in its place, how a word is written can be read off the text.
    const plain = lower(text);
    const isAligned = plain.length === folded.length;
    for (const [at, word] of words.entries()) {
      const term = vocabulary.add(word.text);
      into.set(term, (into.get(term) ?? 0) | FIELD[field]);
      if (isAligned) vocabulary.note(term, plainNumber(plain.slice(word.from, word.to)));
      const next = words[at + 1];
      if (field !== 'name' || !next || !mayBeJoined(word.text, next.text)) continue;
      const joined = vocabulary.add(word.text + next.text);
      into.set(joined, (into.get(joined) ?? 0) | FIELD.name);
    }
  }

  function drop(key: string): void {
    const at = byKey.get(key);
    if (at === undefined) return;
    byKey.delete(key);
    rows[at] = undefined;
    gone += 1;
  }

  return {
    /** Takes a row in; one of the same key goes. */
    put(row: IndexedRow, { texts, measures: own }: RowContent): void {
      drop(row.key);
      const at = rows.push(row) - 1;
      byKey.set(row.key, at);
      const masks = new Map<number, number>();
      for (const [field, text] of texts) if (text) collect(masks, text, field);
      for (const [term, mask] of masks) postings.add(term, at * (MASK + 1) + mask);
      measures.add(at, own);
      if (!row.code) return;
      const same = codes.get(row.code);
      if (same) same.push(at);
      else codes.set(row.code, [at]);
    },
    drop,
    /** Calls `take` with each row that has a term, and with the mask of its fields. */
    each(term: number, take: (at: number, mask: number) => void): void {
      postings.each(term, (value) => take(Math.floor(value / (MASK + 1)), value & MASK));
    },
    /** In how many rows a term stands, those that have gone among them. */
    rowsWith: (term: number): number => postings.size(term),
    eachMeasured: measures.each,
    /** The rows of a code, and those whose code begins with it. */
    withCode: (code: string): readonly number[] => codes.get(code) ?? [],
    *codesFrom(code: string): Generator<readonly number[]> {
      for (const [, found] of codes.atPrefix(code)) yield found;
    },
    row: (at: number): IndexedRow | undefined => rows[at],
    rowOf: (key: string): IndexedRow | undefined => rows[byKey.get(key) ?? -1],
    /** All rows that are there. */
    all: (): Iterable<IndexedRow> => rows.values().filter((row) => row !== undefined),
    vocabulary,
    /** How many numbers rows have had, the dropped ones among them. */
    room: (): number => rows.length,
    size: (): number => byKey.size,
    isWorn: (): boolean => gone > GONE_MIN && gone > rows.length * GONE_SHARE,
  };
}

export type Index = ReturnType<typeof createIndex>;
