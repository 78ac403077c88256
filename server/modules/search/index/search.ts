import type { FoundKind } from '../../../../domain/search/kinds.ts';
import type { Query } from '../../../../domain/search/query.ts';
import { type ByKind, byKind } from './by-kind.ts';
import { headsFrom, KIND_NUMBERS } from './columns.ts';
import { BONUS } from './fields.ts';
import { gatherAlternatives, gatherJoined, gatherTerms, type Terms, type Typos, termsOf } from './gather.ts';
import { createRoom, type Gathered, note } from './gathered.ts';
import type { Index } from './index.ts';
import type { MeasureName } from './measures.ts';

/** From so many letters on the beginning of a code is told from a word. */
const CODE_BEGINS_MIN = 3;

/** A measure of a query: how many rows that were found hold it, and what most of those call it. */
export type Measured = { asked: Query['measures'][number]; count: number; name: MeasureName };

/** What was found, and what the words of the query stood for. */
export type Matches = {
  kinds: ByKind;
  /** The terms that each word stood for. */
  terms: readonly Terms[];
  measured: readonly Measured[];
  /** Terms of other words that a group of equal words brought in. */
  other: Terms;
};

type Asked = {
  typos: Typos;
  demandMeasures: boolean;
  /** One kind alone, with rows that visitors do not see: what the staff looks for. */
  only?: FoundKind | undefined;
};
type Answered = {
  index: Index;
  query: Query;
  gathered: readonly Gathered[];
  demanded: readonly number[];
  /** For each measure the rows that hold it. */
  held: readonly Gathered[];
  /** Whether the name of a row may begin as the query does: told without reading the name. */
  mayBegin: (at: number) => boolean;
};

const room = createRoom();

/** What a row is worth by its words; 0 where one that is demanded is not in it. */
function scoreOf(
  { index, query, gathered, demanded, mayBegin }: Answered,
  at: number,
  nameWords: number,
): number {
  let score = 0;
  let inName = 0;
  for (const place of demanded) {
    const worth = gathered[place]?.worth[at] ?? 0;
    if (worth === 0) return 0;
    score += worth;
    inName += gathered[place]?.inName[at] ?? 0;
  }
  if (demanded.length < query.words.length)
    for (const [place, word] of query.words.entries())
      if (word.isOptional) score += (gathered[place]?.worth[at] ?? 0) / 4;
  if (inName < demanded.length) return score;
  score += BONUS.allInName + (BONUS.coverage * Math.min(inName, nameWords)) / nameWords;
  if (!mayBegin(at)) return score;
  const name = index.row(at)?.name ?? '';
  if (name === query.folded) score += BONUS.sameName;
  else if (name.startsWith(query.folded)) score += BONUS.nameBegins;
  return score;
}

/** What rows are worth by their codes. */
function byCode(index: Index, { code }: Query): Map<number, number> {
  const found = new Map<number, number>();
  if (code.length < CODE_BEGINS_MIN) return found;
  index.eachCoded(code, (row, isWhole) => found.set(row, isWhole ? BONUS.code : BONUS.codeBegins));
  return found;
}

/** The least of what has to be there is looked through. */
function leastOf(gathered: readonly Gathered[], demanded: readonly number[]): Gathered | undefined {
  let least: Gathered | undefined;
  for (const place of demanded) {
    const one = gathered[place];
    if (one && (!least || one.size < least.size)) least = one;
  }
  return least;
}

/** The rows that hold each measure; the words of the measure are answered by them. */
function gatherMeasures(index: Index, query: Query, gathered: readonly Gathered[], take: () => Gathered) {
  return query.measures.map((asked) => {
    const held = take();
    index.eachMeasured(asked, (row) => note(held, row, 1, false));
    for (const into of gathered.slice(asked.from, asked.to))
      for (let place = 0; place < held.size; place++) note(into, held.rows[place] ?? 0, 1, false);
    return held;
  });
}

/** What most of the rows that were found call a measure. */
function measuredIn(index: Index, asked: Query['measures'][number], found: Gathered): Measured {
  const counts = new Map<number, number>();
  index.eachMeasured(asked, (row, name) => {
    if (found.worth[row]) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  let most: [name: number, count: number] = [-1, 0];
  let count = 0;
  for (const entry of counts) {
    count += entry[1];
    if (entry[1] > most[1]) most = entry;
  }
  return { asked, count, name: index.measureName(most[0]) };
}

/** Which rows are looked for, by the number of their kind; 0 of those that are not. */
function createSight(index: Index, only: FoundKind | undefined): (at: number) => number {
  const { kind, isShown, brand } = index.columns();
  if (only) return (at) => (kind[at] === KIND_NUMBERS[only] ? KIND_NUMBERS[only] : 0);
  const shown = index.shownOwners();
  return (at) => (isShown[at] && shown[brand[at] ?? 0] ? (kind[at] ?? 0) : 0);
}

/** Looks for the rows that answer every word of a query. */
export function searchIndex(index: Index, query: Query, { typos, demandMeasures, only }: Asked): Matches {
  room.fit(index.room());
  const used: Gathered[] = [];
  const take = () => {
    const taken = room.take();
    used.push(taken);
    return taken;
  };
  const terms = query.words.map((word) => termsOf(index, word, typos));
  const gathered = terms.map((own) => {
    const into = take();
    gatherTerms(index, into, own.values());
    return into;
  });
  gatherJoined(index, query, gathered);
  const other = gatherAlternatives(index, query, { gathered, take });
  const held = gatherMeasures(index, query, gathered, take);

  const { nameWords, nameHead } = index.columns();
  const demanded = query.words.flatMap((word, at) => (word.isOptional ? [] : [at]));
  const [least, most] = headsFrom(query.folded);
  const mayBegin = (at: number) => (nameHead[at] ?? 0) >= least && (nameHead[at] ?? 0) <= most;
  const answered = { index, query, gathered, demanded, held, mayBegin };
  const codes = byCode(index, query);
  const found = take();
  const seenKind = createSight(index, only);
  function consider(at: number, bonus: number): void {
    if (seenKind(at) === 0) return;
    let score = scoreOf(answered, at, nameWords[at] ?? 1) + bonus;
    if (score === 0) return;
    for (const one of held) {
      if (one.worth[at]) score += BONUS.measure;
      else if (demandMeasures) return;
    }
    note(found, at, score, false);
  }
  const fewest = leastOf(gathered, demanded);
  for (let place = 0; fewest && place < fewest.size; place++) {
    const at = fewest.rows[place] ?? 0;
    if (!codes.has(at)) consider(at, 0);
  }
  for (const [at, bonus] of codes) consider(at, bonus);
  const measured = query.measures.map((one) => measuredIn(index, one, found));
  const kinds = byKind(found, index.columns());

  for (const one of used) room.clear(one);
  return { kinds, terms, measured, other };
}
