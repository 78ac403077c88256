import type { Measure } from '../../../../domain/search/measures.ts';
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
  for (const { term, quality } of terms)
    index.each(term, (at, mask) => {
      const isName = (mask & FIELD.name) !== 0 && quality > QUALITY.synonym;
      note(into, at, (worthOf[mask] ?? 0) * quality, isName);
    });
}

/** Several words as one: a code, or a name that is written in one word. */
export function gatherJoined(index: Index, query: Query, gathered: readonly Gathered[]): void {
  for (const { from, to, text } of query.joined) {
    const words = gathered.slice(from, to);
    for (const at of index.withCode(text))
      for (const into of words) note(into, at, (worthOf[FIELD.code] ?? 0) / words.length, false);
    const term = index.vocabulary.find(text);
    if (term === undefined) continue;
    index.each(term, (at, mask) => {
      const worth = (worthOf[mask] ?? 0) * QUALITY.joined;
      for (const into of words) note(into, at, worth, (mask & FIELD.name) !== 0);
    });
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
      const at = first.rows[place] ?? 0;
      const worth = rest.reduce((least, part) => Math.min(least, part.worth[at] ?? 0), first.worth[at] ?? 0);
      if (worth > 0)
        for (const into of gathered.slice(from, to)) note(into, at, worth * QUALITY.synonym, false);
    }
  }
  return terms;
}

/** A measure of a query, and the rows that hold it. */
export type Measured = {
  asked: Query['measures'][number];
  rows: ReadonlySet<number>;
  /** What some of these rows call the measure, with its unit, as JSON; and how many do. */
  labelsOf: (some: readonly number[]) => Map<string, number>;
};

/** The rows that hold a measure. */
export function measuredBy(index: Index, asked: Query['measures'][number]): Measured {
  const held = new Map<number, Measure>();
  index.eachMeasured(asked, (at, measure) => {
    if (index.row(at) && !held.has(at)) held.set(at, measure);
  });
  const labelsOf = (some: readonly number[]) => {
    const labels = new Map<string, number>();
    for (const at of some) {
      const measure = held.get(at);
      const label = JSON.stringify([measure?.label ?? null, measure?.unit ?? null]);
      labels.set(label, (labels.get(label) ?? 0) + 1);
    }
    return labels;
  };
  return { asked, rows: new Set(held.keys()), labelsOf };
}
