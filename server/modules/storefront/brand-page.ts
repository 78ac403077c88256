import type { Kysely } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { brandPath, categoryPath, distributorPath } from '../../../domain/paths.ts';
import {
  type BrandView,
  brandView,
  type DistributorView,
  distributorView,
} from '../../../domain/views/brand.ts';
import {
  type CategoryNode,
  type CategoryTree,
  categoryTree,
  findCategory,
  withDescendants,
} from '../../../domain/views/category-tree.ts';
import { pagingOf, progressOf } from '../../../domain/views/paging.ts';
import type { PictureOf, Tint } from '../../../domain/views/picture.ts';
import { filterView, NO_FILTER, type ProductFilter } from '../../../domain/views/product-filter.ts';
import { MISSING, moved, type PageResult, page } from '../../../domain/views/result.ts';
import type { BrandRow, ProductRow } from '../../../domain/views/rows.ts';
import { varied } from '../../../domain/views/varied.ts';
import type { Database } from '../../db/schema.ts';
import type { Pictures } from './pictures.ts';
import { categoryCounts, categoryPictures, facetGroups, productRows } from './product-rows.ts';
import { movedTo } from './redirects.ts';
import { activeBrand, activeCatalogs, activeCategories } from './rows.ts';

export type Sources = { db: Kysely<Database>; pictures: Pictures };

const DISTRIBUTOR_PRODUCTS = 8;
const VARIED_FROM = 60;
const PLANE_TINTS: readonly Tint[] = ['sand', 'mist', 'mint'];

/** The brand an address names, by slug, id or old slug; `isCanonical` when it is the slug as it is now. */
export async function findBrand(
  db: Kysely<Database>,
  name: string,
): Promise<{ brand: BrandRow; isCanonical: boolean } | null> {
  const bySlug = await activeBrand(db, 'slug', name);
  if (bySlug) return { brand: bySlug, isCanonical: true };
  const lower = name.toLowerCase();
  const other =
    (await activeBrand(db, 'id', name)) ??
    (lower === name ? undefined : await activeBrand(db, 'slug', lower)) ??
    (await activeBrand(db, 'id', (await movedTo(db, 'brands', '', lower)) ?? ''));
  return other ? { brand: other, isCanonical: false } : null;
}

async function loadParts(
  { db, pictures }: Sources,
  brand: BrandRow,
  tree: CategoryTree,
  products: ProductRow[],
  covers: ReadonlyArray<string | null> = [],
) {
  const byCategory = await categoryPictures(db, brand.id);
  const pictureOf = await pictures.of([
    brand.logoUrl,
    ...byCategory.values(),
    ...products.map((product) => product.imageUrl),
    ...covers,
  ]);
  const scene = sceneOf(tree, byCategory, pictureOf);
  const count = tree.roots.reduce((sum, node) => sum + node.total, 0) + tree.orphans;
  return { brand, tree, count, products, categoryPictures: byCategory, scene, pictureOf };
}

/** The picture of a brand's head, the same on all its pages: one whose wall is a tint that large planes have, if any. */
function sceneOf(
  tree: CategoryTree,
  byCategory: ReadonlyMap<string | null, string>,
  pictureOf: PictureOf,
): string | null {
  const ordered = [...tree.roots.map((node) => byCategory.get(node.row.id)), ...byCategory.values()];
  const addresses = ordered.filter((address) => address !== undefined);
  const tinted = PLANE_TINTS.flatMap((tint) =>
    addresses.filter((address) => pictureOf(address)?.tint === tint),
  );
  return tinted[0] ?? addresses[0] ?? null;
}

type Chosen = { category: CategoryNode | null; isGeneral: boolean };

/** What a category's address chooses; a string is the address it has moved to. */
async function chooseCategory(
  db: Kysely<Database>,
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
  const target = await movedTo(db, 'categories', brand.id, lower);
  return target ? currentCategoryPath(db, target) : null;
}

async function currentCategoryPath(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('categories')
    .innerJoin('brands', 'brands.id', 'categories.brandId')
    .select(['categories.slug as category', 'brands.slug as brand'])
    .where('categories.id', '=', id)
    .where('categories.isActive', '=', true)
    .where('brands.isActive', '=', true)
    .executeTakeFirst();
  return row ? categoryPath(row.brand, row.category) : null;
}

/** `/brands/{brand}` and `/brands/{brand}/{category}`. */
export async function brandPage(
  sources: Sources,
  address: { brand: string; category?: string | undefined; page: number; filter?: ProductFilter },
): Promise<PageResult<BrandView>> {
  const { db } = sources;
  const found = await findBrand(db, address.brand);
  if (!found) return MISSING;
  const { brand } = found;
  if (!found.isCanonical && !address.category) return moved(brandPath(brand.slug));
  const tree = categoryTree(await activeCategories(db, brand.id), await categoryCounts(db, brand.id));
  const chosen = await chooseCategory(db, brand, tree, address.category);
  if (typeof chosen === 'string') return moved(chosen);
  if (!chosen) return MISSING;
  if (!found.isCanonical && address.category) return moved(categoryPath(brand.slug, address.category));
  const { category, isGeneral } = chosen;
  const ids = category ? withDescendants(category).map((node) => node.row.id) : [];
  const filter = address.filter ?? NO_FILTER;
  const scope = {
    brandId: brand.id,
    ...((category || isGeneral) && { categoryIds: [...ids, ...(isGeneral ? [null] : [])] }),
  };
  const groups = await facetGroups(db, scope);
  const { total } = filterView(groups, filter);
  const paging = pagingOf(address.page, total);
  const products = await productRows(db, { ...scope, chosen: filter, paging });
  const parts = await loadParts(sources, brand, tree, products);
  return page(
    brandView({ ...parts, category, isGeneral, progress: progressOf(paging, total), filter, groups }),
  );
}

/** `/distributors/{id or slug}`: only brands with isDistributor. */
export async function distributorPage(sources: Sources, name: string): Promise<PageResult<DistributorView>> {
  const { db } = sources;
  const found = await findBrand(db, name);
  if (!found?.brand.isDistributor) return MISSING;
  const { brand } = found;
  if (brand.slug && brand.slug !== name) return moved(distributorPath(brand.slug));
  const tree = categoryTree(await activeCategories(db, brand.id), await categoryCounts(db, brand.id));
  const rows = await productRows(db, { brandId: brand.id, paging: { offset: 0, limit: VARIED_FROM } });
  const products = varied(rows, DISTRIBUTOR_PRODUCTS);
  const used = await db
    .selectFrom('products')
    .select('catalogId')
    .distinct()
    .where('brandId', '=', brand.id)
    .where('isActive', '=', true)
    .where('catalogId', 'is not', null)
    .execute();
  const ids = new Set(used.map((row) => row.catalogId));
  const catalogs = (await activeCatalogs(db)).filter((catalog) => ids.has(catalog.id));
  const covers = catalogs.map((catalog) => catalog.thumbnailUrl);
  const parts = await loadParts(sources, brand, tree, products, covers);
  return page(distributorView({ ...parts, catalogs }));
}
