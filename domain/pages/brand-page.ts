import { NO_CATEGORY } from '../fallbacks.ts';
import { withDescendants } from '../rules/tree.ts';
import { brandPath, categoryPath } from '../site/paths.ts';
import { type BrandView, brandView, type Parts } from './brand.ts';
import { type CategoryInTree, type CategoryTree, categoryTree, findCategory } from './category-tree.ts';
import { narrowedList } from './narrowed-list.ts';
import { NO_FILTER, type ProductFilter } from './product-filter.ts';
import { MISSING, moved, type PageResult, page } from './result.ts';
import type { BrandRow, ProductRow } from './rows.ts';
import type { PageSource } from './source.ts';

/** The brand an address names, by slug, id or old slug; `isCanonical` when it is the slug as it is now. */
export async function findBrand(
  source: PageSource,
  name: string,
): Promise<{ brand: BrandRow; isCanonical: boolean } | null> {
  const bySlug = await source.brand('slug', name);
  if (bySlug) return { brand: bySlug, isCanonical: true };
  const lower = name.toLowerCase();
  const other =
    (await source.brand('id', name)) ??
    (lower === name ? undefined : await source.brand('slug', lower)) ??
    (await source.brand('id', (await source.movedTo('brands', '', lower)) ?? ''));
  return other ? { brand: other, isCanonical: false } : null;
}

export async function treeOf(source: PageSource, brand: BrandRow): Promise<CategoryTree> {
  const counts = await source.productCounts(brand.id);
  const byCategory = new Map(counts.map(({ categoryId, count }) => [categoryId, count]));
  return categoryTree(await source.categories(brand.id), byCategory);
}

export async function loadParts(
  source: PageSource,
  { brand, tree, products }: { brand: BrandRow; tree: CategoryTree; products: readonly ProductRow[] },
  covers: ReadonlyArray<string | null> = [],
): Promise<Parts> {
  const categoryPictures = await source.categoryPictures(brand.id);
  const pictureOf = await source.pictures([
    brand.logoUrl,
    ...categoryPictures.values(),
    ...products.map((product) => product.imageUrl),
    ...covers,
  ]);
  return { brand, tree, products, categoryPictures, pictureOf };
}

type Chosen = { category: CategoryInTree | null; isGeneral: boolean };

/** What a category's address chooses; a string is the address it has moved to. */
async function chooseCategory(
  source: PageSource,
  brand: BrandRow,
  tree: CategoryTree,
  slug: string | undefined,
): Promise<Chosen | string | null> {
  if (slug === undefined) return { category: null, isGeneral: false };
  const lower = slug.toLowerCase();
  const found = findCategory(tree, lower);
  if (found) {
    if (found.row.slug !== slug) return categoryPath(brand.slug, found.row.slug);
    return { category: found, isGeneral: found.row.slug === NO_CATEGORY.slug };
  }
  if (lower === NO_CATEGORY.slug && tree.orphans > 0) {
    return slug === lower ? { category: null, isGeneral: true } : categoryPath(brand.slug, lower);
  }
  const target = await source.movedTo('categories', brand.id, lower);
  return target ? currentCategoryPath(source, target) : null;
}

async function currentCategoryPath(source: PageSource, id: string): Promise<string | null> {
  const category = (await source.categories()).find((row) => row.id === id);
  const brand = category && (await source.brand('id', category.brandId));
  return brand ? categoryPath(brand.slug, category.slug) : null;
}

/** `/brands/{brand}` and `/brands/{brand}/{category}`. */
export async function brandPage(
  source: PageSource,
  address: { brand: string; category?: string | undefined; page: number; filter?: ProductFilter },
): Promise<PageResult<BrandView>> {
  const found = await findBrand(source, address.brand);
  if (!found) return MISSING;
  const { brand } = found;
  if (!found.isCanonical && !address.category) return moved(brandPath(brand.slug));
  const tree = await treeOf(source, brand);
  const chosen = await chooseCategory(source, brand, tree, address.category);
  if (typeof chosen === 'string') return moved(chosen);
  if (!chosen) return MISSING;
  if (!found.isCanonical && address.category) return moved(categoryPath(brand.slug, address.category));
  const { category, isGeneral } = chosen;
  const rows = [...tree.byId.values()].map((node) => node.row);
  const ids = category ? withDescendants(rows, category.row.id) : [];
  const scope = {
    brandId: brand.id,
    ...((category || isGeneral) && { categoryIds: [...ids, ...(isGeneral ? [null] : [])] }),
  };
  const filter = address.filter ?? NO_FILTER;
  const { products, progress, view } = await narrowedList(source, scope, filter, address.page);
  const parts = await loadParts(source, { brand, tree, products });
  return page(brandView({ ...parts, category, isGeneral, progress, filter: view }));
}
