import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PICTURES = [
  ['products', 'imageUrl'],
  ['brands', 'logoUrl'],
  ['catalogs', 'thumbnailUrl'],
] as const;

/**
 * The rows that have a picture, by it; those without one in the order of their list. The index of all rows was taken
 * for those without: thousands that were sorted for a list of fifty.
 */
export const picturedRows: Migration = {
  async up(db: Kysely<never>) {
    for (const [table, column] of PICTURES) {
      const [name, pictureless] = [`${table}_${column}`, `${table}_pictureless`];
      await db.schema.dropIndex(name).execute();
      await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
      // Products have it already.
      await sql`create index if not exists ${sql.ref(pictureless)}
        on ${sql.table(table)} ("sortOrder", "createdAt", "id") where ${sql.ref(column)} is null`.execute(db);
    }
  },
};
