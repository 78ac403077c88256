import { stemsOf } from './stem.ts';
import { indexWords } from './words.ts';

/** Words or short phrases that mean the same in the trade: `kompozit`, `dolgu`. */
export type SynonymGroup = readonly string[];

type Phrase = { words: readonly string[]; stems: ReadonlyArray<ReadonlySet<string>>; group: number };
/** Groups as a query is read by them. */
export type Synonyms = {
  byStem: ReadonlyMap<string, readonly Phrase[]>;
  groups: ReadonlyArray<readonly Phrase[]>;
};

export const NO_SYNONYMS: Synonyms = { byStem: new Map(), groups: [] };

/** Prepares groups of equal words for reading queries. */
export function readSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const read = groups.map((group, index) =>
    group.flatMap((text): Phrase[] => {
      const words = indexWords(text);
      const stems = words.map((word) => new Set(stemsOf(word)));
      return words.length > 0 ? [{ words, stems, group: index }] : [];
    }),
  );
  const byStem = new Map<string, Phrase[]>();
  for (const phrase of read.flat())
    for (const stem of phrase.stems[0] ?? []) {
      const known = byStem.get(stem);
      if (known) known.push(phrase);
      else byStem.set(stem, [phrase]);
    }
  return { byStem, groups: read };
}

/** Other words for some words of a query: those at `[from, to)` may as well be `words`. */
export type Alternative = { from: number; to: number; words: readonly string[] };

/** What the words of a query may be called otherwise; `stems` are those of each word. */
export function alternativesFor(
  stems: ReadonlyArray<readonly string[]>,
  { byStem, groups }: Synonyms,
): Alternative[] {
  const found = new Map<string, Alternative>();
  for (let from = 0; from < stems.length; from++) {
    const begun = new Set(stems[from]?.flatMap((stem) => byStem.get(stem) ?? []));
    for (const phrase of begun) {
      const isThere = phrase.stems.every((own, index) => stems[from + index]?.some((stem) => own.has(stem)));
      if (!isThere) continue;
      const to = from + phrase.words.length;
      for (const other of groups[phrase.group] ?? []) {
        if (other === phrase) continue;
        found.set(`${from} ${to} ${other.words.join(' ')}`, { from, to, words: other.words });
      }
    }
  }
  return [...found.values()];
}
