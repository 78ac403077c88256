import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The indexes that searches once read from end to end, in the place of their tables. Nothing asks them since searches
 * ask runs of letters, and each write kept them.
 */
export const searchColumns: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.dropIndex('products_searchText_isActive_brandId_categoryId_id').execute();
    await db.schema.dropIndex('history_searchText_activityId').execute();
  },
};
