import { type Found as FoundPart, type SearchView, searchPage } from '../../../domain/pages/search.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import type { FindAnswer, SuggestAnswer, Suggestion } from '../../../domain/search/answer.ts';
import { FIND_LIMIT, type FindAsked } from '../../../domain/search/asked.ts';
import { FOUND_KINDS, type FoundKind } from '../../../domain/search/kinds.ts';
import { type Query, readQuery } from '../../../domain/search/query.ts';
import type { Synonyms } from '../../../domain/search/synonyms.ts';
import { whole } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';
import { giveWay } from '../../give-way.ts';
import { createCandidates, type FoundLists } from './candidates.ts';
import type { Found, HitSource } from './found-rows.ts';
import { FOUND_TABLES } from './found-tables.ts';
import { type ByKind, countsOf, isEmpty, together } from './index/by-kind.ts';
import { firstOf } from './index/first-of.ts';
import type { Index } from './index/index.ts';
import type { IndexKeeper } from './index/keeper.ts';
import type { IndexedRow } from './index/rows.ts';
import { type Matches, searchIndex } from './index/search.ts';
import type { MissedSearches } from './missed.ts';
import { narrowBySpecs } from './narrow-specs.ts';
import { createPresenter, groupsOf } from './present.ts';
import { correctedText, shorterOnes, understoodIn } from './understood.ts';

/** How much is offered while somebody types. */
const SUGGESTED = { products: 5, places: 3, papers: 2 };

/** What answers are made of, stock and prices too. */
const TABLES = Object.values(FOUND_TABLES).map(({ table }) => table);
const READ = [...TABLES, whole('products'), 'settings', 'synonyms'];

type Result = Pick<Matches, 'kinds'> & {
  query: Query;
  matches: Matches;
  isCorrected: boolean;
  suggestions: Suggestion[];
};

type Options = Omit<HitSource, 'source'> & {
  source: PageSource;
  catalogue: FoundLists;
  keeper: IndexKeeper;
  synonyms: () => Promise<Synonyms>;
  missed: Pick<MissedSearches, 'note'>;
};

function search(
  index: Index,
  text: string,
  synonyms: Synonyms,
  { demandMeasures = false, only }: { demandMeasures?: boolean | undefined; only?: FoundKind } = {},
): Result {
  const query = readQuery(text, synonyms);
  const looked = (typos: 'none' | 'unknown' | 'all') => {
    const matches = searchIndex(index, query, { typos, demandMeasures, only });
    return { query, matches, kinds: matches.kinds };
  };
  const exact = looked('none');
  if (!isEmpty(exact.kinds) || query.words.length === 0)
    return { ...exact, isCorrected: false, suggestions: [] };
  for (const typos of ['unknown', 'all'] as const) {
    const found = looked(typos);
    if (isEmpty(found.kinds)) continue;
    const text = correctedText(index, query, found.matches);
    const count = found.kinds.product.rows.length;
    return { ...found, isCorrected: true, suggestions: [{ text, count }] };
  }
  return { ...exact, isCorrected: false, suggestions: shorterOnes(index, query, synonyms) };
}

function foundOf(index: Index, { query, matches }: Result): Found {
  const all = [...matches.terms, matches.other];
  return {
    measures: query.measures,
    lettersOf: (word) => {
      const term = index.vocabulary.find(word);
      if (term === undefined) return 0;
      return all.reduce((most, terms) => Math.max(most, terms.get(term)?.letters ?? 0), 0);
    },
  };
}

/** Pages that say it, then documents that are called so. */
function papersOf(index: Index, { page, catalog }: ByKind): IndexedRow[] {
  const pages = firstOf(index, page, SUGGESTED.papers, 'relevance');
  return [...pages, ...firstOf(index, catalog, SUGGESTED.papers - pages.length, 'relevance')];
}

/** The search of visitors: verbs that everyone may call, over what the site shows. */
export function createFinder({ db, source, productsById, catalogue, keeper, synonyms, missed }: Options) {
  const present = createPresenter({ db, source, productsById });
  const candidates = createCandidates({ db, catalogue });

  /** The index with what it is asked by; before there is one, a small index of what the database finds. */
  async function asking(q: string) {
    const [held, words] = await Promise.all([keeper.current(), synonyms()]);
    return { isWhole: held !== null, index: held?.index ?? (await candidates(q, words)), words };
  }

  async function findNow(asked: FindAsked): Promise<FoundPart> {
    const { index, isWhole, words } = await asking(asked.q);
    const { showPrices } = await source.settings();
    const result = search(index, asked.q, words, { demandMeasures: asked.onlyMeasured });
    const { query, kinds, matches, isCorrected, suggestions } = result;
    if (isWhole && isEmpty(kinds) && query.words.length > 0) missed.note(query.text);
    await giveWay();
    const { left, facets, specs } = narrowBySpecs(index, kinds.product, asked, showPrices === 'true');
    const kind = asked.kind ?? FOUND_KINDS.find((one) => kinds[one].rows.length > 0) ?? 'product';
    const { page = 1, limit = FIND_LIMIT, sort = 'relevance' } = asked;
    const found = kind === 'product' ? left : kinds[kind];
    await giveWay();
    const part = firstOf(index, found, page * limit, sort).slice((page - 1) * limit);
    await giveWay();
    const answer: FindAnswer = {
      query: query.text,
      kind,
      hits: await present(part, foundOf(index, result)),
      total: found.rows.length,
      ...{ page, limit, sort },
      counts: countsOf(kinds),
      facets,
      understood: understoodIn(matches),
      suggestions,
      isCorrected,
    };
    return { answer, specs };
  }

  async function suggestNow(q: string): Promise<SuggestAnswer> {
    const { index, words } = await asking(q);
    const result = search(index, q, words);
    const { query, kinds, matches, isCorrected, suggestions } = result;
    const counts = countsOf(kinds);
    await giveWay();
    const rows = [
      ...firstOf(index, kinds.product, SUGGESTED.products, 'relevance'),
      ...firstOf(index, together(kinds.brand, kinds.category), SUGGESTED.places, 'relevance'),
      ...papersOf(index, kinds),
    ];
    const hits = await present(rows, foundOf(index, result));
    return {
      query: query.text,
      ...groupsOf(hits),
      counts,
      total: FOUND_KINDS.reduce((sum, kind) => sum + counts[kind], 0),
      understood: understoodIn(matches),
      suggestions,
      isCorrected,
    };
  }

  /** Says what an answer depends on: it is told of every change of what the index holds. */
  const named = <T>(work: () => Promise<T>) => readAs(() => READ, work);

  /** The rows of a kind that answer best, passive ones too, by their ids; none before there is an index. */
  async function idsOf(kind: FoundKind, q: string, limit: number): Promise<string[]> {
    const held = await keeper.current();
    if (!held) return [];
    const { kinds } = search(held.index, q, await synonyms(), { only: kind });
    return firstOf(held.index, kinds[kind], limit, 'relevance').map(({ id }) => id);
  }

  return {
    idsOf,
    /** What a search finds: one part of the hits of a kind, with counts, filters, and what was understood. */
    find: async (asked: FindAsked): Promise<FindAnswer> => (await named(() => findNow(asked))).answer,
    /** The first of everything, while somebody types. */
    suggest: (q: string): Promise<SuggestAnswer> => named(() => suggestNow(q)),
    /** What the page of a search shows. */
    page: (asked: FindAsked): Promise<SearchView> => named(() => searchPage(source, asked, findNow)),
  };
}

export type Finder = ReturnType<typeof createFinder>;
