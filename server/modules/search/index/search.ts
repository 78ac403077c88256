import type { Query } from '../../../../domain/search/query.ts';
import { BONUS } from './fields.ts';
import {
  gatherAlternatives,
  gatherJoined,
  gatherTerms,
  type Measured,
  measuredBy,
  type Terms,
  type Typos,
  termsOf,
} from './gather.ts';
import { createRoom, type Gathered, note } from './gathered.ts';
import type { Index } from './index.ts';

/** From so many letters on the beginning of a code is told from a word. */
const CODE_BEGINS_MIN = 3;

/** A row that answers, and how well. */
export type Match = { at: number; score: number };

/** What was found: the rows in no order, and what the words of the query stood for. */
export type Matches = {
  matches: Match[];
  /** The terms that each word stood for. */
  terms: readonly Terms[];
  measured: readonly Measured[];
  /** Terms of other words that a group of equal words brought in. */
  other: Terms;
};

type Asked = { typos: Typos; demandMeasures: boolean };
type Answered = { index: Index; query: Query; gathered: readonly Gathered[]; demanded: readonly number[] };

const room = createRoom();

/** What a row is worth by its words; 0 where one that is demanded is not in it. */
function scoreOf({ index, query, gathered, demanded }: Answered, at: number): number {
  let score = 0;
  let inName = 0;
  for (const place of demanded) {
    const worth = gathered[place]?.worth[at] ?? 0;
    if (worth === 0) return 0;
    score += worth;
    inName += gathered[place]?.inName[at] ?? 0;
  }
  for (const [place, word] of query.words.entries())
    if (word.isOptional) score += (gathered[place]?.worth[at] ?? 0) / 4;
  const row = index.row(at);
  if (!row || inName < demanded.length) return score;
  score += BONUS.allInName + (BONUS.coverage * Math.min(inName, row.nameWords)) / row.nameWords;
  if (row.name === query.folded) score += BONUS.sameName;
  else if (row.name.startsWith(query.folded)) score += BONUS.nameBegins;
  return score;
}

/** What rows are worth by their codes. */
function byCode(index: Index, { code }: Query): Map<number, number> {
  const found = new Map<number, number>();
  if (code.length >= CODE_BEGINS_MIN)
    for (const rows of index.codesFrom(code)) for (const at of rows) found.set(at, BONUS.codeBegins);
  for (const at of code ? index.withCode(code) : []) found.set(at, BONUS.code);
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

/** Looks for the rows that answer every word of a query. */
export function searchIndex(index: Index, query: Query, { typos, demandMeasures }: Asked): Matches {
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
  const measured = query.measures.map((asked) => measuredBy(index, asked));
  for (const { asked, rows } of measured)
    for (const into of gathered.slice(asked.from, asked.to)) for (const at of rows) note(into, at, 1, false);

  const demanded = query.words.flatMap((word, at) => (word.isOptional ? [] : [at]));
  const answered = { index, query, gathered, demanded };
  const codes = byCode(index, query);
  const matches: Match[] = [];
  const consider = (at: number, score: number) => {
    if (score === 0 || !index.row(at)) return;
    const held = measured.filter(({ rows }) => rows.has(at)).length;
    if (!demandMeasures || held === measured.length)
      matches.push({ at, score: score + held * BONUS.measure });
  };
  const least = leastOf(gathered, demanded);
  for (let place = 0; least && place < least.size; place++) {
    const at = least.rows[place] ?? 0;
    if (!codes.has(at)) consider(at, scoreOf(answered, at));
  }
  for (const [at, bonus] of codes) consider(at, bonus + scoreOf(answered, at));

  for (const one of used) room.clear(one);
  return { matches, terms, measured, other };
}
