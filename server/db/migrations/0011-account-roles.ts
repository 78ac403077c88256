import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Says what each account may do; those that are there could do everything, and still can. */
export const accountRoles: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('admin'))
      .execute();
  },
};
