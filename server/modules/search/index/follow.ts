import type { Kysely } from 'kysely';
import type { FoundKind } from '../../../../domain/search/kinds.ts';
import type { Database } from '../../../db/schema.ts';
import { giveWay } from '../../../give-way.ts';
import type { FoundTable } from '../found-rows.ts';
import { FOUND_TABLES, kindIn, TABLE_KINDS, type TableKind } from '../found-tables.ts';
import type { Index } from './index.ts';
import type { Owners } from './owners.ts';

export type Held = { index: Index; owners: Owners };

/** Rows read at once: short enough for others to have their turn between. */
export const AT_ONCE = 200;
const WHOLE_KIND = /^(\w+)\*#?$/;

/** What the name of a change means to the index: one row, more than can be named, or nothing. */
export function readName(name: string): { kind: TableKind; id: string } | 'all' | null {
  const colon = name.indexOf(':');
  if (colon < 0) return name === '*' || kindIn(WHOLE_KIND.exec(name)?.[1]) ? 'all' : null;
  const kind = kindIn(name.slice(0, colon));
  const id = name.slice(colon + 1, name.endsWith('#') ? -1 : undefined);
  return kind && id ? { kind, id } : null;
}

function* slices(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}

/** What is read with some rows; what is still there comes anew. */
function dropWith(index: Index, dropped: FoundKind, ids: ReadonlySet<string>): void {
  for (const { kind, id, key } of [...index.all()])
    if (kind === dropped && ids.has(id.slice(0, id.lastIndexOf(':')))) index.drop(key);
}

async function readSome(
  db: Kysely<Database>,
  { index, owners }: Held,
  kind: TableKind,
  ids: Iterable<string>,
) {
  const own: FoundTable = FOUND_TABLES[kind];
  for (const some of slices([...ids])) {
    const found = await own.read(db, owners, { ids: some });
    const there = new Set(found.map(({ row }) => row.id));
    for (const id of some) if (!there.has(id)) index.drop(`${kind}:${id}`);
    if (own.with) dropWith(index, own.with, new Set(some));
    for (const { row, content } of found) {
      index.put(row, content);
      await giveWay();
    }
  }
}

/** The brands and categories among some that are not as they were, with the categories of such brands. */
async function changedOwners(
  { owners, index }: Held,
  brands: readonly string[],
  categories: readonly string[],
) {
  const changed = new Set<string>();
  for (const some of slices(brands)) for (const id of await owners.read('brands', some)) changed.add(id);
  const all = new Set(categories);
  // A look at every row, for which most writes give no reason.
  if (changed.size > 0)
    for (const { kind, id, brand } of index.all())
      if (kind === 'category' && changed.has(brand?.id ?? '')) all.add(id);
  for (const some of slices([...all]))
    for (const id of await owners.read('categories', some)) changed.add(id);
  return changed;
}

type Ids = Record<TableKind, Set<string>>;

function idsIn(names: Iterable<string>): Ids {
  const ids = Object.fromEntries(TABLE_KINDS.map((kind) => [kind, new Set<string>()])) as Ids;
  for (const name of names) {
    const read = readName(name);
    if (read && read !== 'all') ids[read.kind].add(read.id);
  }
  return ids;
}

/** Adds what a changed brand or category holds: it carries the name of that. */
async function addHeld(db: Kysely<Database>, { index }: Held, changed: ReadonlySet<string>, ids: Ids) {
  if (changed.size === 0) return;
  for (const { kind, id, brand, category } of index.all()) {
    if (!changed.has(brand?.id ?? '') && !changed.has(category?.id ?? '')) continue;
    if (kind === 'product') ids.product.add(id);
    if (kind === 'category') ids.category.add(id);
  }
  // A category that was hidden is named by none of its rows: they are found by asking.
  for (const some of slices([...changed])) {
    const rows = await db.selectFrom('products').select('id').where('categoryId', 'in', some).execute();
    for (const { id } of rows) ids.product.add(id);
  }
}

/** Reads what changed anew, and what carries the name of what changed. */
export async function follow(db: Kysely<Database>, held: Held, names: Iterable<string>): Promise<void> {
  const ids = idsIn(names);
  const changed = await changedOwners(held, [...ids.brand], [...ids.category]);
  await addHeld(db, held, changed, ids);
  for (const kind of TABLE_KINDS) await readSome(db, held, kind, ids[kind]);
}
