import { type SearchView, searchPage } from '../../../domain/pages/search.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import type { FindAnswer, Hit, SuggestAnswer, Suggestion } from '../../../domain/search/answer.ts';
import { FIND_LIMIT, type FindAsked } from '../../../domain/search/asked.ts';
import { FOUND_KINDS, type FoundKind } from '../../../domain/search/kinds.ts';
import { type Query, readQuery } from '../../../domain/search/query.ts';
import type { Synonyms } from '../../../domain/search/synonyms.ts';
import type { CatalogueVerbs } from '../../all-kinds.ts';
import { whole } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';
import { createFallback } from './fallback.ts';
import type { Index } from './index/index.ts';
import type { IndexKeeper } from './index/keeper.ts';
import type { IndexedRow } from './index/rows.ts';
import { type Match, type Matches, searchIndex } from './index/search.ts';
import type { MissedSearches } from './missed.ts';
import { type ByKind, byKind, countsOf, firstOf, isShown, narrowProducts } from './narrow.ts';
import { createPresenter, type Found, groupsOf, type Parts } from './present.ts';
import { correctedText, shorterOnes, understoodIn } from './understood.ts';

/** How much is offered while somebody types. */
const SUGGESTED = { products: 5, places: 3, papers: 2 };

/** What answers are made of, stock and prices too. */
const READ = ['products', whole('products'), 'brands', 'categories', 'catalogs', 'settings', 'synonyms'];

type Result = {
  query: Query;
  kinds: ByKind;
  matches: Matches;
  isCorrected: boolean;
  suggestions: Suggestion[];
};

type Options = Omit<Parts, 'source'> & {
  source: PageSource;
  catalogue: CatalogueVerbs;
  keeper: IndexKeeper;
  synonyms: () => Promise<Synonyms>;
  missed: Pick<MissedSearches, 'note'>;
};

function isEmpty(kinds: ByKind): boolean {
  return FOUND_KINDS.every((kind) => kinds[kind].length === 0);
}

function search(
  index: Index,
  text: string,
  synonyms: Synonyms,
  { demandMeasures, isSeen = isShown }: { demandMeasures: boolean; isSeen?: (row: IndexedRow) => boolean },
): Result {
  const query = readQuery(text, synonyms);
  const looked = (typos: 'none' | 'unknown' | 'all') => {
    const matches = searchIndex(index, query, { typos, demandMeasures, isShown: isSeen });
    return { query, matches, kinds: byKind(matches.matches) };
  };
  const exact = looked('none');
  if (!isEmpty(exact.kinds) || query.words.length === 0)
    return { ...exact, isCorrected: false, suggestions: [] };
  for (const typos of ['unknown', 'all'] as const) {
    const found = looked(typos);
    if (isEmpty(found.kinds)) continue;
    const text = correctedText(index, query, found.matches);
    const count = found.kinds.product.length;
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

/** Pages that say it, then catalogs that are called so. */
function papersOf({ page, catalog }: ByKind): Match[] {
  const pages = firstOf(page, SUGGESTED.papers, 'relevance');
  return [...pages, ...firstOf(catalog, SUGGESTED.papers - pages.length, 'relevance')];
}

/** The search of visitors: verbs that everyone may call, over what the site shows. */
export function createFinder({ db, source, productsById, catalogue, keeper, synonyms, missed }: Options) {
  const present = createPresenter({ db, source, productsById });
  const fallback = createFallback({ catalogue, source, present });

  async function presented(index: Index, result: Result, rows: readonly Match[]): Promise<Hit[]> {
    return present(
      rows.map(({ row }) => row),
      foundOf(index, result),
    );
  }

  function chosenKind({ kind }: FindAsked, kinds: ByKind): FoundKind {
    return kind ?? FOUND_KINDS.find((one) => kinds[one].length > 0) ?? 'product';
  }

  async function findNow(asked: FindAsked): Promise<FindAnswer> {
    const held = await keeper.current();
    if (!held) return fallback.find(asked);
    const { index } = held;
    const result = search(index, asked.q, await synonyms(), {
      demandMeasures: asked.onlyMeasured ?? false,
    });
    const { query, kinds, matches, isCorrected, suggestions } = result;
    if (isEmpty(kinds) && query.words.length > 0) missed.note(query.text);
    const { showPrices } = await source.settings();
    const { left, facets } = narrowProducts(kinds.product, asked, showPrices === 'true');
    const kind = chosenKind(asked, kinds);
    const page = asked.page ?? 1;
    const limit = asked.limit ?? FIND_LIMIT;
    const sort = asked.sort ?? 'relevance';
    const rows = kind === 'product' ? left : kinds[kind];
    const part = firstOf(rows, page * limit, sort).slice((page - 1) * limit);
    return {
      query: query.text,
      kind,
      hits: await presented(index, result, part),
      total: rows.length,
      ...{ page, limit, sort },
      counts: countsOf(kinds),
      facets,
      understood: understoodIn(matches),
      suggestions,
      isCorrected,
    };
  }

  async function suggestNow(q: string): Promise<SuggestAnswer> {
    const held = await keeper.current();
    if (!held) return fallback.suggest(q, SUGGESTED);
    const { index } = held;
    const result = search(index, q, await synonyms(), { demandMeasures: false });
    const { query, kinds, matches, isCorrected, suggestions } = result;
    const counts = countsOf(kinds);
    const rows = [
      ...firstOf(kinds.product, SUGGESTED.products, 'relevance'),
      ...firstOf([...kinds.brand, ...kinds.category], SUGGESTED.places, 'relevance'),
      ...papersOf(kinds),
    ];
    const hits = await presented(index, result, rows);
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
    const { kinds } = search(held.index, q, await synonyms(), {
      demandMeasures: false,
      isSeen: (row) => row.kind === kind,
    });
    return firstOf(kinds[kind], limit, 'relevance').map(({ row }) => row.id);
  }

  return {
    idsOf,
    /** What a search finds: one part of the hits of a kind, with counts, filters, and what was understood. */
    find: (asked: FindAsked): Promise<FindAnswer> => named(() => findNow(asked)),
    /** The first of everything, while somebody types. */
    suggest: (q: string): Promise<SuggestAnswer> => named(() => suggestNow(q)),
    /** What the page of a search shows. */
    page: (asked: FindAsked): Promise<SearchView> => named(() => searchPage(source, asked, findNow)),
  };
}

export type Finder = ReturnType<typeof createFinder>;
