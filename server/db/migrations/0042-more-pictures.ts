import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

const SEARCHABLE = ['id', 'version', 'createdAt', 'updatedAt', 'searchText', 'nameKey'];
const PRODUCT =
  `name slug description brandId sku externalId priceMinor currency stock imageUrl moreImages videoUrl features
  specifications isFeatured isDistributor isActive sortOrder`.split(/\s+/);

/** The columns that name a file by its address, as of this day. */
const HOLDERS: ReadonlyArray<[table: string, column: string]> = [
  ['brands', 'logoUrl'],
  ['products', 'imageUrl'],
  ['catalogs', 'fileUrl'],
  ['catalogs', 'thumbnailUrl'],
  ['media', 'coverUrl'],
];
const IS_FREE = [...HOLDERS, ['listedFiles', 'url'] as const]
  .map(([table, column]) => `not exists (select 1 from "${table}" where "${column}" = old.url)`)
  .join(' and ');
const TAKE = 'delete from "spareMedia" where url = new.url;';
const GIVE = `insert into "spareMedia" (url)
  select url from media where url = old.url and ${IS_FREE} on conflict (url) do nothing;`;

async function keepSpares(db: Kysely<never>, engine: Engine): Promise<void> {
  for (const [event, body] of [
    ['insert', TAKE],
    ['delete', GIVE],
  ] as const) {
    const name = `spareMedia_listedFiles_${event}`;
    if (engine === 'sqlite') {
      await sql.raw(`create trigger "${name}" after ${event} on "listedFiles" begin ${body} end`).execute(db);
      continue;
    }
    // Who goes back to the program of before lays the tables aside one by one.
    const guarded = `begin if to_regclass('"spareMedia"') is null then return null; end if; ${body} return null; end`;
    await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql
      as ${sql.lit(guarded)}`.execute(db);
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on "listedFiles"
      for each row execute function ${sql.id(name)}()`.execute(db);
  }
}

/**
 * Further pictures of a product: none yet, in the history and the trash neither; and the files that lists name, line by
 * line, so that where one is shown is asked by an index.
 */
export function morePictures(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const withNone = (state: string) =>
    pg
      ? sql`${sql.ref(state)} || '{"moreImages":[]}'::jsonb`
      : sql`json_set(${sql.ref(state)}, '$.moreImages', json('[]'))`;

  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('listedFiles')
        .addColumn('entity', 'text', (column) => column.notNull())
        .addColumn('rowId', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('listedFiles_key', ['entity', 'rowId', 'field', 'url'] as never[])
        .execute();
      await sql`create index "listedFiles_url" on "listedFiles" (url)`.execute(db);
      await keepSpares(db, engine);

      await db.schema.dropView('shown_products').execute();
      await db.schema
        .alterTable('products')
        .addColumn('moreImages', pg ? sql`jsonb` : sql`json`, (column) => column.notNull().defaultTo('[]'))
        .execute();
      for (const state of ['before', 'after'])
        await sql`update history set ${sql.ref(state)} = ${withNone(state)}
          where "entity" = 'products' and ${sql.ref(state)} ->> 'id' is not null`.execute(db);
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
