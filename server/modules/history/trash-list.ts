import { type Kysely, sql } from 'kysely';
import type { KindName } from '../../../domain/things/row.ts';
import { among } from '../../db/among.ts';
import { column, type ListQuery, listPage, type Page, searchConditions } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { holds } from '../../db/search-runs.ts';
import type { Kinds } from '../../records/kinds.ts';
import { inTrash } from '../../records/trash.ts';

/** One entry of the trash: what was deleted, by whom, and what went with it. */
export type TrashEntry = {
  id: string;
  entity: KindName;
  entityId: string;
  name: string;
  /** What it looked like: its picture, logo or cover. */
  pictureUrl: string | null;
  deletedAt: string;
  deletedBy: string;
  contents: Partial<Record<KindName, number>>;
};

/** `type` is what the kinds are shown under: `site` stands for sections and their items. */
export type TrashQuery = ListQuery & { type?: string | undefined };

function namesIn(groups: Kinds['groups'], group: string): KindName[] {
  return (groups.get(group) ?? []).map((kind) => kind.name as KindName);
}

/** A part of the trash, newest first. */
export async function listTrash(
  db: Kysely<Database>,
  { groups }: Kinds,
  { type, ...query }: TrashQuery,
): Promise<Page<TrashEntry>> {
  const base = inTrash(db).where('history.isRoot', '=', true);
  const roots = searchConditions(query.search, (word) => holds(db, { table: 'history' }, word)).reduce(
    (select, condition) => select.where(condition),
    type ? base.where('history.entity', 'in', namesIn(groups, type)) : base,
  );
  const page = await listPage(
    roots.select([
      'history.batchId',
      'history.entity',
      'history.entityId',
      'history.name',
      'history.at',
      'history.actor',
      'history.before',
    ]),
    async () => {
      const counted = roots.select(sql<number>`count(*)`.as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    { sorts: { at: [column('history.at', 'time')] }, defaultSort: '-at', id: 'history.id', query },
  );
  const contents = await contentsOf(
    db,
    page.rows.map((root) => root.batchId),
  );
  return {
    ...page,
    rows: page.rows.map((root) => ({
      id: root.batchId,
      entity: root.entity,
      entityId: root.entityId,
      name: root.name,
      pictureUrl: pictureOf(root.before),
      deletedAt: root.at,
      deletedBy: root.actor,
      contents: contents.get(root.batchId) ?? {},
    })),
  };
}

const PICTURES = ['imageUrl', 'logoUrl', 'thumbnailUrl'] as const;

/** The picture that a row had. */
function pictureOf(row: Record<string, unknown> | null): string | null {
  const own = row?.kind === 'image' ? row.url : null;
  const found = [...PICTURES.map((field) => row?.[field]), own].find((url) => typeof url === 'string' && url);
  return typeof found === 'string' ? found : null;
}

async function contentsOf(
  db: Kysely<Database>,
  batchIds: readonly string[],
): Promise<Map<string, TrashEntry['contents']>> {
  const found = new Map<string, TrashEntry['contents']>();
  if (batchIds.length === 0) return found;
  const counts = await db
    .selectFrom('history')
    .select(['batchId', 'entity', sql<number>`count(*)`.as('count')])
    .where(among('batchId', batchIds))
    .where('action', '=', 'delete')
    .groupBy(['batchId', 'entity'])
    .execute();
  for (const { batchId, entity, count } of counts)
    found.set(batchId, { ...found.get(batchId), [entity]: Number(count) });
  return found;
}

/** How many entries the trash holds of each type. */
export async function countTrash(db: Kysely<Database>, { groups }: Kinds): Promise<Record<string, number>> {
  const rows = await inTrash(db)
    .select(['history.entity', sql<number>`count(*)`.as('count')])
    .where('history.isRoot', '=', true)
    .groupBy('history.entity')
    .execute();
  const found = new Map(rows.map((row) => [row.entity, Number(row.count)]));
  return Object.fromEntries(
    [...groups.keys()].map((group) => [
      group,
      namesIn(groups, group).reduce((sum, name) => sum + (found.get(name) ?? 0), 0),
    ]),
  );
}
