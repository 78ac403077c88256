import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** Open drafts of a row, of a plan and of all; plans by when they are due; forms that are open, by how long ago. */
const INDEXES = [
  `create unique index "drafts_open" on drafts (kind, target, withdraws) where "publishedAt" is null`,
  `create index "drafts_planId" on drafts ("planId", id)`,
  `create index "drafts_updatedAt_id" on drafts ("updatedAt", id) where "publishedAt" is null`,
  `create index "plans_due" on plans (at, id) where "publishedAt" is null`,
  `create index "plans_at_id" on plans (at, id)`,
  `create index "openForms_seenAt" on "openForms" ("seenAt")`,
];

/** What is prepared for the site, and when it shall be there. */
export function drafts(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const json = pg ? sql`jsonb` : sql`json`;
  const text = pg ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<never>) {
      const row = (name: string) =>
        db.schema
          .createTable(name)
          .addColumn('id', text, (column) => column.primaryKey())
          .addColumn('version', 'integer', (column) => column.notNull())
          .addColumn('createdAt', text, (column) => column.notNull())
          .addColumn('updatedAt', text, (column) => column.notNull())
          .addColumn('author', 'text', (column) => column.notNull())
          .addColumn('authorId', 'text')
          .addColumn('publishedAt', text);
      await row('drafts')
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('target', text, (column) => column.notNull())
        .addColumn('rowId', text)
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('changes', json, (column) => column.notNull())
        .addColumn('base', json, (column) => column.notNull())
        .addColumn('form', json)
        .addColumn('withdraws', 'boolean', (column) => column.notNull())
        .addColumn('planId', text)
        .addColumn('failure', 'text')
        .execute();
      await row('plans')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('at', text)
        .addColumn('report', json, (column) => column.notNull())
        .addColumn('undoId', 'text')
        .execute();
      await db.schema
        .createTable('openForms')
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('target', text, (column) => column.notNull())
        .addColumn('accountId', text, (column) => column.notNull())
        .addColumn('since', text, (column) => column.notNull())
        .addColumn('seenAt', text, (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('openForms_pkey', ['kind', 'target', 'accountId'])
        .execute();
      for (const index of INDEXES) await sql.raw(index).execute(db);
    },
  };
}
