import { type ChosenSpecs, NO_SPECS, specsQuery } from '../pages/spec-choice.ts';
import { PATHS, type Query, withQuery } from '../site/paths.ts';
import { FIND_SORTS, type FindSort, FOUND_KINDS, type FoundKind, STOCK_CHOICES } from './kinds.ts';

export const QUERY_MAX = 120;
export const FIND_LIMIT = 24;
export const FIND_LIMIT_MAX = 60;
/** How far results can be paged through. */
export const FIND_PAGE_MAX = 200;
const CHOICES_MAX = 40;

/** What a whole search asks. */
export type FindAsked = {
  /** Up to 120 letters; longer ones are cut off. */
  q: string;
  /** Products where nothing is said, or the first kind of which something is found. */
  kind?: FoundKind | undefined;
  /** Slugs of brands and of categories: any of each. */
  brands?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  /** Does nothing where the site shows no stock. */
  stock?: ReadonlyArray<(typeof STOCK_CHOICES)[number]> | undefined;
  /** Only what holds the measures that were asked for: 'Yalnız 3,3 mm olanlar'. */
  onlyMeasured?: boolean | undefined;
  /** What is chosen among the technical data of the products. */
  specs?: ChosenSpecs | undefined;
  sort?: FindSort | undefined;
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
};

/** The values of a choice in an address: `corvus-implant,vektor`. */
export function choicesIn(value: string | null | undefined): string[] {
  const named = (value ?? '').split(',').map((part) => part.trim());
  return [...new Set(named.filter(Boolean))].slice(0, CHOICES_MAX);
}

/** What the address of a page asks, `?q=…&kind=…&brand=…&category=…&stock=…&measured=1&sort=…&page=…`; anything odd is left out. */
export function readAsked(params: Pick<URLSearchParams, 'get'>): FindAsked {
  const page = Number(params.get('page') ?? '1');
  return {
    q: (params.get('q') ?? '').slice(0, QUERY_MAX),
    kind: FOUND_KINDS.find((kind) => kind === params.get('kind')),
    brands: choicesIn(params.get('brand')),
    categories: choicesIn(params.get('category')),
    stock: STOCK_CHOICES.filter((choice) => choicesIn(params.get('stock')).includes(choice)),
    onlyMeasured: params.get('measured') === '1',
    sort: FIND_SORTS.find((sort) => sort === params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= FIND_PAGE_MAX ? page : 1,
  };
}

/** What stands in the address of a search; what is at its default is empty. */
export function searchQuery(asked: FindAsked): Query {
  const { q, kind, brands, categories, stock, onlyMeasured, specs = NO_SPECS, sort, page } = asked;
  return {
    q: q.trim(),
    kind,
    brand: brands?.toSorted().join(','),
    category: categories?.toSorted().join(','),
    stock: stock?.toSorted().join(','),
    measured: onlyMeasured ? '1' : null,
    sort: sort === FIND_SORTS[0] ? null : sort,
    page: page && page > 1 ? page : null,
    ...specsQuery(specs),
  };
}

/** The address of a search, the shortest that says it. */
export function searchPath(asked: FindAsked): string {
  return withQuery(PATHS.search, searchQuery(asked));
}
