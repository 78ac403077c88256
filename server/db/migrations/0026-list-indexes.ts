import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

const LISTED = {
  out: ['brands_createdAt', 'catalogs_createdAt', 'messages_isRead', 'products_isActive_brandId_categoryId'],
  /** The orders of lists, each with what tells equal rows apart, and a category's address without its brand. */
  in: [
    ['brands', ['nameKey', 'id']],
    ['brands', ['createdAt', 'id']],
    ['brands', ['updatedAt', 'id']],
    ['catalogs', ['nameKey', 'id']],
    ['catalogs', ['createdAt', 'id']],
    ['catalogs', ['updatedAt', 'id']],
    ['catalogs', ['downloadCount', 'id']],
    ['catalogs', ['category', 'sortOrder', 'createdAt', 'id']],
    ['messages', ['nameKey', 'id']],
    ['media', ['size', 'id']],
    ['categories', ['slug']],
  ],
} as const;

/** The rows that filters pick out are few: an index of them alone costs the others nothing. */
const FEW = [
  ['brands_passive', 'brands ("id") where not "isActive"'],
  ['products_passive', 'products ("sortOrder", "createdAt", "id") where not "isActive"'],
  ['products_featured', 'products ("sortOrder", "createdAt", "id") where "isFeatured"'],
  ['products_distributor', 'products ("sortOrder", "createdAt", "id") where "isDistributor"'],
  ['products_pictureless', 'products ("sortOrder", "createdAt", "id") where "imageUrl" is null'],
  ['messages_unread', 'messages ("createdAt", "id") where not "isRead"'],
  ['messages_suspect', 'messages ("createdAt", "id") where "isSuspect"'],
] as const;

const SEARCHABLE = ['id', 'version', 'createdAt', 'updatedAt', 'searchText', 'nameKey'];
const CATEGORY = ['name', 'slug', 'description', 'brandId', 'icon', 'color', 'isActive', 'sortOrder'];
const PRODUCT =
  `name slug description brandId sku priceMinor currency stock imageUrl videoUrl features isFeatured
  isDistributor isActive sortOrder`.split(/\s+/);

function columns(names: readonly string[]) {
  return sql.join([...SEARCHABLE, ...names].map((name) => sql.ref(`own.${name}`)));
}

/**
 * The views again. What a row belongs to is looked up by its id: of `exists` PostgreSQL made a table of all categories
 * and catalogs for each list of 25 products.
 */
async function viewShown(db: Db, doc: string): Promise<void> {
  const ofShownBrand = sql`own."isActive" and own."brandId" not in (select id from brands where not "isActive")`;
  for (const view of ['shown_products', 'shown_categories']) await db.schema.dropView(view).execute();
  await sql`create view shown_categories as select ${columns(CATEGORY)}, (
      select up.id from categories up
      where up.id = own."parentId" and up."brandId" = own."brandId" and up."isActive"
    ) as "parentId"
    from categories own where ${ofShownBrand}`.execute(db);
  await sql`create view shown_products as select ${columns(PRODUCT)}, (
      select c.id from categories c
      where c.id = own."categoryId" and c."brandId" = own."brandId" and c."isActive"
    ) as "categoryId", (
      select c.id from catalogs c where c.id = own."catalogId" and c."isActive"
    ) as "catalogId",
    own."categoryId" as "ownCategoryId", own."catalogId" as "ownCatalogId" ${sql.raw(doc)}
    from products own where ${ofShownBrand}`.execute(db);
}

/** Lets every list be read in its order, and by each of its filters, without the rest of its table. */
export function listIndexes(engine: Engine): Migration {
  return {
    async up(db: Db) {
      for (const name of LISTED.out) await db.schema.dropIndex(name).execute();
      for (const [table, names] of LISTED.in)
        await db.schema
          .createIndex(`${table}_${names.join('_')}`)
          .on(table as never)
          .columns(names as unknown as never[])
          .execute();
      for (const [name, on] of FEW) await sql.raw(`create index "${name}" on ${on}`).execute(db);
      await viewShown(db, engine === 'sqlite' ? ', own.rowid as doc' : '');
    },
  };
}
