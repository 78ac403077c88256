import type { PageSource } from '../../../domain/pages/source.ts';
import type { SpecifiedProduct } from '../../../domain/pages/spec-facts.ts';
import type { Changes } from '../../db/changes.ts';
import { createKept } from '../../db/kept.ts';

/** How many rows are held in all. */
const ROWS_KEPT = 12_000;
/** Of how many products the technical data is held besides: a few hundred bytes each, since lines are shared. */
const SPECIFIED_KEPT = 60_000;

function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length + 1;
  return value instanceof Map ? value.size + 1 : 1;
}

/**
 * The pages' source that reads what has not changed from memory: what one page has read serves the next, and after a
 * write only what it changed is read anew. Whoever is given it shares it: nothing of it may be changed.
 */
export function keptReads(source: PageSource, changes: Changes): PageSource {
  const kept = createKept<{ rows: unknown }>({
    changes,
    limit: ROWS_KEPT,
    weigh: ({ rows }) => rowsIn(rows),
  });

  const specified = createKept<{ rows: readonly SpecifiedProduct[] }>({
    changes,
    limit: SPECIFIED_KEPT,
    weigh: ({ rows }) => rows.length + 1,
  });

  /** The same read, asked of the source once for the same arguments. */
  function once<Asked extends readonly unknown[], Rows>(
    name: string,
    read: (...asked: Asked) => Promise<Rows>,
  ): (...asked: Asked) => Promise<Rows> {
    return async (...asked) => {
      const key = `${name} ${JSON.stringify(asked)}`;
      const { rows } = await kept.get(key, async () => ({ rows: await read(...asked) }));
      return rows as Rows;
    };
  }

  const { figures } = source;
  return {
    ...source,
    sections: once('sections', source.sections),
    settings: once('settings', source.settings),
    brands: once('brands', source.brands),
    brand: once('brand', source.brand),
    categories: once('categories', source.categories),
    catalogs: once('catalogs', source.catalogs),
    products: once('products', source.products),
    product: once('product', source.product),
    productCounts: once('productCounts', source.productCounts),
    ...(figures && { figures: once('figures', figures) }),
    facetGroups: once('facetGroups', source.facetGroups),
    specified: async (brandId) =>
      (await specified.get(brandId, async () => ({ rows: await source.specified(brandId) }))).rows,
    categoryPictures: once('categoryPictures', source.categoryPictures),
    totals: once('totals', source.totals),
  };
}
