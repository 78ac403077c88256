import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

/** After each text stand two blanks, so that every letter of it begins a run of three. */
const text = (own: string) => `${own} || '  '`;

/** What a search of products looks through; names are folded by a function that the program brings. */
const TEXTS = `select p.rowid as doc, ${text('p."searchText"')} as own, ${text('fold(b.name)')} as brand,
  case when c."isActive" and c."brandId" = p."brandId" then ${text('fold(c.name)')} end as category,
  case when not (c."isActive" and c."brandId" = p."brandId") then ${text('fold(c.name)')} end as "otherCategory",
  case when not p."isActive" or not b."isActive" then 'xxx' end as hidden
  from products p left join brands b on b.id = p."brandId" left join categories c on c.id = p."categoryId"`;
const COLUMNS = 'own, brand, category, "otherCategory", hidden';

function fill(where = ''): string {
  return `insert or replace into "productGrams" (rowid, ${COLUMNS}) select * from "productTexts" ${where}`;
}

function differs(...columns: string[]): string {
  return columns.map((column) => `new."${column}" is not old."${column}"`).join(' or ');
}

function ofCategory(row: string): string {
  return fill(`where doc in (select rowid from products where "categoryId" = ${row}.id)`);
}

const TRIGGERS = [
  `"productGrams_insert" after insert on products begin ${fill('where doc = new.rowid')}; end`,
  `"productGrams_update" after update on products
    when ${differs('searchText', 'brandId', 'categoryId', 'isActive')}
    begin ${fill('where doc = new.rowid')}; end`,
  `"productGrams_delete" after delete on products
    begin delete from "productGrams" where rowid = old.rowid; end`,
  `"productGrams_category_insert" after insert on categories begin ${ofCategory('new')}; end`,
  `"productGrams_category_update" after update on categories when ${differs('name', 'brandId', 'isActive')}
    begin ${ofCategory('new')}; end`,
  `"productGrams_category_delete" after delete on categories begin ${ofCategory('old')}; end`,
  `"productGrams_brand" after update on brands when ${differs('name', 'isActive')}
    begin ${fill('where doc in (select rowid from products where "brandId" = new.id)')}; end`,
];

async function indexTexts(db: Db): Promise<void> {
  await sql`create virtual table "productGrams" using fts5(${sql.raw(COLUMNS)},
    content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`.execute(db);
  await sql`create view "productTexts" as ${sql.raw(TEXTS)}`.execute(db);
  await sql.raw(fill()).execute(db);
  for (const trigger of TRIGGERS) await sql.raw(`create trigger ${trigger}`).execute(db);
}

const PRODUCT = `id version createdAt updatedAt searchText nameKey name slug description brandId sku priceMinor currency
  stock imageUrl videoUrl features isFeatured isDistributor isActive sortOrder`;

/**
 * What visitors see of products, with what an index is asked by: the category as the row names it, and in the embedded
 * database the number that its search index knows the row by.
 */
async function viewProducts(db: Db, doc: string): Promise<void> {
  const columns = sql.join(PRODUCT.split(/\s+/).map((name) => sql.ref(`own.${name}`)));
  await db.schema.dropView('shown_products').execute();
  await sql`create view shown_products as select ${columns},
    case when exists (
      select 1 from categories
      where categories.id = own."categoryId" and categories."brandId" = own."brandId" and categories."isActive"
    ) then own."categoryId" end as "categoryId",
    case when exists (
      select 1 from catalogs where catalogs.id = own."catalogId" and catalogs."isActive"
    ) then own."catalogId" end as "catalogId",
    own."categoryId" as "ownCategoryId" ${sql.raw(doc)}
    from products own
    where own."isActive" and own."brandId" not in (select id from brands where not "isActive")`.execute(db);
}

/**
 * Lets searches be answered by runs of three letters. In the embedded database an index stands beside the tables, kept
 * by triggers; on PostgreSQL `db/trigrams.ts` sees to it at each start, since that takes an extension.
 */
export function searchIndex(engine: Engine): Migration {
  return {
    async up(db: Db) {
      await viewProducts(db, engine === 'sqlite' ? ', own.rowid as doc' : '');
      if (engine === 'sqlite') await indexTexts(db);
    },
  };
}
