import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key of each account for what its browser keeps of unsaved forms. */
export const draftKeys: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('accounts' as never)
      .addColumn('draftKey', 'text')
      .execute();
  },
};
