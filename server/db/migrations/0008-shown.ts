import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const SEARCHABLE = ['id', 'version', 'createdAt', 'updatedAt', 'searchText', 'nameKey'];
const BRAND = ['name', 'slug', 'description', 'country', 'logoUrl', 'logo', 'website', 'established'];
const CATEGORY = ['name', 'slug', 'description', 'brandId', 'icon', 'color'];
const PRODUCT = ['name', 'slug', 'description', 'brandId', 'sku', 'price', 'stock', 'imageUrl', 'videoUrl'];
const CATALOG = ['title', 'slug', 'description', 'fileUrl', 'fileName', 'fileSize', 'pages', 'thumbnailUrl'];

/** Named one by one: a view of `*` stays with the columns of its day, and looks as if it followed. */
function columns(...names: string[]) {
  return sql.join([...SEARCHABLE, ...names, 'isActive', 'sortOrder'].map((name) => sql.ref(`own.${name}`)));
}

// The passive ones are few: naming them leaves the choice of an index to the rest of a query.
const OF_SHOWN_BRAND = sql`own."brandId" not in (select id from brands where not "isActive")`;

const VIEWS = {
  shown_brands: sql`
    select ${columns(...BRAND, 'isDistributor')} from brands own where own."isActive"`,
  shown_categories: sql`
    select ${columns(...CATEGORY)},
      case when exists (
        select 1 from categories up
        where up.id = own."parentId" and up."brandId" = own."brandId" and up."isActive"
      ) then own."parentId" end as "parentId"
    from categories own where own."isActive" and ${OF_SHOWN_BRAND}`,
  shown_products: sql`
    select ${columns(...PRODUCT, 'features', 'isFeatured', 'isDistributor')},
      case when exists (
        select 1 from categories
        where categories.id = own."categoryId" and categories."brandId" = own."brandId" and categories."isActive"
      ) then own."categoryId" end as "categoryId",
      case when exists (
        select 1 from catalogs where catalogs.id = own."catalogId" and catalogs."isActive"
      ) then own."catalogId" end as "catalogId"
    from products own where own."isActive" and ${OF_SHOWN_BRAND}`,
  shown_catalogs: sql`
    select ${columns(...CATALOG, 'category', 'tags', 'isFeatured', 'downloadCount', 'viewCount')}
    from catalogs own where own."isActive"`,
};

const INDEXES = {
  out: ['products_isActive_brandId', 'products_brandId_isActive_sortOrder_createdAt_id'],
  in: [
    ['isActive', 'brandId', 'categoryId'],
    // A brand's products in their order, and all that counting them looks at.
    ['brandId', 'sortOrder', 'createdAt', 'id', 'isActive', 'categoryId'],
  ],
};

/**
 * What visitors see, defined once: a view beside each table, of the same shape. A product's category or catalog and
 * a category's parent that visitors do not see are null there. Nothing is shown of a passive brand.
 *
 * A later migration that alters one of these tables drops the views that read it first (`drop view shown_products`)
 * and then creates them anew, with the columns as they are by then, from SQL of its own.
 */
export const shown: Migration = {
  async up(db: Kysely<never>) {
    for (const [name, body] of Object.entries(VIEWS))
      await sql`create view ${sql.id(name)} as ${body}`.execute(db);
    for (const name of INDEXES.out) await db.schema.dropIndex(name).execute();
    for (const names of INDEXES.in)
      await db.schema
        .createIndex(`products_${names.join('_')}`)
        .on('products' as never)
        .columns(names as never[])
        .execute();
  },
};
