import type { FindAnswer, Hit } from '../search/answer.ts';
import { type FindAsked, searchPath } from '../search/asked.ts';
import { offeredProducts } from './missing.ts';
import { type ListProgress, PAGE_SIZE, pagingOf, progressOf, STEPS_SHOWN } from './paging.ts';
import type { ProductCard } from './product-card.ts';
import type { PageSource } from './source.ts';
import { specChips } from './spec-chips.ts';
import { NO_SPECS } from './spec-choice.ts';
import type { SpecFacet } from './spec-facets.ts';

/** How many catalog pages stand below the products. */
const PAGES_BESIDE = 4;

export type SearchView = {
  asked: FindAsked;
  /** Null where nothing was asked for. */
  answer: FindAnswer | null;
  progress: ListProgress;
  /** What else narrows the products: their technical data. */
  specs: SpecFacet[];
  /** What is chosen of it; `href` leads to the results without that. */
  chips: Array<{ text: string; href: string }>;
  /** Catalog pages, below products. */
  papers: Hit[];
  /** Where nothing is found, what the company shows first. */
  offered: ProductCard[];
};

/** What a search finds, with what its products can be narrowed by besides. */
export type Found = { answer: FindAnswer; specs: SpecFacet[] };

/** The page of a search. What it finds comes of `find`: the index on the server, the kept copy in a browser without it. */
export async function searchPage(
  source: PageSource,
  asked: FindAsked,
  find: (asked: FindAsked) => Promise<Found>,
): Promise<SearchView> {
  const isAsked = asked.q.trim() !== '';
  // A list grows in its place: its later pages hold the ones before.
  const page = Math.min(asked.page ?? 1, STEPS_SHOWN);
  const found = isAsked ? await find({ ...asked, page: 1, limit: page * PAGE_SIZE }) : null;
  const answer = found?.answer ?? null;
  const specs = found?.specs ?? [];
  const chips = specChips(specs, asked.specs ?? NO_SPECS).map(({ text, without }) => ({
    text,
    href: searchPath({ ...asked, specs: without, page: 1 }),
  }));
  const total = answer?.total ?? 0;
  const hasPapers = answer?.kind === 'product' && answer.counts.page > 0;
  const papers = hasPapers ? await find({ q: asked.q, kind: 'page', limit: PAGES_BESIDE }) : null;
  const isEmpty = !answer || answer.hits.length === 0;
  const progress = progressOf(pagingOf(page, total), total);
  return {
    asked,
    answer,
    progress: page === STEPS_SHOWN ? { ...progress, more: 0 } : progress,
    specs,
    chips,
    papers: papers?.answer.hits ?? [],
    offered: isEmpty ? await offeredProducts(source) : [],
  };
}
