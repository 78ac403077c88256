import { FACETS, type FacetKey, type ProductFilter } from './product-filter.ts';
import { type SpecChip, specChips } from './spec-chips.ts';
import type { SpecFacet } from './spec-facets.ts';

const FACET_LABELS: Record<FacetKey, string> = {
  featured: 'Öne çıkan',
  catalog: 'Kataloğu olan',
  video: 'Videosu olan',
};

/** How many products share the same answers to all facets. */
export type FacetGroup = Record<FacetKey, boolean> & { count: number };

export type Facet = { key: FacetKey; label: string; count: number; isOn: boolean };
export type FilterView = {
  facets: Facet[];
  /** What is offered and chosen of the products' technical data. */
  specs: SpecFacet[];
  chips: SpecChip[];
  chosen: ProductFilter;
  /** How many products pass. */
  total: number;
};

function countWhere(groups: readonly FacetGroup[], facets: readonly FacetKey[]): number {
  return groups.reduce((sum, group) => sum + (facets.every((key) => group[key]) ? group.count : 0), 0);
}

/**
 * The filters that a list offers: those that would leave some of it and not all, and those that are on. `groups` are of
 * what the chosen technical data lets through, `whole` of the whole list.
 */
export function filterView(
  groups: readonly FacetGroup[],
  filter: ProductFilter,
  { whole: all = groups, specs = [] }: { whole?: readonly FacetGroup[]; specs?: SpecFacet[] } = {},
): FilterView {
  const whole = countWhere(all, []);
  const facets = FACETS.map((key) => ({
    key,
    label: FACET_LABELS[key],
    count: countWhere(groups, [...filter.facets, key]),
    isOn: filter.facets.includes(key),
    alone: countWhere(all, [key]),
  }));
  return {
    facets: facets
      .filter(({ alone, isOn }) => isOn || (alone > 0 && alone < whole))
      .map(({ alone: _alone, ...facet }) => facet),
    specs,
    chips: specChips(specs, filter.specs),
    chosen: filter,
    total: countWhere(groups, filter.facets),
  };
}
