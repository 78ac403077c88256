import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, HistoryAction } from '../../db/schema.ts';
import { column, type ListQuery, listPage, matches, type Page, searchConditions } from '../list.ts';

const KINDS = ['brands', 'categories', 'products', 'catalogs'] as const;
export type ActivityKind = (typeof KINDS)[number];

/** One line of the activity list: who did what to which brand, category, product or catalog. */
export type Activity = {
  id: string;
  type: ActivityKind;
  action: HistoryAction;
  entityId: string;
  name: string;
  actor: string;
  createdAt: string;
  /** Whether the row is still there, so that it can be opened. */
  exists: boolean;
  /** The columns that an `update` changed. */
  changed: string[];
  /** Whether the row was active afterwards; null for a row that went away. */
  isActive: boolean | null;
};

export type ActivityQuery = ListQuery & { type?: ActivityKind | undefined };

type Values = Record<string, unknown> | null;

// Every change moves these; they say nothing of what a person did.
const KEPT = new Set(['version', 'updatedAt', 'downloadCount', 'viewCount']);

function changedColumns(before: Values, after: Values): string[] {
  if (!before || !after) return [];
  return Object.keys(after).filter(
    (column) => !KEPT.has(column) && JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
}

/** What staff did lately, read from the history; newest first. */
export function createActivityService({ db }: { db: Kysely<Database> }) {
  async function list({ type, ...query }: ActivityQuery): Promise<Page<Activity>> {
    const where = searchConditions(query.search, (word) => matches(sql.ref('history.searchText'), word));
    function narrowed<O>(select: SelectQueryBuilder<Database, 'history', O>) {
      return where.reduce(
        (narrower, condition) => narrower.where(condition),
        select.where('entity', 'in', type ? [type] : [...KINDS]).where('isRoot', '=', true),
      );
    }
    const page = await listPage(
      narrowed(
        db
          .selectFrom('history')
          .select(['id', 'entity', 'action', 'entityId', 'name', 'actor', 'at', 'before', 'after'])
          .select(existsNow()),
      ),
      async () => {
        const counted = narrowed(db.selectFrom('history').select(sql<number>`count(*)`.as('count')));
        return Number((await counted.executeTakeFirstOrThrow()).count);
      },
      {
        sorts: { at: [column('history.at', 'time')] },
        defaultSort: '-at',
        id: 'history.id',
        query,
      },
    );
    return {
      ...page,
      rows: page.rows.map(({ entity, at, exists, before, after, ...row }) => ({
        ...row,
        type: entity as ActivityKind,
        createdAt: at,
        exists: Boolean(exists),
        changed: row.action === 'update' ? changedColumns(before, after) : [],
        isActive: typeof after?.isActive === 'boolean' ? after.isActive : null,
      })),
    };
  }

  /** How many lines there are of each kind. */
  async function counts(): Promise<Record<ActivityKind, number>> {
    const rows = await db
      .selectFrom('history')
      .select(['entity', sql<number>`count(*)`.as('count')])
      .where('entity', 'in', [...KINDS])
      .where('isRoot', '=', true)
      .groupBy('entity')
      .execute();
    const found = new Map(rows.map((row) => [row.entity, Number(row.count)]));
    return Object.fromEntries(KINDS.map((kind) => [kind, found.get(kind) ?? 0])) as Record<
      ActivityKind,
      number
    >;
  }

  return { list, counts };
}

export type ActivityService = ReturnType<typeof createActivityService>;

function existsNow() {
  const choices = KINDS.map(
    (kind) => sql<SqlBool>`exists (select 1 from ${sql.table(kind)} r where r.id = history."entityId")`,
  );
  return sql<SqlBool>`(${sql.join(choices, sql` or `)})`.as('exists');
}
