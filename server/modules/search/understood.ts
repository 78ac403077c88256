import { numberFormat } from '../../../domain/rules/on-demand.ts';
import { lower } from '../../../domain/rules/turkish.ts';
import type { Suggestion, Understood } from '../../../domain/search/answer.ts';
import { type Query, readQuery } from '../../../domain/search/query.ts';
import type { Synonyms } from '../../../domain/search/synonyms.ts';
import { isEmpty } from './index/by-kind.ts';
import { QUALITY } from './index/fields.ts';
import type { Index } from './index/index.ts';
import { type Matches, searchIndex } from './index/search.ts';

const SUGGESTIONS = 3;

const measure = numberFormat('tr-TR', { maximumFractionDigits: 4 });

/** What the measures of a query were read as, in sentences; those that nothing holds are left out. */
export function understoodIn({ measured }: Matches): Understood[] {
  return measured.flatMap(({ asked, count, name }) => {
    const label = (asked.dimension === null ? null : asked.label) ?? name.label ?? asked.label;
    if (count === 0 || !label) return [];
    const unit = asked.unit ?? name.unit;
    const range = asked.low === asked.high ? '' : `–${measure(asked.high)}`;
    const text = `${measure(asked.low)}${range}${unit ? ` ${unit}` : ''}`;
    return [{ text, as: label, sentence: `${text}: ${label} olarak okundu` }];
  });
}

/** The word that a wrongly written one most likely is: the nearest, among equally near ones the one in most rows. */
function rightWord(index: Index, { terms }: Matches, at: number): string | null {
  let best = { term: -1, quality: 0, rows: 0 };
  for (const { term, quality } of terms[at]?.values() ?? []) {
    if (quality > QUALITY.typo) return null;
    const rows = index.rowsWith(term);
    if (quality > best.quality || (quality === best.quality && rows > best.rows))
      best = { term, quality, rows };
  }
  return best.term < 0 ? null : index.vocabulary.written(best.term);
}

/** A query that was found by other letters, written with them. */
export function correctedText(index: Index, query: Query, matches: Matches): string {
  return query.words
    .map((word, at) =>
      word.mayBeWrong ? (rightWord(index, matches, at) ?? writtenIn(query, at)) : writtenIn(query, at),
    )
    .join(' ');
}

/** A word of a query as it was written. */
function writtenIn({ text, folded, words }: Query, at: number): string {
  const parts = lower(text).split(/\s+/);
  return parts.length === words.length && parts.length === folded.split(' ').length
    ? (parts[at] ?? '')
    : (words[at]?.text ?? '');
}

/** Where nothing is found: the query without one of its words, as far as that finds something. */
export function shorterOnes(index: Index, query: Query, synonyms: Synonyms): Suggestion[] {
  if (query.words.length < 2) return [];
  const without = query.words.map((_word, left) =>
    query.words.flatMap((_other, at) => (at === left ? [] : writtenIn(query, at))).join(' '),
  );
  return without
    .flatMap((text) => {
      const other = readQuery(text, synonyms);
      for (const typos of ['none', 'unknown'] as const) {
        const matches = searchIndex(index, other, { typos, demandMeasures: false });
        if (isEmpty(matches.kinds)) continue;
        const found = typos === 'none' ? text : correctedText(index, other, matches);
        return [{ text: found, count: matches.kinds.product.rows.length }];
      }
      return [];
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, SUGGESTIONS);
}
