import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks the lines of what is in the trash, so that it is found by what it holds and not by all that it ever held. */
export const historyTrash: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('history')
      .addColumn('inTrash', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`update history set "inTrash" = true where "action" = 'delete' and not exists (
      select 1 from history later where later."targetBatchId" = history."batchId")`.execute(db);
    for (const columns of ['targetBatchId', 'action_at', 'at'])
      await db.schema.dropIndex(`history_${columns}`).execute();
    await sql`create index history_trash on history ("at", "id") where "inTrash"`.execute(db);
    await sql`create index history_at_id on history ("at", "id")`.execute(db);
  },
};
