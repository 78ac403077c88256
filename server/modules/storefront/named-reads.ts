import type { PageSource } from '../../../domain/pages/source.ts';
import { ALL, countsName, listName, rowName, whole } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';

/** What a brand's products are listed with: their own columns, and what is shown of whom they belong to. */
function productsOf(brandId: string | undefined): string[] {
  const own = brandId
    ? [listName('products', brandId), rowName('brands', brandId), listName('categories', brandId)]
    : ['products', 'brands', 'categories'];
  // Whether a catalog is shown decides whether its product says that it has one.
  return [...own, 'catalogs'];
}

/** A read that says what it depends on, by what it was asked and what it found. */
function named<Asked extends readonly unknown[], Rows>(
  read: (...asked: Asked) => Promise<Rows>,
  names: (rows: Rows, ...asked: Asked) => Iterable<string>,
): (...asked: Asked) => Promise<Rows> {
  return (...asked) =>
    readAs(
      (rows) => names(rows, ...asked),
      () => read(...asked),
    );
}

/**
 * The pages' source that says what each of its reads depends on, as closely as pages need it: a page is made again when
 * one of these changes, and not before. Sections, whose ids do not leave the source, name themselves in it.
 */
export function namedReads(source: PageSource): PageSource {
  /** Prices and stock belong to the pages where the settings show them. */
  async function isPriced(): Promise<boolean> {
    return (await source.settings()).showPrices === 'true';
  }

  return {
    ...source,
    settings: named(source.settings, () => ['settings']),
    brands: named(source.brands, () => ['brands']),
    brand: named(source.brand, (brand) => [brand ? rowName('brands', brand.id) : 'brands']),
    categories: named(source.categories, (_, brandId) =>
      brandId ? [listName('categories', brandId), rowName('brands', brandId)] : ['categories', 'brands'],
    ),
    catalogs: named(source.catalogs, (_, brandId) => [
      'catalogs',
      ...(brandId ? [listName('products', brandId), rowName('brands', brandId)] : []),
    ]),
    products: async (wish) => {
      const names = productsOf(wish.brandId);
      const all = [...((await isPriced()) ? names.map(whole) : []), ...names, 'settings'];
      return named(source.products, () => all)(wish);
    },
    product: async (by, value) => {
      const priced = await isPriced();
      return named(source.product, (product) => {
        if (!product) return [...productsOf(undefined), 'settings'];
        const { id, brand } = product;
        const own = rowName('products', id);
        const around = [
          rowName('brands', brand.id),
          listName('categories', brand.id),
          'catalogs',
          'settings',
        ];
        return [own, ...(priced ? [whole(own)] : []), ...around];
      })(by, value);
    },
    productCounts: named(source.productCounts, (_, brandId) => productsOf(brandId)),
    ...(source.figures && {
      figures: named(source.figures, () => [countsName('products'), 'brands', 'categories']),
    }),
    facetGroups: named(source.facetGroups, (_, { brandId }) => productsOf(brandId)),
    specified: named(source.specified, (_, brandId) => productsOf(brandId)),
    categoryPictures: named(source.categoryPictures, (_, brandId) => productsOf(brandId)),
    totals: named(source.totals, () => ['brands', countsName('products')]),
    // What has moved may move on, be taken by another or come back.
    movedTo: named(source.movedTo, () => [ALL]),
  };
}
