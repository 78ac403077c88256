import { type Query, withQuery } from '../site/paths.ts';
import { type ChosenSpecs, hasSpecs, NO_SPECS, specsQuery } from './spec-choice.ts';

/** What a list of products can be narrowed by, as far as products hold it. */
export const FACETS = ['featured', 'catalog', 'video'] as const;
export type FacetKey = (typeof FACETS)[number];
export const PRODUCT_SORTS = ['recommended', 'name', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const SORT_LABELS: Record<ProductSort, string> = {
  recommended: 'Önerilen sıra',
  name: 'Ada göre (A–Z)',
  newest: 'En yeni',
};

export type ProductFilter = { facets: FacetKey[]; sort: ProductSort; specs: ChosenSpecs };
export const NO_FILTER: ProductFilter = { facets: [], sort: 'recommended', specs: NO_SPECS };

/** The query of a filter: what stands at its default is left out. */
export function filterQuery({ facets, sort, specs }: ProductFilter): Query {
  return {
    ...Object.fromEntries(facets.map((key) => [key, '1'])),
    ...(sort !== NO_FILTER.sort && { sort }),
    ...specsQuery(specs),
  };
}

/** The address of a list under a filter. */
export function filteredPath(path: string, filter: ProductFilter): string {
  return withQuery(path, filterQuery(filter));
}

/** Whether a filter leaves the list as it is. */
export function isWhole({ facets, sort, specs }: ProductFilter): boolean {
  return sort === NO_FILTER.sort && facets.length === 0 && !hasSpecs(specs);
}
