import { withQuery } from '../site/paths.ts';

/** What a list of products can be narrowed by, as far as products hold it. */
export const FACETS = ['featured', 'catalog', 'video'] as const;
export type FacetKey = (typeof FACETS)[number];
export const PRODUCT_SORTS = ['recommended', 'name', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const FACET_LABELS: Record<FacetKey, string> = {
  featured: 'Öne çıkan',
  catalog: 'Kataloğu olan',
  video: 'Videosu olan',
};
export const SORT_LABELS: Record<ProductSort, string> = {
  recommended: 'Önerilen sıra',
  name: 'Ada göre (A–Z)',
  newest: 'En yeni',
};

export type ProductFilter = { facets: FacetKey[]; sort: ProductSort };
export const NO_FILTER: ProductFilter = { facets: [], sort: 'recommended' };

/** The filter in an address; anything odd is left out. */
export function readFilter(params: Pick<URLSearchParams, 'get'>): ProductFilter {
  return {
    facets: FACETS.filter((key) => params.get(key) === '1'),
    sort: PRODUCT_SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTER.sort,
  };
}

/** The query of a filter: what stands at its default is left out. */
export function filterQuery({ facets, sort }: ProductFilter): Record<string, string> {
  return {
    ...Object.fromEntries(facets.map((key) => [key, '1'])),
    ...(sort !== NO_FILTER.sort && { sort }),
  };
}

/** The address of a list under a filter. */
export function filteredPath(path: string, filter: ProductFilter): string {
  return withQuery(path, filterQuery(filter));
}

/** How many products share the same answers to all facets. */
export type FacetGroup = Record<FacetKey, boolean> & { count: number };

export type Facet = { key: FacetKey; label: string; count: number; isOn: boolean };
export type FilterView = {
  facets: Facet[];
  sort: ProductSort;
  /** How many products pass. */
  total: number;
};

function countWhere(groups: readonly FacetGroup[], facets: readonly FacetKey[]): number {
  return groups.reduce((sum, group) => sum + (facets.every((key) => group[key]) ? group.count : 0), 0);
}

/** The filters that a list offers: those that would leave some of it and not all, and those that are on. */
export function filterView(groups: readonly FacetGroup[], filter: ProductFilter): FilterView {
  const whole = countWhere(groups, []);
  const facets = FACETS.map((key) => ({
    key,
    label: FACET_LABELS[key],
    count: countWhere(groups, [...filter.facets, key]),
    isOn: filter.facets.includes(key),
    alone: countWhere(groups, [key]),
  }));
  return {
    facets: facets
      .filter(({ alone, isOn }) => isOn || (alone > 0 && alone < whole))
      .map(({ alone: _alone, ...facet }) => facet),
    sort: filter.sort,
    total: countWhere(groups, filter.facets),
  };
}
