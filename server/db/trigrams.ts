import { type Kysely, sql } from 'kysely';
import { TABLES } from './schema.ts';

/** What is searched on PostgreSQL by runs of three letters. */
const SEARCHED = Object.entries(TABLES).flatMap(([name, facts]) => ('search' in facts ? [name] : []));

/**
 * Sees to the indexes that searches on PostgreSQL are answered by. They take an extension that a server may not have, or
 * not allow: searches then read all texts, which is slower and finds the same. Asked at each start, so that an extension
 * that comes later is used.
 * @returns whether the indexes are there
 */
export async function ensureTrigrams<Tables>(db: Kysely<Tables>): Promise<boolean> {
  // A refusal would end a transaction that it happened in: the block keeps it to itself.
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(
    db,
  );
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_opclass o
    join pg_namespace n on n.oid = o.opcnamespace where opcname = 'gin_trgm_ops'`.execute(db);
  const schema = rows[0]?.schema;
  if (!schema) return false;
  // A database whose upgrade ends earlier, as tests make them, lacks some.
  const standing = await sql<{ name: string }>`select name
    from unnest(${sql.lit(`{${SEARCHED}}`)}::text[]) as name where to_regclass(quote_ident(name)) is not null`.execute(
    db,
  );
  for (const { name: table } of standing.rows)
    await sql`create index if not exists ${sql.id(`${table}_trigrams`)} on ${sql.id(table)}
      using gin ("searchText" ${sql.id(schema, 'gin_trgm_ops')})`.execute(db);
  return true;
}
