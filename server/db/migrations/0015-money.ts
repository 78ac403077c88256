import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

const SEARCHABLE = ['id', 'version', 'createdAt', 'updatedAt', 'searchText', 'nameKey'];
const PRODUCT = [
  'name',
  'slug',
  'description',
  'brandId',
  'sku',
  'priceMinor',
  'currency',
  'stock',
  'imageUrl',
];
const REST = ['videoUrl', 'features', 'isFeatured', 'isDistributor', 'isActive', 'sortOrder'];
const columns = sql.join([...SEARCHABLE, ...PRODUCT, ...REST].map((name) => sql.ref(`own.${name}`)));

/** SQLite cannot change the type of a column: the table is made anew, its columns and indexes in their order. */
async function rebuildProducts(db: Kysely<never>): Promise<void> {
  const parts = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'products' and sql is not null`.execute(db);
  const table = parts.rows.find(({ type }) => type === 'table')?.sql ?? '';
  const indexes = parts.rows.filter(({ type }) => type === 'index');
  await sql
    .raw(table.replace('"products"', '"productsNext"').replace('"price" real', '"priceMinor" integer'))
    .execute(db);
  // A number of two decimals is the nearest there is to its hundredths: rounding finds them.
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('products')`.execute(db);
  const values = rows.map(({ name }) =>
    name === 'price' ? sql`cast(round("price" * 100) as integer)` : sql.ref(name),
  );
  await sql`insert into "productsNext" select ${sql.join(values)} from products`.execute(db);
  await sql`drop table products`.execute(db);
  await sql`alter table "productsNext" rename to products`.execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}

/** Prices in minor units with a currency; those that are there are in lira, in the history and the trash too. */
export function money(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const withCurrency = (state: string) =>
    pg
      ? sql`${sql.ref(state)} || '{"currency":"TRY"}'::jsonb`
      : sql`json_set(${sql.ref(state)}, '$.currency', 'TRY')`;

  async function up(db: Kysely<never>): Promise<void> {
    await db.schema.dropView('shown_products').execute();
    await db.schema.dropIndex('products_price_id').execute();
    if (pg) {
      await sql`alter table products rename column price to "priceMinor"`.execute(db);
      await sql`alter table products alter column "priceMinor" type bigint using cast("priceMinor" * 100 as bigint)`.execute(
        db,
      );
    } else await rebuildProducts(db);
    await db.schema
      .alterTable('products')
      .addColumn('currency', 'text', (column) => column.notNull().defaultTo('TRY'))
      .execute();
    await sql`create index products_price on products (
      (case "currency" when 'TRY' then 0 when 'EUR' then 1 else 2 end), coalesce("priceMinor", -1), "id")`.execute(
      db,
    );
    for (const state of ['before', 'after'])
      await sql`update history set ${sql.ref(state)} = ${withCurrency(state)}
        where "entity" = 'products' and ${sql.ref(state)} ->> 'id' is not null`.execute(db);
    await sql`create view shown_products as select ${columns},
      case when exists (
        select 1 from categories
        where categories.id = own."categoryId" and categories."brandId" = own."brandId" and categories."isActive"
      ) then own."categoryId" end as "categoryId",
      case when exists (
        select 1 from catalogs where catalogs.id = own."catalogId" and catalogs."isActive"
      ) then own."catalogId" end as "catalogId"
      from products own
      where own."isActive" and own."brandId" not in (select id from brands where not "isActive")`.execute(db);
  }

  return { up };
}
