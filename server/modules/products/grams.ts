import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { matches } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import type { View } from '../../kinds/kind.ts';
import type { Search } from '../../kinds/reader.ts';

/** The index holds runs of so many letters: a shorter word is not in it. */
const RUN = 3;
/** So many finds are read by their numbers; of more the list is walked in its order until it is full. */
const FEW = 400;

function isIndexed(word: string): boolean {
  return [...word].length >= RUN;
}

/** What the index is asked: every word in one of the texts that the view has, and nothing that it hides. */
function question(view: View, words: readonly string[]): string {
  const texts = view.isStaff && view.withHidden ? 'own brand category otherCategory' : 'own brand category';
  const all = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const found = `{${texts}} : (${all})`;
  return view.withHidden ? found : `(${found}) NOT hidden : "xxx"`;
}

/** A word that is too short for the index, looked for in each row that the longer ones leave over. */
function inTexts(view: View, word: string): RawBuilder<SqlBool> {
  const categories = sql.table(view.withHidden ? 'categories' : 'shown_categories');
  return sql<SqlBool>`(${matches(sql.ref('products.searchText'), word)}
    or exists (select 1 from brands b where b.id = products."brandId" and ${matches(sql`fold(b.name)`, word)})
    or exists (select 1 from ${categories} c where c.id = products."categoryId" and ${matches(sql`fold(c.name)`, word)}))`;
}

/** A search of products in the embedded database, which its index of letter runs answers. */
export async function searchGrams(
  db: Kysely<Database>,
  view: View,
  words: readonly string[],
): Promise<Search> {
  const short = words.filter((word) => !isIndexed(word)).map((word) => inTexts(view, word));
  const long = words.filter(isIndexed);
  if (long.length === 0) return { where: short };
  const asked = question(view, long);
  const { rows } = await sql<{ rowid: number }>`select rowid from "productGrams"
    where "productGrams" match ${asked} limit ${FEW + 1}`.execute(db);
  // The view of what is shown tells the number; the table has it without saying so.
  const doc = view.isStaff ? sql.ref('products.rowid') : sql.ref('products.doc');
  if (rows.length <= FEW) {
    const few = sql<SqlBool>`${doc} in (${sql.join([...rows.map((row) => row.rowid), -1])})`;
    return { where: [few, ...short], ...(short.length === 0 && { total: rows.length }) };
  }
  const many = sql<SqlBool>`${doc} in (select rowid from "productGrams" where "productGrams" match ${asked})`;
  // The sign keeps the planner from reading every find to sort them.
  const walk = [sql<SqlBool>`+${many}`, ...short];
  if (short.length > 0) return { where: [many, ...short], walk };
  const counted = await sql<{ count: number }>`select count(*) as count from "productGrams"
    where "productGrams" match ${asked}`.execute(db);
  return { where: [many], walk, total: Number(counted.rows[0]?.count ?? 0) };
}
