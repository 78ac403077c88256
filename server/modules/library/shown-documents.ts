import { type Kysely, sql } from 'kysely';
import { bookHash } from '../../../domain/things/book.ts';
import { rowName, whole } from '../../db/changes.ts';
import type { Database } from '../../db/schema.ts';
import type { Kinds } from '../../records/kinds.ts';

function columnsOf({ all }: Kinds) {
  return all.flatMap(({ name, document }) => (document ? [{ table: name, column: document }] : []));
}

/** The PDFs that rows show, by their hashes, in the order of the rows. */
export async function shownBooks(db: Kysely<Database>, kinds: Kinds): Promise<string[]> {
  const found = new Set<string>();
  for (const { table, column } of columnsOf(kinds)) {
    const { rows } = await sql<{ url: string | null }>`
      select ${sql.ref(column)} as url from ${sql.table(table)} order by "sortOrder"`.execute(db);
    for (const hash of rows.flatMap(({ url }) => bookHash(url) ?? [])) found.add(hash);
  }
  return [...found];
}

/** The rows that show a document, by the names of `db/changes.ts`. */
export async function rowsShowing(db: Kysely<Database>, kinds: Kinds, url: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of columnsOf(kinds)) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = ${url}`.execute(db);
    found.push(...rows.map(({ id }) => whole(rowName(table, id))));
  }
  return found;
}
