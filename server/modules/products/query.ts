import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Product } from '../../../domain/product.ts';
import { fold } from '../../../domain/turkish.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { column, type ListQuery, matches, type Sorts, searchConditions, type Viewer } from '../list.ts';

/** How many pieces count as little stock. */
export const LOW_STOCK = 5;

export type ProductQuery = ListQuery & {
  brandId?: string | undefined;
  /** A category with all below it, or `none` for products without one. */
  categoryId?: string | undefined;
  catalogId?: string | undefined;
  isActive?: boolean | undefined;
  isFeatured?: boolean | undefined;
  isDistributor?: boolean | undefined;
  withoutImage?: boolean | undefined;
  stock?: 'out' | 'low' | 'in' | undefined;
};

const created = column('products.createdAt', 'time');

// Indexed as it stands here.
const STOCK = sql`coalesce(products.stock, -1)`;

export const productSorts: Sorts = {
  sortOrder: [column('products.sortOrder', 'number'), created],
  featured: [
    { ...column('products.isFeatured', 'flag'), descending: true },
    { ...created, descending: true },
  ],
  name: [column('products.nameKey')],
  createdAt: [created],
  updatedAt: [column('products.updatedAt', 'time')],
  // Without a price or a stock they stand before the cheapest and the emptiest.
  price: [{ by: sql`coalesce(products.price, -1)`, holds: 'number' }],
  stock: [{ by: STOCK, holds: 'number' }],
  sku: [column('products.sku')],
};

/** Products with brand and category. A category that visitors may not see counts for them as none. */
export function selectProducts(db: Kysely<Database>, viewer: Viewer) {
  return (
    db
      .selectFrom('products')
      // Every product has a brand; the outer join keeps planners walking the products in their order.
      .leftJoin('brands', 'brands.id', 'products.brandId')
      .leftJoin('categories', (join) => {
        const joined = join.onRef('categories.id', '=', 'products.categoryId');
        return viewer.isStaff ? joined : joined.on('categories.isActive', '=', true);
      })
      .select([
        'products.id',
        'products.name',
        'products.slug',
        'products.description',
        'products.brandId',
        'products.catalogId',
        'products.sku',
        'products.price',
        'products.stock',
        'products.imageUrl',
        'products.videoUrl',
        'products.features',
        'products.isFeatured',
        'products.isDistributor',
        'products.isActive',
        'products.sortOrder',
        'products.version',
        'products.createdAt',
        'products.updatedAt',
        'brands.name as brandName',
        'brands.slug as brandSlug',
        'categories.id as joinedCategoryId',
        'categories.name as categoryName',
        'categories.slug as categorySlug',
      ])
  );
}

type Joined = Omit<Product, 'brand' | 'category' | 'categoryId'> & {
  brandName: string | null;
  brandSlug: string | null;
  joinedCategoryId: string | null;
  categoryName: string | null;
  categorySlug: string | null;
};

/** A joined row as the API answers it; prices and stock are for the staff. */
export function toProduct(viewer: Viewer, joined: Joined): Product {
  const { brandName, brandSlug, joinedCategoryId, categoryName, categorySlug, ...row } = joined;
  return {
    ...row,
    ...(!viewer.isStaff && { price: null, stock: null }),
    categoryId: joinedCategoryId,
    brand: { id: row.brandId, name: brandName ?? '', slug: brandSlug ?? '' },
    category: joinedCategoryId
      ? { id: joinedCategoryId, name: categoryName ?? '', slug: categorySlug ?? '' }
      : null,
  };
}

