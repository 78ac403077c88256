import type { Hit, SuggestAnswer } from '../../../domain/search/answer.ts';
import type { FoundKind } from '../../../domain/search/kinds.ts';
import type { Found, HitSource, Hits } from './found-rows.ts';
import { FOUND_TABLES } from './found-tables.ts';
import type { IndexedRow } from './index/rows.ts';

const HITS: Partial<Record<FoundKind, Hits>> = Object.assign(
  {},
  ...Object.values(FOUND_TABLES).map(({ hits }) => hits),
);

/** Makes hits of the rows that an index found: what they show is read of what visitors see, in one query a kind. */
export function createPresenter(source: HitSource) {
  /** The hits of some rows in their order; what visitors do not see any more is left out. */
  return async function present(rows: readonly IndexedRow[], found: Found): Promise<Hit[]> {
    const byKind = Map.groupBy(rows, ({ kind }) => kind);
    const hits = new Map<string, Hit>();
    for (const [kind, some] of byKind) {
      for (const hit of (await HITS[kind]?.(source, some, found)) ?? [])
        hits.set(`${hit.kind}:${hit.id}`, hit);
    }
    return rows.flatMap(({ key }) => hits.get(key) ?? []);
  };
}

/** Hits in the groups of a suggestion. */
export function groupsOf(hits: readonly Hit[]): Pick<SuggestAnswer, 'products' | 'places' | 'papers'> {
  return {
    products: hits.filter((hit) => hit.kind === 'product'),
    places: hits.filter((hit) => hit.kind === 'brand' || hit.kind === 'category'),
    papers: hits.filter((hit) => hit.kind === 'catalog' || hit.kind === 'page'),
  };
}
