import { type Kysely, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Brand, brandInput, brandPatch } from '../../../domain/brand.ts';
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
  column,
  type ListQuery,
  listPage,
  matches,
  type Page,
  type Sorts,
  STAFF,
  searchConditions,
  type Viewer,
} from '../list.ts';
import { inTreeOrder } from '../tree.ts';

export type BrandQuery = ListQuery & {
  isActive?: boolean | undefined;
  isDistributor?: boolean | undefined;
  withoutImage?: boolean | undefined;
};
export type BulkBrandSet = Partial<{ isActive: boolean; isDistributor: boolean }>;

/** What brands can be sorted by. */
export const brandSorts: Sorts = {
  sortOrder: [column('brands.sortOrder', 'number'), column('brands.createdAt', 'time')],
  name: [column('brands.nameKey')],
  createdAt: [column('brands.createdAt', 'time')],
  updatedAt: [column('brands.updatedAt', 'time')],
};

function selectBrands(db: Kysely<Database>, viewer: Viewer) {
  const seen = viewer.isStaff ? sql`` : sql`and x."isActive"`;
  return db
    .selectFrom('brands')
    .select([
      'brands.id',
      'brands.name',
      'brands.slug',
      'brands.description',
      'brands.country',
      'brands.logoUrl',
      'brands.logo',
      'brands.website',
      'brands.established',
      'brands.isDistributor',
      'brands.isActive',
      'brands.sortOrder',
    ])
    .select([
      sql<number>`(select count(*) from products x where x."brandId" = brands.id ${seen})`.as(
        'productsCount',
      ),
      sql<number>`(select count(*) from categories x where x."brandId" = brands.id ${seen})`.as(
        'categoriesCount',
      ),
    ])
    .select(['brands.version', 'brands.createdAt', 'brands.updatedAt']);
}

function conditions(query: BrandQuery, viewer: Viewer) {
  const all = searchConditions(query.search, (word) => matches(sql.ref('brands.searchText'), word));
  if (!viewer.includeInactive) all.push(sql<SqlBool>`brands."isActive"`);
  if (query.isActive !== undefined) all.push(sql<SqlBool>`brands."isActive" = ${query.isActive}`);
  if (query.isDistributor !== undefined)
    all.push(sql<SqlBool>`brands."isDistributor" = ${query.isDistributor}`);
  if (query.withoutImage) all.push(sql<SqlBool>`brands."logoUrl" is null`);
  return all;
}

/** The verbs of brands. Every write is one transaction; a refused one changes nothing. */
export function createBrandService({ db, records }: { db: Kysely<Database>; records: Records }) {
  async function list(viewer: Viewer, query: BrandQuery): Promise<Page<Brand>> {
    const where = conditions(query, viewer);
    const filtered = where.reduce((select, condition) => select.where(condition), selectBrands(db, viewer));
    async function total(): Promise<number> {
      const counted = where.reduce((select, condition) => select.where(condition), db.selectFrom('brands'));
      return Number(
        (await counted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
      );
    }
    return listPage(filtered, total, { sorts: brandSorts, defaultSort: 'sortOrder', id: 'brands.id', query });
  }

  /** One brand by id or slug. @throws AppError not_found, also for one that the viewer may not see. */
  async function get(viewer: Viewer, idOrSlug: string, on: Kysely<Database> = db): Promise<Brand> {
    const row = await selectBrands(on, viewer)
      .where(({ eb, or }) => or([eb('brands.id', '=', idOrSlug), eb('brands.slug', '=', idOrSlug)]))
      .executeTakeFirst();
    if (!row || !(row.isActive || viewer.includeInactive)) throw notFound('brands');
    return row;
  }

  async function create(actor: Actor, input: z.output<typeof brandInput>): Promise<Brand> {
    return records.write(actor, async (write) => {
      const row = await createRecord(write, 'brands', input);
      return get(STAFF, row.id, write.tx);
    });
  }

  async function update(
    actor: Actor,
    id: string,
    change: Change<z.output<typeof brandPatch>>,
    match?: Expected['match'],
  ): Promise<Brand> {
    return records.write(actor, async (write) => {
      const { before, patch } = await beginChange(write, { kind: 'brands', id }, { change, match }, () =>
        get(STAFF, id, write.tx),
      );
      await changeRecord(write, 'brands', before, patch);
      return get(STAFF, id, write.tx);
    });
  }

  async function remove(
    actor: Actor,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    return records.write(actor, async (write) => {
      const row = await readRecord(write, 'brands', id);
      await checkExpected(row, expected, () => get(STAFF, id, write.tx));
      return trashBrand(write, row);
    });
  }

  async function removeMany(
    actor: Actor,
    ids: readonly string[],
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    return records.write(actor, async (write) => {
      const trashIds: string[] = [];
      let trashed: Trashed = {};
      for (const id of ids) {
        const part = await trashBrand(write, await readRecord(write, 'brands', id));
        trashIds.push(part.trashId);
        trashed = addTrashed(trashed, part.trashed);
      }
      return { trashed, trashIds };
    });
  }

  async function setMany(
    actor: Actor,
    ids: readonly string[],
    set: BulkBrandSet,
  ): Promise<{ updated: number; undoId: string }> {
    return records.write(actor, async (write) => {
      const updated = await changeRecords(write, 'brands', ids, set);
      return { updated, undoId: write.batchId };
    });
  }

  return { list, get, create, update, remove, removeMany, setMany };
}

export type BrandService = ReturnType<typeof createBrandService>;

async function trashBrand(write: Write, row: RecordRow): Promise<{ trashed: Trashed; trashId: string }> {
  const { id } = row;
  const products = (await write.tx
    .selectFrom('products')
    .selectAll()
    .where('brandId', '=', id)
    .execute()) as RecordRow[];
  const categories = inTreeOrder(
    await write.tx.selectFrom('categories').selectAll().where('brandId', '=', id).execute(),
  ).map(({ level: _level, ...category }): RecordRow => category);
  const trashId = await trashRecords(write, { kind: 'brands', row }, [
    { kind: 'products', rows: products },
    { kind: 'categories', rows: categories.toReversed() },
  ]);
  return { trashed: { brands: 1, categories: categories.length, products: products.length }, trashId };
}
