import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Category, categoryInput, categoryPatch } from '../../../domain/category.ts';
import { compareTurkish, fold, foldWords } from '../../../domain/turkish.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../../records/change.ts';
import type { RecordRow } from '../../records/kinds.ts';
import {
  changeRecord,
  changeRecords,
  createRecord,
  notFound,
  readRecord,
  trashRecords,
} from '../../records/records.ts';
import type { Actor, Records, Write } from '../../records/write.ts';
import { addTrashed, type Trashed } from '../bulk.ts';
import {
  LIST_DEFAULT,
  type ListQuery,
  type Page,
  readCursor,
  STAFF,
  unknownSort,
  type Viewer,
  wrongCursor,
} from '../list.ts';
import { inTreeOrder, summed, withDescendants } from '../tree.ts';
import { checkBrand, checkBrandMove, checkParent, settleCategory } from './place.ts';

export { settleCategory };

export type CategoryQuery = ListQuery & { brandId?: string | undefined; isActive?: boolean | undefined };
export type BulkCategorySet = Partial<{ isActive: boolean }>;

async function readAll(db: Kysely<Database>, viewer: Viewer, brandId?: string): Promise<Category[]> {
  let query = db
    .selectFrom('categories')
    .innerJoin('brands', 'brands.id', 'categories.brandId')
    // Below a parent that is not there, or that a visitor may not see, a category stands at the top.
    .leftJoin('categories as parents', (join) => {
      const joined = join
        .onRef('parents.id', '=', 'categories.parentId')
        .onRef('parents.brandId', '=', 'categories.brandId');
      return viewer.isStaff ? joined : joined.on('parents.isActive', '=', true);
    })
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
  if (!viewer.includeInactive)
    query = query.where('categories.isActive', '=', true).where('brands.isActive', '=', true);
  const [rows, counts] = [await query.execute(), await ownCounts(db, viewer, brandId)];
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

async function ownCounts(
  db: Kysely<Database>,
  viewer: Viewer,
  brandId?: string,
): Promise<Map<string, number>> {
  let query = db
    .selectFrom('products')
    .select(['categoryId', sql<number>`count(*)`.as('count')])
    .where('categoryId', 'is not', null);
  if (!viewer.isStaff) query = query.where('isActive', '=', true);
  if (brandId) query = query.where('brandId', '=', brandId);
  const rows = await query.groupBy('categoryId').execute();
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

/** The verbs of categories. */
export function createCategoryService({ db, records }: { db: Kysely<Database>; records: Records }) {
  async function list(viewer: Viewer, query: CategoryQuery): Promise<Page<Category>> {
    const words = foldWords(query.search ?? '');
    const found = (await readAll(db, viewer, query.brandId)).filter((row) => {
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

  /** One category by id, or by a slug: the oldest that the viewer may see. @throws AppError not_found */
  async function get(viewer: Viewer, idOrSlug: string, on: Kysely<Database> = db): Promise<Category> {
    const found = await on
      .selectFrom('categories')
      .select(['id', 'brandId'])
      .where(({ eb, or }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
      .orderBy('createdAt')
      .execute();
    for (const { id, brandId } of found) {
      const row = (await readAll(on, viewer, brandId)).find((one) => one.id === id);
      if (row) return row;
    }
    throw notFound('categories');
  }

  async function create(actor: Actor, input: z.output<typeof categoryInput>): Promise<Category> {
    return records.write(actor, async (write) => {
      await checkBrand(write, input.brandId);
      await checkParent(write, input);
      const row = await createRecord(write, 'categories', input);
      return get(STAFF, row.id, write.tx);
    });
  }

  async function update(
    actor: Actor,
    id: string,
    change: Change<z.output<typeof categoryPatch>>,
    match?: Expected['match'],
  ): Promise<Category> {
    return records.write(actor, async (write) => {
      const { before, patch } = await beginChange(write, { kind: 'categories', id }, { change, match }, () =>
        get(STAFF, id, write.tx),
      );
      const brandId = patch.brandId ?? String(before.brandId);
      const parentId = patch.parentId === undefined ? (before.parentId as string | null) : patch.parentId;
      if (patch.brandId !== undefined) {
        await checkBrand(write, brandId);
        await checkBrandMove(write, before, brandId);
      }
      if (patch.brandId !== undefined || patch.parentId !== undefined)
        await checkParent(write, { id, brandId, parentId });
      await changeRecord(write, 'categories', before, patch);
      return get(STAFF, id, write.tx);
    });
  }

  async function remove(
    actor: Actor,
    id: string,
    products: 'keep' | 'trash',
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    return records.write(actor, async (write) => {
      const row = await readRecord(write, 'categories', id);
      await checkExpected(row, expected, () => get(STAFF, id, write.tx));
      return trashCategory(write, row, products);
    });
  }

  async function removeMany(
    actor: Actor,
    ids: readonly string[],
    products: 'keep' | 'trash',
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    return records.write(actor, async (write) => {
      const trashIds: string[] = [];
      let trashed: Trashed = {};
      const tree = await write.tx.selectFrom('categories').select(['id', 'parentId']).execute();
      // One that was chosen together with a category above it goes with that one.
      const below = new Set(ids.flatMap((id) => withDescendants(tree, id).slice(1)));
      for (const id of ids.filter((one) => !below.has(one))) {
        const part = await trashCategory(write, await readRecord(write, 'categories', id), products);
        trashIds.push(part.trashId);
        trashed = addTrashed(trashed, part.trashed);
      }
      return { trashed, trashIds };
    });
  }

  async function setMany(
    actor: Actor,
    ids: readonly string[],
    set: BulkCategorySet,
  ): Promise<{ updated: number; undoId: string }> {
    return records.write(actor, async (write) => {
      const updated = await changeRecords(write, 'categories', ids, set);
      return { updated, undoId: write.batchId };
    });
  }

  return { list, get, create, update, remove, removeMany, setMany };
}

export type CategoryService = ReturnType<typeof createCategoryService>;

async function trashCategory(
  write: Write,
  row: RecordRow,
  products: 'keep' | 'trash',
): Promise<{ trashed: Trashed; trashId: string }> {
  const all = (await write.tx
    .selectFrom('categories')
    .selectAll()
    .where('brandId', '=', String(row.brandId))
    .execute()) as RecordRow[];
  const ids = withDescendants(all as Array<RecordRow & { parentId: string | null }>, row.id);
  const below = ids
    .slice(1)
    .reverse()
    .flatMap((one) => all.filter((category) => category.id === one));
  const held =
    products === 'keep'
      ? []
      : ((await write.tx
          .selectFrom('products')
          .selectAll()
          .where(among('categoryId', ids))
          .execute()) as RecordRow[]);
  const trashId = await trashRecords(write, { kind: 'categories', row }, [
    { kind: 'products', rows: held },
    { kind: 'categories', rows: below },
  ]);
  return { trashed: { categories: ids.length, products: held.length }, trashId };
}
