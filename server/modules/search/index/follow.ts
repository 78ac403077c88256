import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { giveWay } from '../../../give-way.ts';
import { READERS } from './content.ts';
import type { Index } from './index.ts';
import type { Owners } from './owners.ts';

/** The tables whose rows are in the index, and what those are there. */
export const TABLES = {
  products: 'product',
  brands: 'brand',
  categories: 'category',
  catalogs: 'catalog',
} as const;
export type Table = keyof typeof TABLES;
type Kind = (typeof TABLES)[Table];

export type Held = { index: Index; owners: Owners };

/** Rows read at once: short enough for others to have their turn between. */
export const AT_ONCE = 200;
const ONE_ROW = /^(\w+):([^#*]+)#?$/;
const WHOLE_KIND = /^(\w+)\*#?$/;

function tableOf(name: string | undefined): Table | undefined {
  return name && Object.hasOwn(TABLES, name) ? (name as Table) : undefined;
}

/** What the name of a change means to the index: one row, more than can be named, or nothing. */
export function readName(name: string): { table: Table; id: string } | 'all' | null {
  if (name === '*' || tableOf(WHOLE_KIND.exec(name)?.[1])) return 'all';
  const [, kind, id] = ONE_ROW.exec(name) ?? [];
  const table = tableOf(kind);
  return table && id ? { table, id } : null;
}

function* slices(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}

/** The pages of some catalogs; those that are still there come anew. */
function dropPages(index: Index, catalogs: ReadonlySet<string>): void {
  for (const { kind, id, key } of [...index.all()])
    if (kind === 'page' && catalogs.has(id.slice(0, id.lastIndexOf(':')))) index.drop(key);
}

async function readSome(db: Kysely<Database>, { index, owners }: Held, kind: Kind, ids: Iterable<string>) {
  for (const some of slices([...ids])) {
    const found = await READERS[kind](db, owners, { ids: some });
    const there = new Set(found.map(({ row }) => row.id));
    for (const id of some) if (!there.has(id)) index.drop(`${kind}:${id}`);
    if (kind === 'catalog') dropPages(index, new Set(some));
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
  const below = [...index.all()].filter(
    ({ kind, brand }) => kind === 'category' && changed.has(brand?.id ?? ''),
  );
  const all = [...new Set([...categories, ...below.map(({ id }) => id)])];
  for (const some of slices(all)) for (const id of await owners.read('categories', some)) changed.add(id);
  return changed;
}

type Ids = Record<Table, Set<string>>;

function idsIn(names: Iterable<string>): Ids {
  const ids: Ids = { products: new Set(), brands: new Set(), categories: new Set(), catalogs: new Set() };
  for (const name of names) {
    const read = readName(name);
    if (read && read !== 'all') ids[read.table].add(read.id);
  }
  return ids;
}

/** Adds what a changed brand or category holds: it carries the name of that. */
async function addHeld(db: Kysely<Database>, { index }: Held, changed: ReadonlySet<string>, ids: Ids) {
  if (changed.size === 0) return;
  for (const { kind, id, brand, category } of index.all()) {
    if (!changed.has(brand?.id ?? '') && !changed.has(category?.id ?? '')) continue;
    if (kind === 'product') ids.products.add(id);
    if (kind === 'category') ids.categories.add(id);
  }
  // A category that was hidden is named by none of its rows: they are found by asking.
  for (const some of slices([...changed])) {
    const rows = await db.selectFrom('products').select('id').where('categoryId', 'in', some).execute();
    for (const { id } of rows) ids.products.add(id);
  }
}

/** Reads what changed anew, and what carries the name of what changed. */
export async function follow(db: Kysely<Database>, held: Held, names: Iterable<string>): Promise<void> {
  const ids = idsIn(names);
  const changed = await changedOwners(held, [...ids.brands], [...ids.categories]);
  await addHeld(db, held, changed, ids);
  for (const table of ['brands', 'categories', 'catalogs', 'products'] as const)
    await readSome(db, held, TABLES[table], ids[table]);
}
