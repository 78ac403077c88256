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

/** The categories of a view in the order of brands and trees. */
async function entriesOf(
  db: Kysely<Database>,
  view: View,
  { brandId, words = [], isActive }: Narrowed = {},
): Promise<CategoryEntry[]> {
  const facts = brandId ? [(await factsOf(db, [brandId])).get(brandId)] : await allFacts(db);
  const trees = facts.map((brand) => brand?.tree(view) ?? []);
  // Thousands of them, of which a page shows some: they are looked at one by one only where something narrows them, and
  // `flat` would look at each.
  const entries = ([] as CategoryEntry[]).concat(...trees);
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

async function list(db: Kysely<Database>, view: View, query: KindQuery): Promise<Page<Category>> {
  const found = await entriesOf(db, view, {
    brandId: query.brandId as string | undefined,
    words: foldWords(query.search ?? ''),
    isActive: query.isActive as boolean | undefined,
  });
  const entries = inOrder(found, query.sort ?? 'sortOrder');
  const start = query.cursor ? startAfter(entries, query.cursor) : 0;
  const part = entries.slice(start, start + (query.limit ?? LIST_DEFAULT)).map(({ row }) => row);
  const last = part.at(-1);
  const end = start + part.length;
  return {
    rows: part,
    total: entries.length,
    next: last && end < entries.length ? cursorAt(last.id, end) : null,
  };
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
