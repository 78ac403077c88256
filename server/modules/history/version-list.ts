import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RecordKind } from '../../records/kinds.ts';
import type { HistoryEntry } from '../../records/versions.ts';
import { column, type ListQuery, listPage, type Page } from '../list.ts';

export type VersionQuery = Pick<ListQuery, 'limit' | 'cursor'> & { entity: RecordKind; id: string };

/** The versions of one row, newest first. */
export async function listVersions(
  db: Kysely<Database>,
  { entity, id, ...query }: VersionQuery,
): Promise<Page<HistoryEntry>> {
  const own = db.selectFrom('history').where('entity', '=', entity).where('entityId', '=', id);
  const page = await listPage(
    own.select(['id', 'at', 'actor', 'action', 'entity', 'entityId', 'name', 'batchId', 'before', 'after']),
    async () => {
      const counted = own.select(sql<number>`count(*)`.as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    { sorts: { at: [column('history.at', 'time')] }, defaultSort: '-at', id: 'history.id', query },
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, entity: row.entity as RecordKind })) };
}
