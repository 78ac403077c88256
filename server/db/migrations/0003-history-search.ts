import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type AnyDb, eachRow } from './frozen/any-db.ts';
import { fold } from './frozen/turkish.ts';

/** Lets activities and the trash be searched by the folded name and person of a history line. */
export const historySearch: Migration = {
  async up(typed: Kysely<never>) {
    const db = typed as unknown as AnyDb;
    await db.schema
      .alterTable('history')
      .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await eachRow(db, 'history', async ({ id, name, actor }) => {
      const searchText = fold(`${name} ${actor}`);
      await db.updateTable('history').set({ searchText }).where('id', '=', id).execute();
    });
  },
};
