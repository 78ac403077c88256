import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { column, listPage, type Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';

/** A product that is gone; what it was called is told as long as the trash knows it. */
export type Tombstone = {
  id: string;
  sku: string | null;
  externalId: string | null;
  deletedAt: string;
};
export type DeletedQuery = {
  updatedSince?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

function textIn(row: Record<string, unknown> | null, field: string): string | null {
  const value = row?.[field];
  return typeof value === 'string' ? value : null;
}

/** Of a product that was deleted more than once, the last time counts; one that is there again is not gone. */
const IS_GONE = sql<SqlBool>`not exists (select 1 from products where products.id = history."entityId")
  and not exists (
    select 1 from history later where later.entity = 'products' and later."entityId" = history."entityId"
      and later.action = 'delete' and (later."at", later."id") > (history."at", history."id"))`;

/** The verb that tells programs which products are gone since they asked last, in the order in which they went. */
export function createDeleted({ db }: { db: Kysely<Database> }) {
  return async (ctx: Context, query: DeletedQuery): Promise<Page<Tombstone>> => {
    ctx.require('products:read');
    const { updatedSince, ...part } = query;
    const all = db
      .selectFrom('history')
      .where('history.entity', '=', 'products')
      .where('history.action', '=', 'delete')
      .where(IS_GONE);
    const gone = updatedSince ? all.where('history.at', '>=', updatedSince) : all;
    const page = await listPage(
      gone.select(['history.id', 'history.entityId', 'history.at', 'history.before']),
      async () =>
        Number((await gone.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count),
      {
        ...{ sorts: { at: [column('history.at', 'time')] }, defaultSort: 'at' },
        ...{ id: 'history.id', query: part },
      },
    );
    const rows = page.rows.map(({ entityId, at, before }) => ({
      ...{ id: entityId, sku: textIn(before, 'sku'), externalId: textIn(before, 'externalId') },
      deletedAt: at,
    }));
    return { ...page, rows };
  };
}
