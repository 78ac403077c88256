import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The version of a text that was really shown; of any other nothing can be said. */
export async function knownVersion(
  db: Kysely<Database>,
  version: string | undefined,
): Promise<string | null> {
  if (!version) return null;
  const known = await db
    .selectFrom('privacyTexts')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  return known?.version ?? null;
}
