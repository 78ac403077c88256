import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fromMinor } from '../../../domain/rules/money.ts';
import { fold } from '../../../domain/rules/turkish.ts';
import type { Product } from '../../../domain/things/product.ts';
import { among } from '../../db/among.ts';
import { matches, searchConditions } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import type { View } from '../../kinds/kind.ts';
import { selection, tableOf } from '../../kinds/reader.ts';

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
        'products.priceMinor',
        'products.currency',
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

/** A joined row as the API answers it; prices and stock are for the staff. */
export function toProduct(view: View, joined: Joined): Product {
  const { priceMinor, brandName, brandSlug, joinedCategoryId, categoryName, categorySlug, ...row } = joined;
  return {
    ...row,
    price: !view.isStaff || priceMinor === null ? null : fromMinor(priceMinor),
    ...(!view.isStaff && { stock: null }),
    categoryId: joinedCategoryId,
    brand: { id: row.brandId, name: brandName ?? '', slug: brandSlug ?? '' },
    category: joinedCategoryId
      ? { id: joinedCategoryId, name: categoryName ?? '', slug: categorySlug ?? '' }
      : null,
  };
}

/** Products of a category and all below it, or of none: without a category, or with one that is gone. */
export async function inCategory(db: Kysely<Database>, categoryId: string): Promise<RawBuilder<SqlBool>> {
  if (categoryId !== 'none')
    // Naming their brand too lets the index of its products answer, whatever stands for the category in a view.
    return sql<SqlBool>`products."brandId" = (select "brandId" from categories where id = ${categoryId})
      and products."categoryId" in (
        with recursive below as (
          select id, "brandId" from categories where id = ${categoryId}
          union select categories.id, categories."brandId" from categories
            join below on categories."parentId" = below.id and categories."brandId" = below."brandId"
        ) select id from below)`;
  const categories = await db.selectFrom('categories').select('id').execute();
  const known = new Set(categories.map((row) => row.id));
  const used = await db.selectFrom('products').select('categoryId').distinct().execute();
  const lost = used.flatMap((row) => (row.categoryId && !known.has(row.categoryId) ? [row.categoryId] : []));
  return lost.length > 0
    ? sql<SqlBool>`(products."categoryId" is null or ${among('products.categoryId', lost)})`
    : sql<SqlBool>`products."categoryId" is null`;
}

function folded(rows: ReadonlyArray<{ id: string; name: string }>): Array<{ id: string; name: string }> {
  return rows.map(({ id, name }) => ({ id, name: fold(name) }));
}

/** Each word may be in the product's own texts or in the name of its brand or category, as far as the view has it. */
export async function searchProducts(
  db: Kysely<Database>,
  view: View,
  search: string,
): Promise<RawBuilder<SqlBool>[]> {
  // Brands and categories are few: matching their names here spares a join for every product.
  const brands = folded(await db.selectFrom('brands').select(['id', 'name']).execute());
  const named = db.selectFrom(view.withHidden ? 'categories' : 'shown_categories');
  const categories = folded(await named.select(['id', 'name']).execute());
  return searchConditions(search, (word) => {
    const inBrands = brands.filter((row) => row.name.includes(word)).map((row) => row.id);
    const inCategories = categories.filter((row) => row.name.includes(word)).map((row) => row.id);
    const choices = [matches(sql.ref('products.searchText'), word)];
    if (inBrands.length > 0) choices.push(among('products.brandId', inBrands));
    if (inCategories.length > 0) choices.push(among('products.categoryId', inCategories));
    return sql<SqlBool>`(${sql.join(choices, sql` or `)})`;
  });
}
