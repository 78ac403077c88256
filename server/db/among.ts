import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition that a column holds one of these texts, however many there are: they travel as one value. Parameters
 * of their own would be as many as an engine's limit allows, and not one more.
 */
export function among(column: string, texts: Iterable<string>): RawBuilder<SqlBool> {
  // The keys of an object: `json_each` is the one function that both engines read them with.
  const keys = Object.fromEntries([...texts].map((text) => [text, 0]));
  return sql<SqlBool>`${sql.ref(column)} in (select key from json_each(${JSON.stringify(keys)}))`;
}
