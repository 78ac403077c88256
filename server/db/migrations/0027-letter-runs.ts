import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

const OLD_TRIGGERS = [
  'insert',
  'update',
  'delete',
  'category_insert',
  'category_update',
  'category_delete',
  'brand',
];
/** Tables of which nothing but their own `searchText` is looked through. */
const PLAIN = ['catalogs', 'messages', 'media', 'mediaTexts', 'activities', 'history', 'auditEvents'];

function differs(...columns: string[]): string {
  return columns.map((column) => `new."${column}" is not old."${column}"`).join(' or ');
}

function createIndex(table: string, columns: string): string {
  return `create virtual table "runs_${table}" using fts5(${columns},
    content='', contentless_delete=1, tokenize='ascii', prefix='1')`;
}

const PRODUCT_COLUMNS = 'own, brand, category, "otherCategory", hidden';

function fillProducts(where = ''): string {
  const texts = ['own', 'brand', 'category', '"otherCategory"'].map((text) => `"letterRuns"(${text})`);
  return `insert or replace into runs_products (rowid, ${PRODUCT_COLUMNS})
    select doc, ${texts.join(', ')}, hidden from "productTexts" ${where}`;
}

function ofCategory(row: string): string {
  return fillProducts(`where doc in (select rowid from products where "categoryId" = ${row}.id)`);
}

/** As those of the index before, which named other columns and read the texts themselves. */
const PRODUCT_TRIGGERS = [
  `insert" after insert on products begin ${fillProducts('where doc = new.rowid')}; end`,
  `update" after update on products when ${differs('searchText', 'brandId', 'categoryId', 'isActive')}
    begin ${fillProducts('where doc = new.rowid')}; end`,
  `delete" after delete on products begin delete from runs_products where rowid = old.rowid; end`,
  `category_insert" after insert on categories begin ${ofCategory('new')}; end`,
  `category_update" after update on categories when ${differs('name', 'brandId', 'isActive')}
    begin ${ofCategory('new')}; end`,
  `category_delete" after delete on categories begin ${ofCategory('old')}; end`,
  `brand" after update on brands when ${differs('name', 'isActive')}
    begin ${fillProducts('where doc in (select rowid from products where "brandId" = new.id)')}; end`,
];

async function indexProducts(run: (text: string) => Promise<unknown>): Promise<void> {
  for (const name of OLD_TRIGGERS) await run(`drop trigger "productGrams_${name}"`);
  await run('drop table "productGrams"');
  await run(createIndex('products', PRODUCT_COLUMNS));
  await run(fillProducts());
  for (const trigger of PRODUCT_TRIGGERS) await run(`create trigger "runs_products_${trigger}`);
}

async function indexPlain(run: (text: string) => Promise<unknown>, table: string): Promise<void> {
  const index = `"runs_${table}"`;
  const put = (row: string) =>
    `insert or replace into ${index} (rowid, text) values (${row}.rowid, "letterRuns"(${row}."searchText"));`;
  await run(createIndex(table, 'text'));
  await run(`insert into ${index} (rowid, text) select rowid, "letterRuns"("searchText") from "${table}"`);
  await run(`create trigger "runs_${table}_insert" after insert on "${table}" begin ${put('new')} end`);
  await run(`create trigger "runs_${table}_update" after update on "${table}" when ${differs('searchText')}
    begin ${put('new')} end`);
  await run(`create trigger "runs_${table}_delete" after delete on "${table}"
    begin delete from ${index} where rowid = old.rowid; end`);
}

/** Runs of one and two letters, which the runs of three that PostgreSQL keeps by itself cannot be asked for. */
async function indexShort(db: Db): Promise<void> {
  await sql`create or replace function "shortRuns"(given text) returns text[]
    language sql immutable strict parallel safe as ${sql.lit(`
    select coalesce(array_agg(distinct run), '{}') from (
      select distinct unnest(string_to_array(given, ' ')) as word
    ) words, generate_series(1, length(word)) place, lateral (
      values (substr(word, place, 1)), (substr(word, place, 2))
    ) runs(run)`)}`.execute(db);
  for (const table of ['products', ...PLAIN])
    await sql`create index ${sql.id(`${table}_shortRuns`)} on ${sql.id(table)}
      using gin ("shortRuns"("searchText"))`.execute(db);
}

/**
 * Lets every search be answered by runs of letters, those for one or two letters too. In the embedded database each
 * table that is searched gets an index of its own, kept by triggers that call what the program brings.
 */
export function letterRuns(engine: Engine): Migration {
  return {
    async up(db: Db) {
      if (engine === 'postgres') return indexShort(db);
      const run = (text: string) => sql.raw(text).execute(db);
      await indexProducts(run);
      for (const table of PLAIN) await indexPlain(run, table);
    },
  };
}
