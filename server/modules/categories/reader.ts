import { type Kysely, sql } from 'kysely';
import { inTreeOrder, summed } from '../../../domain/rules/tree.ts';
import { compareTurkish, fold, foldWords } from '../../../domain/rules/turkish.ts';
import type { Category } from '../../../domain/things/category.ts';
import { LIST_DEFAULT, type Page, readCursor, unknownSort, wrongCursor } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import type { View } from '../../kinds/kind.ts';
import { type KindQuery, type Reader, tableOf } from '../../kinds/reader.ts';

async function readAll(db: Kysely<Database>, view: View, brandId?: string): Promise<Category[]> {
  let query = db
    .selectFrom(tableOf(view, 'categories'))
    .innerJoin('brands', 'brands.id', 'categories.brandId')
    // Below a parent that is not there a category stands at the top.
    .leftJoin('categories as parents', (join) =>
      join
        .onRef('parents.id', '=', 'categories.parentId')
        .onRef('parents.brandId', '=', 'categories.brandId'),
    )
    .select([
      'categories.id',
      'categories.name',
      'categories.slug',
      'categories.description',
      'categories.brandId',
      'parents.id as parentId',
      'categories.icon',
      'categories.color',
      'categories.isActive',
      'categories.sortOrder',
      'categories.version',
      'categories.createdAt',
      'categories.updatedAt',
      'brands.name as brandName',
      'brands.slug as brandSlug',
    ])
    .orderBy('brands.sortOrder')
    .orderBy('brands.createdAt')
    .orderBy('brands.id')
    .orderBy('categories.sortOrder')
    .orderBy('categories.createdAt')
    .orderBy('categories.id');
  if (brandId) query = query.where('categories.brandId', '=', brandId);
  if (view.isStaff && !view.withHidden)
    query = query.where('categories.id', 'in', (eb) => eb.selectFrom('shown_categories').select('id'));
  const [rows, counts] = [await query.execute(), await ownCounts(db, view, brandId)];
  const totals = summed(rows, counts);
  const children = new Map<string, number>();
  for (const row of rows) if (row.parentId) children.set(row.parentId, (children.get(row.parentId) ?? 0) + 1);
  return inTreeOrder(rows).map(({ brandName, brandSlug, ...row }) => ({
    ...row,
    productCount: totals.get(row.id) ?? 0,
    childrenCount: children.get(row.id) ?? 0,
    brand: { id: row.brandId, name: brandName, slug: brandSlug },
  }));
}

async function ownCounts(db: Kysely<Database>, view: View, brandId?: string): Promise<Map<string, number>> {
  let query = db
    .selectFrom(tableOf(view, 'products'))
    .select(['products.categoryId', sql<number>`count(*)`.as('count')])
    .where('products.categoryId', 'is not', null);
  if (brandId) query = query.where('products.brandId', '=', brandId);
  const rows = await query.groupBy('products.categoryId').execute();
  return new Map(rows.map((row) => [row.categoryId ?? '', Number(row.count)]));
}

type Compare = (a: Category, b: Category) => number;
/** What categories can be sorted by. */
export const categorySorts: Record<string, Compare> = {
  // The order of the tree, in which they come.
  sortOrder: () => 0,
  name: (a, b) => compareTurkish(a.name, b.name),
  createdAt: (a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt),
  updatedAt: (a, b) => Number(a.updatedAt > b.updatedAt) - Number(a.updatedAt < b.updatedAt),
};

/** @throws AppError invalid for an unknown sort */
function inOrder(rows: readonly Category[], sort: string): Category[] {
  const name = sort.replace(/^-/, '');
  const compare = Object.hasOwn(categorySorts, name) ? categorySorts[name] : undefined;
  if (!compare) throw unknownSort(Object.keys(categorySorts));
  const sorted = rows.toSorted(compare);
  return sort.startsWith('-') ? sorted.reverse() : sorted;
}

// The list is short and ordered as a tree: its cursor is the row it goes on after, and its place should that row go.
function cursorAt(id: string, place: number): string {
  return Buffer.from(JSON.stringify({ id, place })).toString('base64url');
}

function startAfter(rows: readonly Category[], cursor: string): number {
  const { id, place } = readCursor(cursor);
  if (typeof id !== 'string' || typeof place !== 'number' || !(place >= 1)) throw wrongCursor();
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found + 1 : Math.floor(place) - 1;
}

async function list(db: Kysely<Database>, view: View, query: KindQuery): Promise<Page<Category>> {
  const words = foldWords(query.search ?? '');
  const all = await readAll(db, view, query.brandId as string | undefined);
  const found = all.filter((row) => {
    const text = fold(`${row.name} ${row.description ?? ''} ${row.brand.name}`);
    return (
      words.every((word) => text.includes(word)) &&
      (query.isActive === undefined || row.isActive === query.isActive)
    );
  });
  const rows = inOrder(found, query.sort ?? 'sortOrder');
  const start = query.cursor ? startAfter(rows, query.cursor) : 0;
  const part = rows.slice(start, start + (query.limit ?? LIST_DEFAULT));
  const last = part.at(-1);
  const end = start + part.length;
  return {
    rows: part,
    total: rows.length,
    next: last && end < rows.length ? cursorAt(last.id, end) : null,
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
    const row = (await readAll(db, view, brandId)).find((category) => category.id === id);
    if (row) return row;
  }
  return undefined;
}

/** Reads categories as trees: their level and counts come from all that stand beside them. */
export const categoryReader: Reader = { list, one };
