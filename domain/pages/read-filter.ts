import { FACETS, NO_FILTER, PRODUCT_SORTS, type ProductFilter } from './product-filter.ts';
import { readSpecs } from './read-specs.ts';

/** The filter in an address; anything odd is left out. */
export function readFilter(params: URLSearchParams): ProductFilter {
  return {
    facets: FACETS.filter((key) => params.get(key) === '1'),
    sort: PRODUCT_SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTER.sort,
    specs: readSpecs(params),
  };
}
