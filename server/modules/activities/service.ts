import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { compareTurkish } from '../../../domain/rules/turkish.ts';
import type { Context } from '../../context.ts';
import type { HistoryAction } from '../../db/history-tables.ts';
import { column, type ListQuery, listPage, type Page, searchConditions } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { holds } from '../../db/search-runs.ts';
import { talliesOf, tallyOf } from '../../db/tallies.ts';
import { groupOf, type Kinds } from '../../records/kinds.ts';

/** One line of the activity list: who did what to which thing, or to how many. */
export type Activity = {
  id: string;
  type: string;
  action: HistoryAction;
  /** The kind and id of the row; of several, those of the first. */
  entity: string;
  entityId: string;
  name: string;
  /** How many rows one write, or one bulk action, changed. */
  count: number;
  actor: string;
  createdAt: string;
  /** Whether the row is still there, so that it can be opened. */
  exists: boolean;
  /** The fields that an `update` changed, those inside a section's content by their paths. */
  changed: string[];
  /** Whether the row was active afterwards; null for a row that went away. */
  isActive: boolean | null;
  /** `homepage/hero`: the section of the site that it was, or the page for several. */
  place: string | null;
};

/** Who did something: an account, or a part of the program. */
export type ActivityPerson = { id: string; name: string };

export type ActivityFilter = {
  search?: string | undefined;
  /** An account's id, or the name of a part of the program. */
  person?: string | undefined;
  /** Days in Istanbul, `2026-11-20`; both count in. */
  from?: string | undefined;
  to?: string | undefined;
};
export type ActivityQuery = Pick<ListQuery, 'limit' | 'cursor'> &
  ActivityFilter & { type?: string | undefined };

const DAY_MS = 86_400_000;

/** When a day begins in Istanbul, which is three hours ahead all year. */
function startOf(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + daysLater * DAY_MS).toISOString();
}

function conditions(db: Kysely<Database>, { search, person, from, to }: ActivityFilter) {
  // A line of many rows is found by the name of each.
  const all = searchConditions(
    search,
    (word) => sql<SqlBool>`activities.id in (
      select a.id from activities a where ${holds(db, { table: 'activities', as: 'a' }, word)}
      union select h."activityId" from history h where ${holds(db, { table: 'history', as: 'h' }, word)})`,
  );
  if (person) all.push(sql<SqlBool>`activities.person = ${person}`);
  if (from) all.push(sql<SqlBool>`activities.at >= ${startOf(from)}`);
  if (to) all.push(sql<SqlBool>`activities.at < ${startOf(to, 1)}`);
  return all;
}

/** What the activity list tells its lines apart by: what kinds are shown under, and accounts. */
export function activityTypes({ all }: Kinds): string[] {
  return [...new Set(all.map(groupOf)), 'accounts'];
}

/** What staff did lately; newest first. */
export function createActivityService({ db, kinds }: { db: Kysely<Database>; kinds: Kinds }) {
  const types = activityTypes(kinds);

  async function list(ctx: Context, query: ActivityQuery): Promise<Page<Activity>> {
    ctx.require('activities:read');
    const { type, limit, cursor, ...filter } = query;
    const where = conditions(db, filter);
    if (type) where.push(sql<SqlBool>`activities.type = ${type}`);
    function narrowed<O>(select: SelectQueryBuilder<Database, 'activities', O>) {
      return where.reduce((narrower, condition) => narrower.where(condition), select);
    }
    const page = await listPage(
      narrowed(
        db
          .selectFrom('activities')
          .select(['id', 'type', 'action', 'entity', 'entityId', 'name', 'count', 'actor', 'at'])
          .select(['changed', 'isActive', 'place'])
          .select(existsNow(kinds)),
      ),
      async () => {
        const { search, person, from, to } = filter;
        if (!search && !from && !to) return (await tallyOf(db, 'activities', { type, person })).count;
        const counted = narrowed(db.selectFrom('activities').select(sql<number>`count(*)`.as('total')));
        return Number((await counted.executeTakeFirstOrThrow()).total);
      },
      {
        sorts: { at: [column('activities.at', 'time')] },
        defaultSort: '-at',
        id: 'activities.id',
        query: { limit, cursor },
      },
    );
    return {
      ...page,
      rows: page.rows.map(({ at, exists, ...row }) => ({ ...row, createdAt: at, exists: Boolean(exists) })),
    };
  }

  /** How many lines there are of each type. */
  async function counts(ctx: Context, filter: ActivityFilter = {}): Promise<Record<string, number>> {
    ctx.require('activities:read');
    const found = await countsByType(filter);
    return Object.fromEntries(types.map((type) => [type, found.get(type) ?? 0]));
  }

  async function countsByType({ person, ...filter }: ActivityFilter): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    if (!filter.search && !filter.from && !filter.to) {
      for (const { parts, count } of await talliesOf(db, 'activities', { person }))
        counts.set(parts[0] ?? '', (counts.get(parts[0] ?? '') ?? 0) + count);
      return counts;
    }
    const rows = await conditions(db, { person, ...filter })
      .reduce((select, condition) => select.where(condition), db.selectFrom('activities'))
      .select(['type', sql<number>`count(*)`.as('total')])
      .groupBy('type')
      .execute();
    for (const { type, total } of rows) counts.set(type, Number(total));
    return counts;
  }

  /** What a person was called last: an account that is gone, or a part of the program. */
  async function lastName(person: string): Promise<string> {
    const row = await db
      .selectFrom('activities')
      .select('actor')
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.actor ?? person;
  }

  /** Everyone who did something; accounts of one name are told apart by their e-mail. */
  async function people(ctx: Context): Promise<ActivityPerson[]> {
    ctx.require('activities:read');
    const active = await personsOf(db);
    const accounts = await db.selectFrom('accounts').select(['id', 'name', 'email']).execute();
    const found = await Promise.all(
      active.map(async ({ person }) => {
        const account = accounts.find((known) => known.id === person);
        return { id: person, name: account?.name ?? (await lastName(person)), email: account?.email };
      }),
    );
    return found
      .map(({ id, name, email }) => ({
        id,
        name:
          email && found.some((other) => other.id !== id && other.name === name)
            ? `${name} (${email})`
            : name,
      }))
      .sort((a, b) => compareTurkish(a.name, b.name));
  }

  return { list, counts, people };
}

/** Everyone whom a line names: one step in the index for each, not one for each line. */
async function personsOf(db: Kysely<Database>): Promise<Array<{ person: string }>> {
  const { rows } = await sql<{ person: string }>`
    with recursive persons(person) as (
      select min(person) from activities
      union all select (select min(a.person) from activities a where a.person > persons.person)
      from persons where persons.person is not null
    ) select person from persons where person is not null`.execute(db);
  return rows;
}

function existsNow({ all }: Kinds) {
  const kept = all
    .filter((kind) => kind.group === undefined && !kind.isSingle)
    .map(
      ({ name: table }) =>
        // Of `exists` PostgreSQL would make a table of all rows, for the few lines of a list.
        sql`when ${sql.lit(table)} then (select 1 from ${sql.table(table)} r where r.id = activities."entityId") is not null`,
    );
  return sql<SqlBool>`case activities.entity ${sql.join(kept, sql` `)}
    when 'accounts' then 1 = 0 when 'settings' then 1 = 1 else activities.place is not null end`.as('exists');
}

export type ActivityService = ReturnType<typeof createActivityService>;
