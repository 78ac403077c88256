import type { Kysely } from 'kysely';
import { joinParts } from '../../../domain/rules/joined-parts.ts';
import type { Names } from '../../../domain/tables/column.ts';
import type { Database } from '../../db/schema.ts';
import { type Named, readNamed } from '../../kinds/named.ts';
import type { Kinds } from '../../records/kinds.ts';

/** Rows by a name that no other one has: where two are called alike, by their addresses. */
function calledApart(rows: readonly Named[] = []): (id: string) => string {
  const times = new Map<string, number>();
  for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1);
  const names = new Map(rows.map(({ id, name, slug }) => [id, times.get(name) === 1 ? name : slug]));
  return (id) => names.get(id) ?? '';
}

/** How a table calls the rows that others name. */
export async function readNames(db: Kysely<Database>, kinds: Kinds): Promise<Names> {
  const named = await readNamed(db, kinds);
  const categories = await db.selectFrom('categories').select(['id', 'name', 'parentId']).execute();
  const byId = new Map(categories.map((category) => [category.id, category]));
  function pathOf(id: string): string {
    const path: string[] = [];
    const seen = new Set<string>();
    for (let at = byId.get(id); at && !seen.has(at.id); at = byId.get(at.parentId ?? '')) {
      seen.add(at.id);
      path.unshift(at.name);
    }
    return joinParts(path, '>');
  }
  const called = (as: string) => calledApart(named.get(as));
  return { brand: called('brand'), catalog: called('catalog'), category: pathOf };
}
