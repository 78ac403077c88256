import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The row that an old slug leads to. */
export async function movedTo(
  db: Kysely<Database>,
  entity: 'brands' | 'categories' | 'products',
  scope: string,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirects')
    .select('targetId')
    .where('entity', '=', entity)
    .where('scope', '=', scope)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.targetId;
}
