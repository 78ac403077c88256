import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fold } from '../../../domain/turkish.ts';
import type { Database } from '../schema.ts';

const AT_ONCE = 500;

/** Lets activities and the trash be searched by the folded name and person of a history line. */
export const historySearch: Migration = {
  async up(anyDb: Kysely<never>) {
    const db = anyDb as unknown as Kysely<Database>;
    await db.schema
      .alterTable('history')
      .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (let after = ''; ; ) {
      const lines = await db
        .selectFrom('history')
        .select(['id', 'name', 'actor'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      for (const line of lines) {
        await db
          .updateTable('history')
          .set({ searchText: fold(`${line.name} ${line.actor}`) })
          .where('id', '=', line.id)
          .execute();
      }
      const last = lines.at(-1);
      if (!last || lines.length < AT_ONCE) return;
      after = last.id;
    }
  },
};
