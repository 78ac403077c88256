import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

/** When an offer was opened and how often, and on which day somebody should ask after it. */
export function followedQuotes(engine: Engine): Migration {
  const timestamp = engine === 'postgres' ? sql`timestamptz` : sql`timestamp`;
  return {
    async up(db: Db) {
      const add = () => db.schema.alterTable('quotes');
      await add().addColumn('openedAt', timestamp).execute();
      await add().addColumn('lastOpenedAt', timestamp).execute();
      await add()
        .addColumn('openCount', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await add().addColumn('remindOn', 'text').execute();
      await sql`create index "quotes_remindOn" on quotes ("remindOn")
        where state = 'sent' and "remindOn" is not null`.execute(db);
    },
  };
}
