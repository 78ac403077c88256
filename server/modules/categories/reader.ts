import type { Kysely } from 'kysely';
import { foldWords } from '../../../domain/rules/turkish.ts';
import type { Category } from '../../../domain/things/category.ts';
import { among } from '../../db/among.ts';
import { LIST_DEFAULT, type Page, readCursor, unknownSort, wrongCursor } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import type { View } from '../../kinds/kind.ts';
import type { KindQuery, Reader } from '../../kinds/reader.ts';
import { allFacts, type CategoryEntry, factsOf } from '../brands/service.ts';

type Narrowed = { brandId?: string | undefined; words?: readonly string[]; isActive?: boolean | undefined };

/** The trees of a view, or its one, in the order of their brands. */
async function treesOf(db: Kysely<Database>, view: View, brandId?: string): Promise<CategoryEntry[][]> {
  const facts = brandId ? [(await factsOf(db, [brandId])).get(brandId)] : await allFacts(db);
  return facts.map((brand) => brand?.tree(view) ?? []);
}

/** The categories of a view in the order of brands and trees. */
async function entriesOf(
  db: Kysely<Database>,
  view: View,
  { brandId, words = [], isActive }: Narrowed = {},
): Promise<CategoryEntry[]> {
  // `flat` would look at each of thousands.
  const entries = ([] as CategoryEntry[]).concat(...(await treesOf(db, view, brandId)));
  if (isActive === undefined && words.length === 0) return entries;
  return entries.filter(
    (entry) =>
      (isActive ?? entry.row.isActive) === entry.row.isActive &&
      words.every((word) => entry.text.includes(word)),
  );
}

type Compare = (a: CategoryEntry, b: CategoryEntry) => number;

function byText(text: (entry: CategoryEntry) => string): Compare {
  return (a, b) => Number(text(a) > text(b)) - Number(text(a) < text(b));
}

/** What categories can be sorted by. */
export const categorySorts: Record<string, Compare> = {
  // The order of the tree, in which they come.
  sortOrder: () => 0,
  name: byText(({ nameKey }) => nameKey),
  createdAt: byText(({ row }) => row.createdAt),
  updatedAt: byText(({ row }) => row.updatedAt),
};

/** @throws AppError invalid for an unknown sort */
function inOrder(entries: readonly CategoryEntry[], sort: string): readonly CategoryEntry[] {
  const name = sort.replace(/^-/, '');
  const compare = Object.hasOwn(categorySorts, name) ? categorySorts[name] : undefined;
  if (!compare) throw unknownSort(Object.keys(categorySorts));
  if (sort === 'sortOrder') return entries;
  const sorted = entries.toSorted(compare);
  return sort.startsWith('-') ? sorted.reverse() : sorted;
}

// The list is short and ordered as a tree: its cursor is the row it goes on after, and its place should that row go.
function cursorAt(id: string, place: number): string {
  return Buffer.from(JSON.stringify({ id, place })).toString('base64url');
}

function startAfter(entries: readonly CategoryEntry[], cursor: string): number {
  const { id, place } = readCursor(cursor);
  if (typeof id !== 'string' || typeof place !== 'number' || !(place >= 1)) throw wrongCursor();
  const found = entries.findIndex(({ row }) => row.id === id);
  return found >= 0 ? found + 1 : Math.floor(place) - 1;
}

/** The first part of the whole list: of thousands it takes those that it shows, and counts the others by their trees. */
async function beginning(db: Kysely<Database>, view: View, limit: number): Promise<Page<Category>> {
  const trees = await treesOf(db, view);
  const rows: Category[] = [];
  for (const tree of trees) {
    if (rows.length === limit) break;
    rows.push(...tree.slice(0, limit - rows.length).map(({ row }) => row));
  }
  return pageOf(
    rows,
    rows.length,
    trees.reduce((sum, { length }) => sum + length, 0),
  );
}

function pageOf(rows: Category[], end: number, total: number): Page<Category> {
  const last = rows.at(-1);
  return { rows, total, next: last && end < total ? cursorAt(last.id, end) : null };
}

async function list(db: Kysely<Database>, view: View, query: KindQuery): Promise<Page<Category>> {
  const { brandId, search, isActive, sort = 'sortOrder', cursor, limit = LIST_DEFAULT } = query;
  if (!brandId && !search && isActive === undefined && sort === 'sortOrder' && !cursor)
    return beginning(db, view, limit);
  const found = await entriesOf(db, view, {
    brandId: brandId as string | undefined,
    words: foldWords(search ?? ''),
    isActive: isActive as boolean | undefined,
  });
  const entries = inOrder(found, sort);
  const start = cursor ? startAfter(entries, cursor) : 0;
  const rows = entries.slice(start, start + limit).map(({ row }) => row);
  return pageOf(rows, start + rows.length, entries.length);
}

/** One category by id, or by a slug: the oldest that the view has. */
async function one(db: Kysely<Database>, view: View, idOrSlug: string): Promise<Category | undefined> {
  const found = await db
    .selectFrom('categories')
    .select(['id', 'brandId'])
    .where(({ eb, or }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .orderBy('createdAt')
    .execute();
  for (const { id, brandId } of found) {
    const entry = (await entriesOf(db, view, { brandId })).find(({ row }) => row.id === id);
    if (entry) return entry.row;
  }
  return undefined;
}

/** The categories that a search finds are known without a look at their table. */
const search: Reader['search'] = async (db, view, text) => {
  const found = await entriesOf(db, view, { words: foldWords(text) });
  return [
    among(
      'categories.id',
      found.map(({ row }) => row.id),
    ),
  ];
};

/** Reads categories as trees: their level and counts come from all that stand beside them. */
export const categoryReader: Reader = { list, one, search };
