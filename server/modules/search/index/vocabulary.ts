import SearchableMap from 'minisearch/SearchableMap';
import { stemsOf } from '../../../../domain/search/stem.ts';
import { isNumber } from '../../../../domain/search/words.ts';
import { QUALITY } from './fields.ts';

/** A term of the index that answers a word of a query, how well, and how many of its letters were asked for. */
export type Expansion = { term: number; quality: number; letters: number };

/** So many terms a beginning stands for at most. */
const BEGINNINGS_MAX = 400;

/** The words with two neighbouring letters swapped. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((other) => other !== word);
}

/** The words that an index knows, each by a number, and how a word of a query leads to them. */
export function createVocabulary() {
  const numbers = new Map<string, number>();
  /** Words in letters, by which beginnings and wrong letters are found. */
  const tree = new SearchableMap<number>();
  const byStem = new Map<string, number[]>();
  const terms: string[] = [];
  /** A word as it is written, where that differs from how it is compared. */
  const written = new Map<number, string>();
  let noted = 0;

  function add(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const term = terms.push(word) - 1;
    numbers.set(word, term);
    if (isNumber(word)) return term;
    tree.set(word, term);
    if (/\d/.test(word)) return term;
    for (const stem of stemsOf(word)) {
      const same = byStem.get(stem);
      if (same) same.push(term);
      else byStem.set(stem, [term]);
    }
    return term;
  }

  /** The terms that begin with a text, so many at most. */
  function* begun(text: string): Generator<number> {
    let left = BEGINNINGS_MAX;
    for (const [, term] of tree.atPrefix(text)) {
      if (left === 0) return;
      left -= 1;
      yield term;
    }
  }

  /** The terms that a word is, is a form of, or begins. */
  function expand(word: string, stems: readonly string[], isOpen = false): Map<number, Expansion> {
    const found = new Map<number, Expansion>();
    const take = (term: number, quality: number, letters: number) => {
      const before = found.get(term);
      if (!before || before.quality < quality) found.set(term, { term, quality, letters });
    };
    const same = numbers.get(word);
    if (same !== undefined) take(same, QUALITY.same, word.length);
    if (isNumber(word)) return found;
    for (const stem of stems)
      for (const term of byStem.get(stem) ?? [])
        take(term, QUALITY.form, Math.max(stem.length, commonStart(word, terms[term] ?? '')));
    if (word.length > 1 || isOpen) for (const term of begun(word)) take(term, QUALITY.beginning, word.length);
    return found;
  }

  /** The words that differ from another one by one letter, and how likely each is meant. */
  function nearTo(word: string): Map<number, number> {
    const near = new Map<number, number>();
    for (const [other, [term]] of tree.fuzzyGet(word, 1)) near.set(term, likelihood(word, other));
    for (const other of swapped(word)) {
      const term = numbers.get(other);
      if (term !== undefined) near.set(term, QUALITY.typo);
    }
    // Where a likely word is near, the others are not meant: `türbn` is no `turbo`.
    const likely = [...near].filter(([, quality]) => quality === QUALITY.typo);
    return likely.length > 0 ? new Map(likely) : near;
  }

  /** The terms that differ from a word by one letter that is wrong, missing, too many or swapped; also in their beginning. */
  function expandWrong(word: string, isOpen: boolean): Map<number, Expansion> {
    const found = new Map<number, Expansion>();
    const take = (term: number, quality: number) => {
      if (!found.has(term)) found.set(term, { term, quality, letters: terms[term]?.length ?? 0 });
    };
    const near = nearTo(word);
    for (const [term, quality] of near) take(term, quality);
    // What is meant may stand there in another form: `başlık` for `başlgı`.
    for (const [term, quality] of near) for (const form of formsOf(term)) take(form, quality * QUALITY.form);
    if (near.size > 0 || !isOpen) return found;
    for (const other of variantsOf(word)) for (const term of begun(other)) take(term, QUALITY.typo);
    return found;
  }

  /** The terms that may be forms of the same word. */
  function formsOf(term: number): number[] {
    return stemsOf(terms[term] ?? '').flatMap((stem) => byStem.get(stem) ?? []);
  }

  return {
    add,
    expand,
    expandWrong,
    /** The number of a word that is known; undefined of another. */
    find: (word: string): number | undefined => numbers.get(word),
    word: (term: number): string => terms[term] ?? '',
    /** Remembers how a word is written when it is met first. */
    note(term: number, text: () => string): void {
      if (term < noted) return;
      noted = term + 1;
      const own = text();
      if (terms[term] !== own) written.set(term, own);
    },
    written: (term: number): string => written.get(term) ?? terms[term] ?? '',
    size: (): number => terms.length,
  };
}

/** A letter is left out or typed twice more often than taken for another, and the first one seldom. */
function likelihood(word: string, other: string): number {
  return other.length === word.length || other[0] !== word[0] ? QUALITY.otherLetter : QUALITY.typo;
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const LETTERS = [...'abcdefghijklmnoprstuvyzwxq'];

/** What a word may be with one letter otherwise, its first one kept: nobody begins with a wrong letter as often. */
function* variantsOf(word: string): Generator<string> {
  yield* swapped(word);
  for (let at = 1; at < word.length; at++) {
    yield word.slice(0, at) + word.slice(at + 1);
    for (const letter of LETTERS) {
      yield word.slice(0, at) + letter + word.slice(at + 1);
      yield word.slice(0, at) + letter + word.slice(at);
    }
  }
}
