import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from './engine-of.ts';

/**
 * The condition that a column holds one of these texts, however many there are: they travel as one value. Parameters
 * of their own would be as many as an engine's limit allows, and not one more.
 */
export function among(column: string, texts: Iterable<string>): RawBuilder<SqlBool> {
  // The keys of an object: `json_each` is the one function that both engines read them with.
  const keys = Object.fromEntries([...texts].map((text) => [text, 0]));
  return sql<SqlBool>`${sql.ref(column)} in (select key from json_each(${JSON.stringify(keys)}))`;
}

/** The same where an index of the column should answer: PostgreSQL joins several such conditions, if it knows the texts. */
export function anyOf<Tables>(
  db: Kysely<Tables>,
  column: string,
  texts: readonly string[],
): RawBuilder<SqlBool> {
  if (engineOf(db) === 'sqlite') return among(column, texts);
  return sql<SqlBool>`${sql.ref(column)} = any(${texts}::text[])`;
}
