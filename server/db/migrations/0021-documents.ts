import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a look into a document found, by its content. */
export const documents: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('documentLooks')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('isActive', 'integer', (column) => column.notNull())
      .execute();
  },
};
