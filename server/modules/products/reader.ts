import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fromMinor } from '../../../domain/rules/money.ts';
import { foldWords } from '../../../domain/rules/turkish.ts';
import type { Product } from '../../../domain/things/product.ts';
import { among, anyOf } from '../../db/among.ts';
import { engineOf } from '../../db/engine-of.ts';
import type { Database } from '../../db/schema.ts';
import { holds, type Search } from '../../db/search-runs.ts';
import { type View, WHOLE } from '../../kinds/kind.ts';
import { selection, tableOf } from '../../kinds/reader.ts';
import type { Values } from '../../records/kinds.ts';
import { allFacts, countProducts, type GroupFilter } from '../brands/service.ts';
import { searchRuns } from './search.ts';

/** Products with brand and category. */
export function selectProducts(db: Kysely<Database>, view: View) {
  return selection(
    db
      .selectFrom(tableOf(view, 'products'))
      // Every product has a brand; the outer join keeps planners walking the products in their order.
      .leftJoin('brands', 'brands.id', 'products.brandId')
      .leftJoin('categories', 'categories.id', 'products.categoryId')
      .select([
        'products.id',
        'products.name',
        'products.slug',
        'products.description',
        'products.brandId',
        'products.catalogId',
        'products.sku',
        'products.externalId',
        'products.priceMinor',
        'products.currency',
        'products.stock',
        'products.imageUrl',
        'products.moreImages',
        'products.videoUrl',
        'products.features',
        'products.specifications',
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
      ]),
  );
}

type Joined = Omit<Product, 'brand' | 'category' | 'categoryId' | 'price'> & {
  priceMinor: number | null;
  brandName: string | null;
  brandSlug: string | null;
  joinedCategoryId: string | null;
  categoryName: string | null;
  categorySlug: string | null;
};

/** A joined row as the API answers it; prices, stock and what other programs call it are for the staff. */
export function toProduct(view: View, joined: Joined): Product {
  const { priceMinor, brandName, brandSlug, joinedCategoryId, categoryName, categorySlug, ...row } = joined;
  return {
    ...row,
    price: !view.isStaff || priceMinor === null ? null : fromMinor(priceMinor),
    ...(!view.isStaff && { stock: null, externalId: null }),
    categoryId: joinedCategoryId,
    brand: { id: row.brandId, name: brandName ?? '', slug: brandSlug ?? '' },
    category: joinedCategoryId
      ? { id: joinedCategoryId, name: categoryName ?? '', slug: categorySlug ?? '' }
      : null,
  };
}

/**
 * Products of a category and all below it, or of none: without a category, or with one that is gone. For visitors the
 * category that the row names is asked by its index, and what they do not see of it is left out afterwards.
 */
export async function inCategory(
  db: Kysely<Database>,
  categoryId: string,
  view: View,
): Promise<RawBuilder<SqlBool>> {
  if (categoryId !== 'none') {
    const below = await belowCategory(db, categoryId);
    const own = view.isStaff ? 'products.categoryId' : 'products.ownCategoryId';
    const seen = view.isStaff ? sql`` : sql` and products."categoryId" is not null`;
    return sql<SqlBool>`(${anyOf(db, own, below.ids)} and products."brandId" = ${below.brandId}${seen})`;
  }
  const own = view.isStaff ? 'products.categoryId' : 'products.ownCategoryId';
  const gone = await goneCategories(db, view);
  const named = gone.length > 0 ? sql` or ${anyOf(db, own, gone)}` : sql``;
  return sql<SqlBool>`((${sql.ref(own)} is null${named})${view.isStaff ? sql`` : sql` and products."categoryId" is null`})`;
}

/** The categories that products may name and a view has not: those that are gone, and for visitors those hidden. */
async function goneCategories(db: Kysely<Database>, view: View): Promise<string[]> {
  const facts = await allFacts(db);
  const lost = new Set(facts.flatMap(({ lostCategoryIds }) => lostCategoryIds));
  if (view.isStaff) {
    if (lost.size === 0) return [];
    const others = await db.selectFrom('categories').select('id').where(among('id', lost)).execute();
    for (const { id } of others) lost.delete(id);
    return [...lost];
  }
  const hidden = facts.flatMap(({ tree }) => {
    const shown = new Set(tree(view).map(({ row }) => row.id));
    return tree(WHOLE).flatMap(({ row }) => (shown.has(row.id) ? [] : row.id));
  });
  return [...lost, ...hidden];
}

/** The ids of a category and all below it in its brand; an unknown one has none. */
async function belowCategory(db: Kysely<Database>, id: string): Promise<{ brandId: string; ids: string[] }> {
  const { rows } = await sql<{ id: string; brandId: string }>`
    with recursive below as (
      select id, "brandId" from categories where id = ${id}
      union select categories.id, categories."brandId" from categories
        join below on categories."parentId" = below.id and categories."brandId" = below."brandId"
    ) select id, "brandId" from below`.execute(db);
  return { brandId: rows[0]?.brandId ?? '', ids: rows.map((row) => row.id) };
}

/** How many products a list has, where what it is narrowed by is counted already. */
export async function productTotal(
  db: Kysely<Database>,
  view: View,
  { categoryId, catalogId, featured, withoutImage, ...query }: Values,
): Promise<number | undefined> {
  if (categoryId !== undefined || catalogId !== undefined) return undefined;
  const { brandId, isActive, isFeatured = featured, isDistributor, stock } = query as GroupFilter;
  if (featured !== undefined && featured !== isFeatured) return undefined;
  return countProducts(db, view, {
    ...{ brandId, isActive, isFeatured: isFeatured as boolean | undefined, isDistributor, stock },
    ...(withoutImage === true && { withoutImage }),
  });
}

/** Each word may be in the product's own texts or in the name of its brand or category, as far as the view has it. */
export async function searchProducts(db: Kysely<Database>, view: View, search: string): Promise<Search> {
  const words = foldWords(search);
  if (words.length === 0) return { where: [] };
  return engineOf(db) === 'sqlite'
    ? searchRuns(db, view, words)
    : { where: await wordConditions(db, view, words) };
}

/** The conditions of a search on PostgreSQL, whose planner joins what its indexes say of texts, brands and categories. */
async function wordConditions(
  db: Kysely<Database>,
  view: View,
  words: readonly string[],
): Promise<RawBuilder<SqlBool>[]> {
  const facts = await allFacts(db);
  const categories = facts.flatMap((brand) => brand.tree(view));
  return words.map((word) => {
    const brands = facts.filter(({ brand }) => brand.name.includes(word)).map(({ brand }) => brand.id);
    const named = categories.filter(({ name }) => name.includes(word)).map(({ row }) => row.id);
    const choices = [holds(db, { table: 'products' }, word)];
    if (brands.length > 0) choices.push(anyOf(db, 'products.brandId', brands));
    if (named.length > 0 && view.isStaff) choices.push(anyOf(db, 'products.categoryId', named));
    if (named.length > 0 && !view.isStaff)
      choices.push(
        sql`(${anyOf(db, 'products.ownCategoryId', named)} and products."categoryId" is not null)`,
      );
    return sql<SqlBool>`(${sql.join(choices, sql` or `)})`;
  });
}
