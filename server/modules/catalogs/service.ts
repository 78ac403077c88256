import type { Kysely } from 'kysely';
import { dayOf } from '../../../domain/rules/day.ts';
import { readerPath } from '../../../domain/site/paths.ts';
import { bookHash } from '../../../domain/things/book.ts';
import { rowName, whole } from '../../db/changes.ts';
import { addCounts, downloadCounts } from '../../db/daily-counts.ts';
import type { Database } from '../../db/schema.ts';
import type { Verbs } from '../../kinds/verbs.ts';
import type { Records } from '../../records/write.ts';
import type { MediaService } from '../library/service.ts';
import { createFindProducts } from './find-products.ts';
import type { catalogKind } from './kind.ts';

type Visitor = Parameters<MediaService['isFirstVisit']>[1];

/** The catalogs whose pages can be turned, for the map of the site; the other pages of each are found from its first one. */
export async function readerPages(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('shown_catalogs')
    .select(['slug', 'fileUrl', 'thumbnailUrl', 'updatedAt'])
    .orderBy('sortOrder')
    .execute();
  return rows
    .filter(({ fileUrl }) => bookHash(fileUrl))
    .map(({ slug, thumbnailUrl, updatedAt }) => ({
      path: readerPath(slug),
      changed: updatedAt,
      images: thumbnailUrl ? [thumbnailUrl] : [],
    }));
}

/** The verbs of catalogs: those of every kind, and the counting of their use, and finding the products in them. */
export function createCatalogService(
  verbs: Verbs<typeof catalogKind>,
  options: {
    db: Kysely<Database>;
    records: Pick<Records, 'aside'>;
    isFirstVisit: MediaService['isFirstVisit'];
    clock: () => Date;
  },
) {
  const { db, records, isFirstVisit, clock } = options;

  /**
   * Counts a visitor's first download or view of a day; anyone may. Counters are no edit: no version, no history, no
   * new pages. Who was counted and the count are stored as one.
   */
  async function countUse(
    id: string,
    column: 'downloadCount' | 'viewCount',
    visitor: Visitor,
  ): Promise<void> {
    const told = ['catalogs', rowName('catalogs', id)].map(whole);
    await records.aside(told, async (tx) => {
      if (!(await isFirstVisit(`${column} ${id}`, visitor, tx))) return false;
      await tx
        .updateTable('catalogs')
        .set((eb) => ({ [column]: eb(column, '+', 1) }))
        .where('id', '=', id)
        .execute();
      if (column === 'downloadCount') await addCounts(tx, dayOf(clock()), await downloadCounts(tx, id));
      return true;
    });
  }

  return { ...verbs, countUse, findProducts: createFindProducts(db) };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
