import type { PageSource } from '../../../domain/pages/source.ts';
import { ALL, listName, rowName, whole } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';

/** What a brand's products are listed with: their own columns, and what is shown of whom they belong to. */
function productsOf(brandId: string | undefined): string[] {
  const own = brandId
    ? [listName('products', brandId), rowName('brands', brandId), listName('categories', brandId)]
    : ['products', 'brands', 'categories'];
  // Whether a catalog is shown decides whether its product says that it has one.
  return [...own, 'catalogs'];
}

/**
 * The pages' source that says what each of its reads depends on, as closely as pages need it: a page is made again when
 * one of these changes, and not before. Sections, whose ids do not leave the source, name themselves in it.
 */
export function namedReads(source: PageSource): PageSource {
  /** Prices and stock belong to the pages where the settings show them. */
  async function withPrices(names: readonly string[]): Promise<string[]> {
    const { showPrices } = await source.settings();
    return [...(showPrices === 'true' ? names.map(whole) : []), ...names, 'settings'];
  }

  return {
    ...source,
    settings: () =>
      readAs(
        () => ['settings'],
        () => source.settings(),
      ),
    brands: () =>
      readAs(
        () => ['brands'],
        () => source.brands(),
      ),
    brand: (by, value) =>
      readAs(
        (brand) => [brand ? rowName('brands', brand.id) : 'brands'],
        () => source.brand(by, value),
      ),
    categories: (brandId) =>
      readAs(
        () =>
          brandId ? [listName('categories', brandId), rowName('brands', brandId)] : ['categories', 'brands'],
        () => source.categories(brandId),
      ),
    catalogs: (brandId) =>
      readAs(
        () => ['catalogs', ...(brandId ? [listName('products', brandId), rowName('brands', brandId)] : [])],
        () => source.catalogs(brandId),
      ),
    products: async (wish) => {
      const names = await withPrices(productsOf(wish.brandId));
      return readAs(
        () => names,
        () => source.products(wish),
      );
    },
    product: async (by, value) => {
      const { showPrices } = await source.settings();
      const isPriced = showPrices === 'true';
      return readAs(
        (product) => {
          if (!product) return [...productsOf(undefined), 'settings'];
          const { id, brand } = product;
          const own = rowName('products', id);
          const around = [
            rowName('brands', brand.id),
            listName('categories', brand.id),
            'catalogs',
            'settings',
          ];
          return [own, ...(isPriced ? [whole(own)] : []), ...around];
        },
        () => source.product(by, value),
      );
    },
    productCounts: (brandId) =>
      readAs(
        () => productsOf(brandId),
        () => source.productCounts(brandId),
      ),
    ...(source.figures && {
      figures: () =>
        readAs(
          () => ['products', 'brands', 'categories'],
          async () => source.figures?.() ?? new Map(),
        ),
    }),
    facetGroups: (scope) =>
      readAs(
        () => productsOf(scope.brandId),
        () => source.facetGroups(scope),
      ),
    specified: (brandId) =>
      readAs(
        () => productsOf(brandId),
        () => source.specified(brandId),
      ),
    categoryPictures: (brandId) =>
      readAs(
        () => productsOf(brandId),
        () => source.categoryPictures(brandId),
      ),
    totals: () =>
      readAs(
        () => ['brands', 'products'],
        () => source.totals(),
      ),
    // What has moved may move on, be taken by another or come back.
    movedTo: (entity, scope, slug) =>
      readAs(
        () => [ALL],
        () => source.movedTo(entity, scope, slug),
      ),
  };
}
