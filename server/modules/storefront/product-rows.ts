import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Paging } from '../../../domain/views/paging.ts';
import type { ProductFilter as Chosen, FacetGroup, FacetKey } from '../../../domain/views/product-filter.ts';
import { type ProductRow, shownTo } from '../../../domain/views/rows.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { siteSettings } from './rows.ts';

type Db = Kysely<Database>;

/** Active products of active brands; an inactive category counts as none. */
function selectProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('brands', (join) =>
      join.onRef('brands.id', '=', 'products.brandId').on('brands.isActive', '=', true),
    )
    .leftJoin('categories', (join) =>
      join
        .onRef('categories.id', '=', 'products.categoryId')
        .onRef('categories.brandId', '=', 'products.brandId')
        .on('categories.isActive', '=', true),
    )
    .where('products.isActive', '=', true)
    .select([
      'products.id',
      'products.name',
      'products.slug',
      'products.description',
      'products.sku',
      'products.price',
      'products.stock',
      'products.imageUrl',
      'products.videoUrl',
      'products.catalogId',
      'products.features',
      'products.createdAt',
      'brands.id as brandId',
      'brands.name as brandName',
      'brands.slug as brandSlug',
      'categories.id as categoryId',
      'categories.name as categoryName',
      'categories.slug as categorySlug',
    ]);
}

type Joined = Omit<ProductRow, 'brand' | 'category'> & {
  brandId: string;
  brandName: string;
  brandSlug: string;
  categoryId: string | null;
  categoryName: string | null;
  categorySlug: string | null;
};

function toProductRow(joined: Joined): ProductRow {
  const { brandId, brandName, brandSlug, categoryId, categoryName, categorySlug, ...row } = joined;
  return {
    ...row,
    brand: { id: brandId, name: brandName, slug: brandSlug },
    category: categoryId ? { id: categoryId, name: categoryName ?? '', slug: categorySlug ?? '' } : null,
  };
}

export type ProductFilter = {
  brandId?: string;
  /** Any of these categories; null in the list means none or an inactive one. */
  categoryIds?: ReadonlyArray<string | null>;
  isFeatured?: true;
  exceptId?: string;
  /** The facets and the order that a visitor chose. */
  chosen?: Chosen | undefined;
  paging: Pick<Paging, 'offset' | 'limit'>;
};

/** Whether a product has an active catalog. */
const HAS_CATALOG = sql<SqlBool>`exists (
  select 1 from catalogs where catalogs.id = products."catalogId" and catalogs."isActive"
)`;
const HAS_VIDEO = sql<SqlBool>`coalesce(products."videoUrl", '') <> ''`;
const FACET_CONDITIONS: Record<FacetKey, RawBuilder<SqlBool>> = {
  featured: sql<SqlBool>`products."isFeatured"`,
  catalog: HAS_CATALOG,
  video: HAS_VIDEO,
};

/** Any of these categories; null in the list means none or an inactive one. */
function inCategories(categoryIds: ReadonlyArray<string | null>): Expression<SqlBool> {
  const ids = categoryIds.filter((id) => id !== null);
  const conditions = [
    ...(ids.length > 0 ? [among('products.categoryId', ids)] : []),
    ...(categoryIds.includes(null) ? [sql<SqlBool>`categories.id is null`] : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`false`;
}

/** Products as the pages show them, in their order. */
export async function productRows(db: Db, filter: ProductFilter): Promise<ProductRow[]> {
  let query = selectProducts(db);
  if (filter.brandId) query = query.where('products.brandId', '=', filter.brandId);
  if (filter.isFeatured) query = query.where('products.isFeatured', '=', true);
  if (filter.exceptId) query = query.where('products.id', '!=', filter.exceptId);
  if (filter.categoryIds) query = query.where(inCategories(filter.categoryIds));
  for (const facet of filter.chosen?.facets ?? []) query = query.where(FACET_CONDITIONS[facet]);
  if (filter.chosen?.sort === 'name') query = query.orderBy('products.nameKey');
  else if (filter.chosen?.sort === 'newest') query = query.orderBy('products.createdAt', 'desc');
  const rows = await query
    .orderBy('products.sortOrder')
    .orderBy('products.createdAt')
    .orderBy('products.id')
    .limit(filter.paging.limit)
    .offset(filter.paging.offset)
    .execute();
  const settings = await siteSettings(db);
  return rows.map((row) => shownTo(toProductRow(row), settings));
}

/** A shown product by its slug or id. */
export async function shownProduct(
  db: Db,
  column: 'id' | 'slug',
  value: string,
): Promise<ProductRow | undefined> {
  const row = await selectProducts(db).where(`products.${column}`, '=', value).executeTakeFirst();
  return row && shownTo(toProductRow(row), await siteSettings(db));
}

/** Active products of a brand by category; under null and unknown ids those of Genel. */
export async function categoryCounts(db: Db, brandId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['categoryId', (eb) => eb.fn.countAll().as('count')])
    .where('brandId', '=', brandId)
    .where('isActive', '=', true)
    .groupBy('categoryId')
    .execute();
  return new Map(rows.map((row) => [row.categoryId, Number(row.count)]));
}

/** The first picture of each category of a brand: featured products come first. Under null the one of Genel. */
export async function categoryPictures(db: Db, brandId: string): Promise<Map<string | null, string>> {
  const { rows } = await sql<{ categoryId: string | null; imageUrl: string }>`
    select "categoryId", "imageUrl" from (
      select c.id as "categoryId", p."imageUrl", row_number() over (
        partition by c.id order by p."isFeatured" desc, p."sortOrder", p."createdAt", p.id
      ) as place
      from products p left join categories c 
        on c.id = p."categoryId" and c."brandId" = p."brandId" and c."isActive"
      where p."brandId" = ${brandId} and p."isActive" and p."imageUrl" is not null
    ) ranked where place = 1`.execute(db);
  return new Map(rows.map((row) => [row.categoryId, row.imageUrl]));
}

/** How a brand's products, of all or of some categories, divide by facets. */
export async function facetGroups(
  db: Db,
  filter: Required<Pick<ProductFilter, 'brandId'>> & Pick<ProductFilter, 'categoryIds'>,
): Promise<FacetGroup[]> {
  const bit = (condition: RawBuilder<SqlBool>) => sql<number>`case when ${condition} then 1 else 0 end`;
  const where = filter.categoryIds ? inCategories(filter.categoryIds) : sql<SqlBool>`1 = 1`;
  const { rows } = await sql<Record<FacetKey | 'count', number | string>>`
    select featured, catalog, video, count(*) as count from (
      select ${bit(FACET_CONDITIONS.featured)} as featured, ${bit(HAS_CATALOG)} as catalog, ${bit(HAS_VIDEO)} as video
      from products left join categories
        on categories.id = products."categoryId" and categories."brandId" = products."brandId" and categories."isActive"
      where products."brandId" = ${filter.brandId} and products."isActive" and ${where}
    ) held group by featured, catalog, video`.execute(db);
  return rows.map((row) => ({
    featured: Number(row.featured) === 1,
    catalog: Number(row.catalog) === 1,
    video: Number(row.video) === 1,
    count: Number(row.count),
  }));
}