function flagConditions(query: ProductQuery): RawBuilder<SqlBool>[] {
  const all: RawBuilder<SqlBool>[] = [];
  for (const name of ['isActive', 'isFeatured', 'isDistributor'] as const) {
    if (query[name] !== undefined) all.push(sql<SqlBool>`${sql.ref(`products.${name}`)} = ${query[name]}`);
  }
  if (query.withoutImage) all.push(sql<SqlBool>`products."imageUrl" is null`);
  if (query.stock === 'out') all.push(sql<SqlBool>`${STOCK} <= 0`);
  if (query.stock === 'low') all.push(sql<SqlBool>`${STOCK} between 1 and ${LOW_STOCK}`);
  if (query.stock === 'in') all.push(sql<SqlBool>`${STOCK} > 0`);
  return all;
}

/** Products of a category and all below it, or of none: without a category, or with one that is gone. */
async function categoryCondition(db: Kysely<Database>, categoryId: string): Promise<RawBuilder<SqlBool>> {
  if (categoryId !== 'none')
    return sql<SqlBool>`products."categoryId" in (
      with recursive below as (
        select cast(${categoryId} as text) as id
        union select categories.id from categories join below on categories."parentId" = below.id
      ) select id from below)`;
  const categories = await db.selectFrom('categories').select('id').execute();
  const known = new Set(categories.map((row) => row.id));
  const used = await db.selectFrom('products').select('categoryId').distinct().execute();
  const lost = used.flatMap((row) => (row.categoryId && !known.has(row.categoryId) ? [row.categoryId] : []));
  return lost.length > 0
    ? sql<SqlBool>`(products."categoryId" is null or ${among('products.categoryId', lost)})`
    : sql<SqlBool>`products."categoryId" is null`;
}

/** Products of active brands. The passive ones are few: naming them leaves the choice of an index to the rest. */
async function shownBrands(db: Kysely<Database>): Promise<RawBuilder<SqlBool>[]> {
  const passive = await db.selectFrom('brands').select('id').where('isActive', '=', false).execute();
  if (passive.length === 0) return [];
  const ids = passive.map((row) => row.id);
  return [sql<SqlBool>`not ${among('products.brandId', ids)}`];
}

function folded(rows: ReadonlyArray<{ id: string; name: string }>): Array<{ id: string; name: string }> {
  return rows.map(({ id, name }) => ({ id, name: fold(name) }));
}

/** Each word may be in the product's own texts or in the name of its brand or category, as far as the viewer sees it. */
async function searchProducts(
  db: Kysely<Database>,
  search: string | undefined,
  viewer: Viewer,
): Promise<RawBuilder<SqlBool>[]> {
  if (!search) return [];
  // Brands and categories are few: matching their names here spares a join for every product.
  const brands = folded(await db.selectFrom('brands').select(['id', 'name']).execute());
  let named = db.selectFrom('categories').select(['id', 'name']);
  if (!viewer.includeInactive) named = named.where('isActive', '=', true);
  const categories = folded(await named.execute());
  return searchConditions(search, (word) => {
    const inBrands = brands.filter((row) => row.name.includes(word)).map((row) => row.id);
    const inCategories = categories.filter((row) => row.name.includes(word)).map((row) => row.id);
    const choices = [matches(sql.ref('products.searchText'), word)];
    if (inBrands.length > 0) choices.push(among('products.brandId', inBrands));
    if (inCategories.length > 0) choices.push(among('products.categoryId', inCategories));
    return sql<SqlBool>`(${sql.join(choices, sql` or `)})`;
  });
}

/** The conditions of a product list. */
export async function productConditions(
  db: Kysely<Database>,
  query: ProductQuery,
  viewer: Viewer,
): Promise<RawBuilder<SqlBool>[]> {
  const all = [...(await searchProducts(db, query.search, viewer)), ...flagConditions(query)];
  if (!viewer.includeInactive) all.push(sql<SqlBool>`products."isActive"`, ...(await shownBrands(db)));
  if (query.brandId) all.push(sql<SqlBool>`products."brandId" = ${query.brandId}`);
  if (query.catalogId) all.push(sql<SqlBool>`products."catalogId" = ${query.catalogId}`);
  if (query.categoryId) all.push(await categoryCondition(db, query.categoryId));
  return all;
}
