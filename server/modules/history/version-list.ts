import { type Kysely, sql } from 'kysely';
import type { KindName } from '../../../domain/things/row.ts';
import { column, type ListQuery, listPage, type Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import type { HistoryEntry } from '../../records/versions.ts';

export type VersionQuery = Pick<ListQuery, 'limit' | 'cursor'> & { entity: KindName; id: string };

/** The versions of one row, newest first. */
export async function listVersions(
  db: Kysely<Database>,
  { entity, id, ...query }: VersionQuery,
): Promise<Page<HistoryEntry>> {
  const own = db.selectFrom('history').where('entity', '=', entity).where('entityId', '=', id);
  return listPage(
    own.select(['id', 'at', 'actor', 'action', 'entity', 'entityId', 'name', 'batchId', 'before', 'after']),
    async () => {
      const counted = own.select(sql<number>`count(*)`.as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    { sorts: { at: [column('history.at', 'time')] }, defaultSort: '-at', id: 'history.id', query },
  );
}
