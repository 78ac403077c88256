import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The few products of which little is left, in the order of their list: by the index of all stock they were found, all
 * put together with their brands and categories, and sorted for twenty. Asked in these words alone does an index serve.
 */
export const lowStock: Migration = {
  async up(db: Kysely<never>) {
    await sql`create index "products_low" on products ("sortOrder", "createdAt", "id")
      where coalesce(stock, -1) between 1 and 5`.execute(db);
  },
};
