import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Builds the search index of the embedded database anew from its rows. */
export async function rebuildGrams(db: Kysely<Database>): Promise<void> {
  await sql`insert into "productGrams" ("productGrams") values ('delete-all')`.execute(db);
  await sql`insert into "productGrams" (rowid, own, brand, category, "otherCategory", hidden)
    select * from "productTexts"`.execute(db);
}

/**
 * Sees that the search index knows the rows by the numbers they have. A `vacuum` by hand may number them anew, without
 * gaps: where there was one the highest number is another then.
 */
export async function checkGrams(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ own: number | null; indexed: number | null }>`select
    (select max(rowid) from products) as own, (select max(id) from "productGrams_docsize") as indexed`.execute(
    db,
  );
  const [found] = rows;
  if (found && found.own !== found.indexed) await db.transaction().execute(rebuildGrams);
}
