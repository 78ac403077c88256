import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Remembers which documents rows have held; those that are there already count as held. */
export const heldDocuments: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('heldDocuments')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .execute();
    const earlier = sql`select distinct "url" from media where "kind" = 'document'`;
    await sql`insert into "heldDocuments" ("url") ${earlier}`.execute(db);
  },
};
