import type { Query, QueryWord } from '../../../../domain/search/query.ts';
import { stemsOf } from '../../../../domain/search/stem.ts';
import { FIELD, QUALITY, worthOf } from './fields.ts';
import { type Gathered, note } from './gathered.ts';
import type { Index } from './index.ts';
import type { Expansion } from './vocabulary.ts';

/** Which words may be meant otherwise than they are written: none, those that the index does not know, or all. */
export type Typos = 'none' | 'unknown' | 'all';
export type Terms = Map<number, Expansion>;

/** Whether a word stands in the index as it was written, or in another form: then it is not taken for a wrong one. */
function isKnown(index: Index, word: QueryWord, terms: Terms): boolean {
  return terms.size > 0 && (!word.isOpen || index.vocabulary.find(word.text) !== undefined);
}

/** The terms that a word of a query stands for. */
export function termsOf(index: Index, word: QueryWord, typos: Typos): Terms {
  const known = index.vocabulary.expand(word.text, word.stems, word.isOpen);
  if (typos === 'none' || !word.mayBeWrong) return known;
  if (typos === 'unknown' && isKnown(index, word, known)) return known;
  return new Map([...index.vocabulary.expandWrong(word.text, word.isOpen), ...known]);
}

/** Notes the rows that have one of some terms. */
export function gatherTerms(index: Index, into: Gathered, terms: Iterable<Expansion>): void {
  for (const { term, quality } of terms) index.gather(term, into, quality, quality > QUALITY.synonym);
}

/** Several words as one: a code, or a name that is written in one word. */
export function gatherJoined(index: Index, query: Query, gathered: readonly Gathered[]): void {
  for (const { from, to, text } of query.joined) {
    const words = gathered.slice(from, to);
    const worth = (worthOf[FIELD.code] ?? 0) / words.length;
    index.eachCoded(text, (row, isWhole) => {
      if (isWhole) for (const into of words) note(into, row, worth, false);
    });
    const term = index.vocabulary.find(text);
    if (term !== undefined) for (const into of words) index.gather(term, into, QUALITY.joined, true);
  }
}

/** Rows that have equal words instead; answers the terms of those. */
export function gatherAlternatives(
  index: Index,
  query: Query,
  { gathered, take }: { gathered: readonly Gathered[]; take: () => Gathered },
): Terms {
  const terms: Terms = new Map();
  for (const { from, to, words } of query.alternatives) {
    const [first, ...rest] = words.map((word) => {
      const part = take();
      const expansions = [...index.vocabulary.expand(word, stemsOf(word)).values()];
      const whole = expansions.filter(({ quality }) => quality > QUALITY.beginning);
      for (const expansion of whole) terms.set(expansion.term, expansion);
      gatherTerms(index, part, whole);
      return part;
    });
    for (let place = 0; first && place < first.size; place++) {
      const row = first.rows[place] ?? 0;
      const worth = rest.reduce(
        (least, part) => Math.min(least, part.worth[row] ?? 0),
        first.worth[row] ?? 0,
      );
      if (worth > 0)
        for (const into of gathered.slice(from, to)) note(into, row, worth * QUALITY.synonym, false);
    }
  }
  return terms;
}
