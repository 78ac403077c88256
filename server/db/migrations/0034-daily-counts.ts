import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** What is counted by day. The key begins with the kind, as every question does; then come the days asked for. */
export function dailyCounts(engine: Engine): Migration {
  const keyText = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<never>) {
      const table = db.schema
        .createTable('dailyCounts')
        .addColumn('kind', keyText, (column) => column.notNull())
        .addColumn('day', keyText, (column) => column.notNull())
        .addColumn('subject', keyText, (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('dailyCounts_pkey', ['kind', 'day', 'subject']);
      // The key is the table: no second copy of it beside the rows.
      await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
    },
  };
}
