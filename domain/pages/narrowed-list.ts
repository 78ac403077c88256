import { type FacetGroup, type FilterView, filterView } from './filter-view.ts';
import { type ListProgress, pagingOf, progressOf } from './paging.ts';
import type { ProductFilter, ProductSort } from './product-filter.ts';
import type { ProductRow } from './rows.ts';
import type { PageSource, ProductScope } from './source.ts';
import { hasSpecs, NO_SPECS } from './spec-choice.ts';
import { facetsOf, type SpecFacet } from './spec-facets.ts';
import type { SpecifiedProduct } from './spec-facts.ts';

type Scope = ProductScope & { brandId: string };

function compare<T extends string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

/** Each keeps the order of those that it finds equal, as the database does. */
const SORTS: Record<ProductSort, (rows: SpecifiedProduct[]) => SpecifiedProduct[]> = {
  recommended: (rows) => rows,
  name: (rows) => rows.sort((a, b) => compare(a.nameKey, b.nameKey)),
  newest: (rows) => rows.sort((a, b) => compare(b.createdAt, a.createdAt)),
};

/** What is offered where nothing is chosen, by the products it was worked out of and their categories: most lists ask that. */
const offered = new WeakMap<object, Map<string, SpecFacet[]>>();

function within(rows: readonly SpecifiedProduct[], { categoryIds }: Scope): readonly SpecifiedProduct[] {
  if (!categoryIds) return rows;
  const ids = new Set(categoryIds);
  return rows.filter(({ categoryId }) => ids.has(categoryId));
}

function offeredBy(rows: readonly SpecifiedProduct[], scope: Scope): SpecFacet[] {
  const known = offered.get(rows) ?? new Map<string, SpecFacet[]>();
  offered.set(rows, known);
  const key = scope.categoryIds?.join(' ') ?? '*';
  const facets = known.get(key) ?? facetsOf(within(rows, scope), NO_SPECS).facets;
  known.set(key, facets);
  return facets;
}

function groupsOf(rows: readonly SpecifiedProduct[]): FacetGroup[] {
  return rows.map(({ featured, catalog, video }) => ({ featured, catalog, video, count: 1 }));
}

type List = { products: readonly ProductRow[]; progress: ListProgress; view: FilterView };

/** The products of a brand or category that a filter leaves, a page of them, and what else they can be narrowed by. */
export async function narrowedList(
  source: PageSource,
  scope: Scope,
  filter: ProductFilter,
  page: number,
): Promise<List> {
  const whole = await source.facetGroups(scope);
  const rows = await source.specified(scope.brandId);
  if (!hasSpecs(filter.specs)) {
    const view = filterView(whole, filter, { specs: offeredBy(rows, scope) });
    const paging = pagingOf(page, view.total);
    const products = await source.products({ ...scope, chosen: filter, paging });
    return { products, progress: progressOf(paging, view.total), view };
  }
  const { facets, passing } = facetsOf(
    within(rows, scope).filter((row) => filter.facets.every((key) => row[key])),
    filter.specs,
  );
  // What the other facets count is asked of everything that the technical data lets through.
  const open = filter.facets.length > 0 ? facetsOf(within(rows, scope), filter.specs).passing : passing;
  const view = filterView(groupsOf(open), filter, { whole, specs: facets });
  const paging = pagingOf(page, view.total);
  const ids = SORTS[filter.sort](passing)
    .slice(paging.offset, paging.offset + paging.limit)
    .map(({ id }) => id);
  const found = await source.products({ ...scope, ids, paging: { offset: 0, limit: ids.length } });
  const byId = new Map(found.map((row) => [row.id, row]));
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  return { products, progress: progressOf(paging, view.total), view };
}
