import { createFactReader, type SpecFact } from '../../../../domain/pages/spec-facts.ts';
import { lower } from '../../../../domain/rules/turkish.ts';
import type { HeldMeasure } from '../../../../domain/search/measures.ts';
import { comparedText, plainNumber, wordsIn } from '../../../../domain/search/words.ts';
import { createCodes } from './codes.ts';
import { type Columns, createColumns } from './columns.ts';
import { FIELD, type Field } from './fields.ts';
import type { Gathered } from './gathered.ts';
import { createMeasures } from './measures.ts';
import { createPostings } from './postings.ts';
import type { IndexedRow, Owner, RowContent } from './rows.ts';
import { createVocabulary } from './vocabulary.ts';

/** Dropped rows stay in the lists until so many are there that building anew is worth it. */
const GONE_SHARE = 0.3;
const GONE_MIN = 2000;
/** Names of two parts are written in one word as long as that stays short: `iScan2`, `H50`. */
const JOINED_MAX = 8;
const JOINED_PART = 3;

const NO_FACTS: readonly SpecFact[] = [];

/** Whether two words that stand beside each other may be written as one: `iScan 2`. */
function mayBeJoined(left: string, right: string): boolean {
  if (left.length + right.length > JOINED_MAX) return false;
  return right.length <= JOINED_PART || left.length <= JOINED_PART;
}

/**
 * An index of rows in memory: which of them have a word, a code or a measure. The words are kept in MiniSearch's tree,
 * which knows beginnings and distances; the lists of rows are numbers in typed arrays (decision 31).
 */
export function createIndex() {
  const vocabulary = createVocabulary();
  const postings = createPostings();
  const measures = createMeasures();
  const codes = createCodes();
  const columns = createColumns();
  const readFacts = createFactReader();
  /** What the technical data of a row says, by its number. */
  const facts: Array<readonly SpecFact[] | undefined> = [];
  const rows: Array<IndexedRow | undefined> = [];
  const byKey = new Map<string, number>();
  let gone = 0;

  /** Puts every word of a text under its field. */
  function collect(into: Map<number, number>, text: string, field: Field): void {
    const folded = comparedText(text);
    const words = wordsIn(folded);
    // Where folding leaves every letter in its place, how a word is written can be read off the text.
    const plain = lower(text);
    const isAligned = plain.length === folded.length;
    const put = (word: string) => {
      const term = vocabulary.add(word);
      into.set(term, (into.get(term) ?? 0) | FIELD[field]);
      return term;
    };
    for (const [at, word] of words.entries()) {
      const term = put(word.text);
      if (isAligned) vocabulary.note(term, () => plainNumber(plain.slice(word.from, word.to)));
      const next = words[at + 1];
      if (field === 'name' && next && mayBeJoined(word.text, next.text)) put(word.text + next.text);
    }
  }

  function drop(key: string): void {
    const at = byKey.get(key);
    if (at === undefined) return;
    byKey.delete(key);
    rows[at] = undefined;
    columns.drop(at);
    facts[at] = undefined;
    gone += 1;
  }

  return {
    /** Takes a row in; one of the same key goes. */
    put(row: IndexedRow, { texts, measures: own, code, specifications = [] }: RowContent): void {
      drop(row.key);
      const at = rows.push(row) - 1;
      byKey.set(row.key, at);
      columns.put(at, row);
      facts.push(specifications.length > 0 ? readFacts(specifications) : undefined);
      const masks = new Map<number, number>();
      for (const [field, text] of texts) if (text) collect(masks, text, field);
      for (const [term, mask] of masks) postings.add(term, at, mask);
      measures.add(at, own);
      if (code) codes.add(at, code);
    },
    drop,
    /** Notes the rows of a term; with `isNamed` those that have it in their name count as answering by that. */
    gather(term: number, into: Gathered, quality: number, isNamed: boolean): void {
      postings.gather(term, into, quality, isNamed ? FIELD.name : 0);
    },
    /** In how many rows a term stands, those that have gone among them. */
    rowsWith: (term: number): number => postings.size(term),
    /** Calls `take` with each row that holds a measure, and with the number of what it is called there. */
    eachMeasured: (asked: HeldMeasure, take: (row: number, name: number) => void): void =>
      measures.each(asked, take),
    measureName: measures.name,
    /** Calls `take` with each row whose code begins so. */
    eachCoded: codes.each,
    row: (at: number): IndexedRow | undefined => rows[at],
    /** What a search asks of every row, by its number. */
    columns: (): Columns => columns.now(),
    /** By the numbers of owners in the columns. */
    owners: (): ReadonlyArray<Owner | undefined> => columns.owners(),
    shownOwners: columns.shownOwners,
    factsOf: (at: number): readonly SpecFact[] => facts[at] ?? NO_FACTS,
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
