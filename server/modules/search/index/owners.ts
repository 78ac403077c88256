import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Owner } from './rows.ts';

type OwnerRow = { id: string; slug: string; name: string; isShown: boolean | number };

/** The brands and categories that rows belong to, each one object that all its rows share. */
export function createOwners(db: Kysely<Database>) {
  const known = { brands: new Map<string, Owner>(), categories: new Map<string, Owner>() };
  let count = 0;

  function keep(kind: keyof typeof known, { id, slug, name, isShown }: OwnerRow): boolean {
    const before = known[kind].get(id);
    const fresh = { slug, name, isShown: Boolean(isShown) };
    if (!before) {
      known[kind].set(id, { no: count++, id, ...fresh });
      return false;
    }
    const isOther = before.slug !== slug || before.name !== name || before.isShown !== fresh.isShown;
    Object.assign(before, fresh);
    return isOther;
  }

  /** Reads all of a kind, or some of it; answers the ids of those that are not as they were. */
  async function read(kind: keyof typeof known, ids?: readonly string[]): Promise<string[]> {
    const shown = sql.table(`shown_${kind}`);
    const some = ids ? sql`where own.id in (${sql.join(ids)})` : sql``;
    const { rows } = await sql<OwnerRow>`
      select own.id, own.slug, own.name, shown.id is not null as "isShown"
      from ${sql.table(kind)} own left join ${shown} shown on shown.id = own.id ${some}`.execute(db);
    const changed = rows.filter((row) => keep(kind, row)).map(({ id }) => id);
    const found = new Set(rows.map(({ id }) => id));
    const gone = (ids ?? [...known[kind].keys()]).filter((id) => !found.has(id));
    for (const id of gone) {
      const owner = known[kind].get(id);
      if (owner?.isShown) changed.push(id);
      if (owner) owner.isShown = false;
    }
    return changed;
  }

  return {
    read,
    brand: (id: string | null): Owner | null => (id && known.brands.get(id)) || null,
    category: (id: string | null): Owner | null => (id && known.categories.get(id)) || null,
    /** How many there are, the highest number plus one. */
    size: (): number => count,
  };
}

export type Owners = ReturnType<typeof createOwners>;
