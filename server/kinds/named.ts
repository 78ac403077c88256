import { type Kysely, sql } from 'kysely';
import { refusedField } from '../../domain/errors.ts';
import type { Database } from '../db/schema.ts';
import type { Kinds } from '../records/kinds.ts';
import type { Write } from '../records/write.ts';

export type Named = { id: string; name: string; slug: string };

/** The rows of each kind that a name finds in the whole site, by what others call one: `brand`. */
export async function readNamed(db: Kysely<Database>, { all }: Kinds): Promise<Map<string, Named[]>> {
  const found = new Map<string, Named[]>();
  for (const { name, namedAs, nameColumn, slugWithin } of all) {
    if (!namedAs || !nameColumn || slugWithin !== null) continue;
    const { rows } = await sql<Named>`
      select id, ${sql.ref(nameColumn)} as name, slug from ${sql.table(name)}`.execute(db);
    found.set(namedAs, rows);
  }
  return found;
}

/** Checks that there is the row that another one names, by what that calls it. @throws AppError invalid */
export async function checkNamed(write: Write, namedAs: string, id: unknown): Promise<void> {
  const kind = write.kinds.all.find((one) => one.namedAs === namedAs);
  if (!kind || !id) return;
  const { rows } = await sql`select id from ${sql.table(kind.name)} where id = ${id}`.execute(write.tx);
  const noun = kind.noun.toLocaleLowerCase('tr');
  if (rows.length === 0) throw refusedField(`${namedAs}Id`, 'not_found', `Böyle bir ${noun} yok.`);
}

/** The address of a row that another one names; null where it names none. */
export async function slugOf(
  db: Kysely<Database>,
  kind: 'brands' | 'categories',
  id: unknown,
): Promise<string | null> {
  if (typeof id !== 'string') return null;
  const row = await db.selectFrom(kind).select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
}
