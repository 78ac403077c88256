import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores the history as it is asked for: `parentId` gathers the lines of a section and its items, `writeId` what was
 * written at once. Earlier deletions knew their trash entry alone: they join what their author wrote at that moment.
 */
export const historyParents: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('history').addColumn('parentId', 'text').execute();
    await db.schema
      .alterTable('history')
      .addColumn('writeId', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const held = (column: string) =>
      sql`coalesce("after" ->> ${sql.lit(column)}, "before" ->> ${sql.lit(column)})`;
    await sql`
      update history set
        "parentId" = case "entity"
          when 'sections' then "entityId"
          when 'sectionItems' then ${held('sectionId')}
          when 'categories' then ${held('brandId')}
          when 'products' then ${held('brandId')}
        end,
        "writeId" = case when "action" = 'delete' then moment."writeId" else "batchId" end
      from (
        select "at", "actor",
          coalesce(min(case when "action" <> 'delete' then "batchId" end), min("batchId")) as "writeId"
        from history group by "at", "actor"
      ) moment
      where moment."at" = history."at" and moment."actor" = history."actor"`.execute(db);
    await db.schema.dropIndex('history_entity_entityId_at').execute();
    for (const columns of [
      ['parentId', 'at', 'id'],
      ['entity', 'entityId', 'at', 'id'],
    ])
      await db.schema
        .createIndex(`history_${columns.join('_')}`)
        .on('history' as never)
        .columns(columns as never[])
        .execute();
  },
};
