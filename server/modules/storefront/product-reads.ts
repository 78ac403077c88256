import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FacetKey } from '../../../domain/pages/product-filter.ts';
import { type ProductRow, shownTo } from '../../../domain/pages/rows.ts';
import type { PageSource, ProductScope } from '../../../domain/pages/source.ts';
import { createFactReader } from '../../../domain/pages/spec-facts.ts';
import { fromMinor } from '../../../domain/rules/money.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';

function selectProducts(db: Kysely<Database>) {
  return (
    db
      .selectFrom('shown_products as products')
      // Every product has a brand; the outer join keeps planners walking the products in their order.
      .leftJoin('brands', 'brands.id', 'products.brandId')
      .leftJoin('categories', 'categories.id', 'products.categoryId')
      .select([
        'products.id',
        'products.name',
        'products.slug',
        'products.description',
        'products.sku',
        'products.priceMinor',
        'products.currency',
        'products.stock',
        'products.imageUrl',
        'products.moreImages',
        'products.videoUrl',
        'products.catalogId',
        'products.features',
        'products.specifications',
        'products.createdAt',
        'products.brandId',
        'brands.name as brandName',
        'brands.slug as brandSlug',
        'products.categoryId',
        'categories.name as categoryName',
        'categories.slug as categorySlug',
      ])
  );
}

type Joined = Omit<ProductRow, 'brand' | 'category' | 'price'> & {
  priceMinor: number | null;
  brandId: string;
  brandName: string | null;
  brandSlug: string | null;
  categoryId: string | null;
  categoryName: string | null;
  categorySlug: string | null;
};

function toProductRow(joined: Joined): ProductRow {
  const { priceMinor, brandId, brandName, brandSlug, categoryId, categoryName, categorySlug, ...row } =
    joined;
  return {
    ...row,
    price: priceMinor === null ? null : fromMinor(priceMinor),
    brand: { id: brandId, name: brandName ?? '', slug: brandSlug ?? '' },
    category: categoryId ? { id: categoryId, name: categoryName ?? '', slug: categorySlug ?? '' } : null,
  };
}

const FACET_CONDITIONS: Record<FacetKey, RawBuilder<SqlBool>> = {
  featured: sql<SqlBool>`products."isFeatured"`,
  catalog: sql<SqlBool>`products."catalogId" is not null`,
  video: sql<SqlBool>`coalesce(products."videoUrl", '') <> ''`,
};

function scopeConditions({ brandId, categoryIds }: ProductScope): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (brandId) all.push(sql<SqlBool>`products."brandId" = ${brandId}`);
  if (categoryIds) {
    const named = among(
      'products.categoryId',
      categoryIds.filter((id) => id !== null),
    );
    all.push(categoryIds.includes(null) ? sql`(${named} or products."categoryId" is null)` : named);
  }
  return all;
}

/** Products that visitors see, by their ids, in no order; with prices where `values` show them. */
export async function productsById(
  db: Kysely<Database>,
  ids: readonly string[],
  values: Parameters<typeof shownTo>[1],
): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(db).where('products.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, shownTo(toProductRow(row), values)]));
}

type ProductReads = Pick<
  PageSource,
  'products' | 'product' | 'productCounts' | 'facetGroups' | 'specified' | 'categoryPictures'
>;

/** What pages read of the products. */
export function productReads(db: Kysely<Database>, settings: PageSource['settings']): ProductReads {
  async function products(wish: Parameters<PageSource['products']>[0]): Promise<ProductRow[]> {
    const { isFeatured, exceptId, ids, chosen, paging } = wish;
    let query = selectProducts(db);
    for (const condition of scopeConditions(wish)) query = query.where(condition);
    if (isFeatured) query = query.where(FACET_CONDITIONS.featured);
    if (exceptId) query = query.where('products.id', '!=', exceptId);
    if (ids) query = query.where(among('products.id', ids));
    for (const facet of chosen?.facets ?? []) query = query.where(FACET_CONDITIONS[facet]);
    if (chosen?.sort === 'name') query = query.orderBy('products.nameKey');
    else if (chosen?.sort === 'newest') query = query.orderBy('products.createdAt', 'desc');
    const rows = await query
      .orderBy('products.sortOrder')
      .orderBy('products.createdAt')
      .orderBy('products.id')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute();
    const values = await settings();
    return rows.map((row) => shownTo(toProductRow(row), values));
  }

  async function product(by: 'id' | 'slug', value: string): Promise<ProductRow | undefined> {
    const row = await selectProducts(db).where(`products.${by}`, '=', value).executeTakeFirst();
    return row && shownTo(toProductRow(row), await settings());
  }

  const productCounts: PageSource['productCounts'] = async (brandId) => {
    let query = db
      .selectFrom('shown_products')
      .select(['brandId', 'categoryId', (eb) => eb.fn.countAll().as('count')])
      .groupBy(['brandId', 'categoryId']);
    if (brandId) query = query.where('brandId', '=', brandId);
    return (await query.execute()).map((row) => ({ ...row, count: Number(row.count) }));
  };

  const specified: PageSource['specified'] = async (brandId) => {
    const { featured, catalog, video } = FACET_CONDITIONS;
    const rows = await db
      .selectFrom('shown_products as products')
      .select(['products.id', 'products.categoryId', 'products.nameKey', 'products.createdAt'])
      .select(['products.specifications', featured.as('featured'), catalog.as('catalog'), video.as('video')])
      .where('products.brandId', '=', brandId)
      .where(sql<SqlBool>`products.specifications <> '[]'`)
      .orderBy('products.sortOrder')
      .orderBy('products.createdAt')
      .orderBy('products.id')
      .execute();
    const read = createFactReader();
    return rows.map(({ specifications, ...row }) => ({
      ...row,
      featured: Boolean(row.featured),
      catalog: Boolean(row.catalog),
      video: Boolean(row.video),
      facts: read(specifications),
    }));
  };

  async function categoryPictures(brandId: string): Promise<Map<string | null, string>> {
    const { rows } = await sql<{ categoryId: string | null; imageUrl: string }>`
      select "categoryId", "imageUrl" from (
        select "categoryId", "imageUrl", row_number() over (
          partition by "categoryId" order by "isFeatured" desc, "sortOrder", "createdAt", id
        ) as place
        from shown_products where "brandId" = ${brandId} and "imageUrl" is not null
      ) ranked where place = 1`.execute(db);
    return new Map(rows.map((row) => [row.categoryId, row.imageUrl]));
  }

  const facetGroups: PageSource['facetGroups'] = async (scope) => {
    const { featured, catalog, video } = FACET_CONDITIONS;
    const bit = (condition: RawBuilder<SqlBool>) => sql<number>`case when ${condition} then 1 else 0 end`;
    const { rows } = await sql<Record<FacetKey | 'count', number | string>>`
      select featured, catalog, video, count(*) as count from (
        select ${bit(featured)} as featured, ${bit(catalog)} as catalog, ${bit(video)} as video
        from shown_products products where ${sql.join(scopeConditions(scope), sql` and `)}
      ) held group by featured, catalog, video`.execute(db);
    return rows.map((row) => ({
      featured: Number(row.featured) === 1,
      catalog: Number(row.catalog) === 1,
      video: Number(row.video) === 1,
      count: Number(row.count),
    }));
  };

  return { products, product, productCounts, categoryPictures, facetGroups, specified };
}
