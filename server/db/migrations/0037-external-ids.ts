import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

const SEARCHABLE = ['id', 'version', 'createdAt', 'updatedAt', 'searchText', 'nameKey'];
const PRODUCT =
  `name slug description brandId sku externalId priceMinor currency stock imageUrl videoUrl features specifications
  isFeatured isDistributor isActive sortOrder`.split(/\s+/);

/** What another program calls a product: each name once, and most products have none. */
export function externalIds(engine: Engine): Migration {
  const pg = engine === 'postgres';
  return {
    async up(db: Kysely<never>) {
      await db.schema.dropView('shown_products').execute();
      await db.schema
        .alterTable('products')
        .addColumn('externalId', pg ? sql`text collate "C"` : sql`text`)
        .execute();
      await sql`create unique index "products_externalId" on products ("externalId")
        where "externalId" is not null`.execute(db);
      const columns = sql.join([...SEARCHABLE, ...PRODUCT].map((name) => sql.ref(`own.${name}`)));
      await sql`create view shown_products as select ${columns}, (
          select c.id from categories c
          where c.id = own."categoryId" and c."brandId" = own."brandId" and c."isActive"
        ) as "categoryId", (
          select c.id from catalogs c where c.id = own."catalogId" and c."isActive"
        ) as "catalogId",
        own."categoryId" as "ownCategoryId", own."catalogId" as "ownCatalogId" ${sql.raw(pg ? '' : ', own.rowid as doc')}
        from products own
        where own."isActive" and own."brandId" not in (select id from brands where not "isActive")`.execute(
        db,
      );
    },
  };
}
