import { type Kysely, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Catalog, catalogInput, catalogPatch } from '../../../domain/catalog.ts';
import type { Database } from '../../db/schema.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../../records/change.ts';
import {
  changeRecord,
  changeRecords,
  createRecord,
  notFound,
  readRecord,
  trashRecords,
} from '../../records/records.ts';
import type { Actor, Records } from '../../records/write.ts';
import type { Trashed } from '../bulk.ts';
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
import type { MediaService } from '../media/service.ts';

export type CatalogQuery = ListQuery & {
  category?: string | undefined;
  isActive?: boolean | undefined;
  isFeatured?: boolean | undefined;
  withoutImage?: boolean | undefined;
};
export type BulkCatalogSet = Partial<{ isActive: boolean; isFeatured: boolean }>;

/** What catalogs can be sorted by. */
export const catalogSorts: Sorts = {
  sortOrder: [column('catalogs.sortOrder', 'number'), column('catalogs.createdAt', 'time')],
  name: [column('catalogs.nameKey')],
  title: [column('catalogs.nameKey')],
  createdAt: [column('catalogs.createdAt', 'time')],
  updatedAt: [column('catalogs.updatedAt', 'time')],
  downloadCount: [column('catalogs.downloadCount', 'number')],
};

function selectCatalogs(db: Kysely<Database>) {
  return db
    .selectFrom('catalogs')
    .select([
      'catalogs.id',
      'catalogs.title',
      'catalogs.title as name',
      'catalogs.slug',
      'catalogs.description',
      'catalogs.fileUrl',
      'catalogs.fileName',
      'catalogs.fileSize',
      'catalogs.pages',
      'catalogs.thumbnailUrl',
      'catalogs.category',
      'catalogs.tags',
      'catalogs.isFeatured',
      'catalogs.isActive',
      'catalogs.sortOrder',
      'catalogs.downloadCount',
      'catalogs.viewCount',
      'catalogs.version',
      'catalogs.createdAt',
      'catalogs.updatedAt',
    ]);
}

function conditions(query: CatalogQuery, viewer: Viewer) {
  const all = searchConditions(query.search, (word) => matches(sql.ref('catalogs.searchText'), word));
  if (!viewer.includeInactive) all.push(sql<SqlBool>`catalogs."isActive"`);
  if (query.isActive !== undefined) all.push(sql<SqlBool>`catalogs."isActive" = ${query.isActive}`);
  if (query.isFeatured !== undefined) all.push(sql<SqlBool>`catalogs."isFeatured" = ${query.isFeatured}`);
  if (query.category !== undefined) all.push(sql<SqlBool>`catalogs."category" = ${query.category}`);
  if (query.withoutImage) all.push(sql<SqlBool>`catalogs."thumbnailUrl" is null`);
  return all;
}

type CatalogOptions = {
  db: Kysely<Database>;
  records: Records;
  /** `fillFromFile` adds what a catalog's file tells about itself where the catalog leaves it open. */
  media: Pick<MediaService, 'fillFromFile' | 'isFirstVisit'>;
};

type Visitor = Parameters<MediaService['isFirstVisit']>[1];

/** The row beside the content revision that every counted use raises, for all processes to see. */
const USES = 'uses';

/** The verbs of catalogs. */
export function createCatalogService({ db, records, media: { fillFromFile, isFirstVisit } }: CatalogOptions) {
  async function list(viewer: Viewer, query: CatalogQuery): Promise<Page<Catalog>> {
    const where = conditions(query, viewer);
    const filtered = where.reduce((select, condition) => select.where(condition), selectCatalogs(db));
    async function total(): Promise<number> {
      const counted = where.reduce((select, condition) => select.where(condition), db.selectFrom('catalogs'));
      return Number(
        (await counted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
      );
    }
    return listPage(filtered, total, {
      sorts: catalogSorts,
      defaultSort: 'sortOrder',
      id: 'catalogs.id',
      query,
    });
  }

  /** One catalog by id or slug. @throws AppError not_found, also for one that the viewer may not see. */
  async function get(viewer: Viewer, idOrSlug: string, on: Kysely<Database> = db): Promise<Catalog> {
    const row = await selectCatalogs(on)
      .where(({ eb, or }) => or([eb('catalogs.id', '=', idOrSlug), eb('catalogs.slug', '=', idOrSlug)]))
      .executeTakeFirst();
    if (!row || !(row.isActive || viewer.includeInactive)) throw notFound('catalogs');
    return row;
  }

  async function create(actor: Actor, input: z.output<typeof catalogInput>): Promise<Catalog> {
    return records.write(actor, async (write) => {
      const row = await createRecord(write, 'catalogs', await fillFromFile(write.tx, input));
      return get(STAFF, row.id, write.tx);
    });
  }

  async function update(
    actor: Actor,
    id: string,
    change: Change<z.output<typeof catalogPatch>>,
    match?: Expected['match'],
  ): Promise<Catalog> {
    return records.write(actor, async (write) => {
      const { before, patch } = await beginChange(write, { kind: 'catalogs', id }, { change, match }, () =>
        get(STAFF, id, write.tx),
      );
      await changeRecord(write, 'catalogs', before, await fillFromFile(write.tx, patch, before));
      return get(STAFF, id, write.tx);
    });
  }

  async function remove(
    actor: Actor,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    return records.write(actor, async (write) => {
      const row = await readRecord(write, 'catalogs', id);
      await checkExpected(row, expected, () => get(STAFF, id, write.tx));
      return { trashed: { catalogs: 1 }, trashId: await trashRecords(write, { kind: 'catalogs', row }, []) };
    });
  }

  async function removeMany(
    actor: Actor,
    ids: readonly string[],
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    return records.write(actor, async (write) => {
      const trashIds: string[] = [];
      for (const id of ids) {
        const row = await readRecord(write, 'catalogs', id);
        trashIds.push(await trashRecords(write, { kind: 'catalogs', row }, []));
      }
      return { trashed: { catalogs: ids.length }, trashIds };
    });
  }

  async function setMany(
    actor: Actor,
    ids: readonly string[],
    set: BulkCatalogSet,
  ): Promise<{ updated: number; undoId: string }> {
    return records.write(actor, async (write) => {
      const updated = await changeRecords(write, 'catalogs', ids, set);
      return { updated, undoId: write.batchId };
    });
  }

  /**
   * Counts a visitor's first download or view of a day. Counters are no edit: no version, no history, no new pages.
   * Who was counted and the count are stored as one.
   */
  async function countUse(
    id: string,
    column: 'downloadCount' | 'viewCount',
    visitor: Visitor,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await isFirstVisit(`${column} ${id}`, visitor, tx))) return;
      await tx
        .updateTable('catalogs')
        .set((eb) => ({ [column]: eb(column, '+', 1) }))
        .where('id', '=', id)
        .execute();
      await tx
        .insertInto('revisions')
        .values({ id: USES, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
        )
        .execute();
    });
  }

  /** The number that every counted use raises. */
  async function uses(): Promise<number> {
    const row = await db.selectFrom('revisions').select('revision').where('id', '=', USES).executeTakeFirst();
    return row?.revision ?? 0;
  }

  return { list, get, create, update, remove, removeMany, setMany, countUse, uses };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
