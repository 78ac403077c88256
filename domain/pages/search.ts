import type { FindAnswer, Hit } from '../search/answer.ts';
import type { FindAsked } from '../search/asked.ts';
import { type ListProgress, PAGE_SIZE, pagingOf, progressOf, STEPS_SHOWN } from './paging.ts';
import { type ProductCard, productCards } from './product-card.ts';
import type { PageSource } from './source.ts';

/** How many pages of catalogs stand below the products, and products where nothing was found. */
const PAGES_BESIDE = 4;
const OFFERED = 4;

export type SearchView = {
  asked: FindAsked;
  /** Null where nothing was asked for. */
  answer: FindAnswer | null;
  progress: ListProgress;
  /** Pages of catalogs, below products. */
  papers: Hit[];
  /** Where nothing is found, what the company shows first. */
  offered: ProductCard[];
};

/** The page of a search. What it finds comes of `find`: the index on the server, the kept copy in a browser without it. */
export async function searchPage(
  source: PageSource,
  asked: FindAsked,
  find: (asked: FindAsked) => Promise<FindAnswer>,
): Promise<SearchView> {
  const isAsked = asked.q.trim() !== '';
  // A list grows in its place: its later pages hold the ones before.
  const page = Math.min(asked.page ?? 1, STEPS_SHOWN);
  const answer = isAsked ? await find({ ...asked, page: 1, limit: page * PAGE_SIZE }) : null;
  const total = answer?.total ?? 0;
  const hasPapers = answer?.kind === 'product' && answer.counts.page > 0;
  const papers = hasPapers ? await find({ q: asked.q, kind: 'page', limit: PAGES_BESIDE }) : null;
  const isEmpty = !answer || answer.hits.length === 0;
  const rows = isEmpty
    ? await source.products({ isFeatured: true, paging: { offset: 0, limit: OFFERED } })
    : [];
  const pictureOf = await source.pictures(rows.map(({ imageUrl }) => imageUrl));
  const progress = progressOf(pagingOf(page, total), total);
  return {
    asked,
    answer,
    progress: page === STEPS_SHOWN ? { ...progress, more: 0 } : progress,
    papers: papers?.hits ?? [],
    offered: productCards(rows, pictureOf),
  };
}
