import { type Kysely, sql } from 'kysely';
import { dayOf, daysAfter, weekStart } from '../../../domain/rules/day.ts';
import { COUNTED, type Counted, MEASURES, type Measure, WEEKS } from '../../../domain/things/count.ts';
import type { Insights, ViewedProduct, Weeks } from '../../../domain/things/insights.ts';
import type { Context } from '../../context.ts';
import { among } from '../../db/among.ts';
import type { CountKind } from '../../db/daily-counts.ts';
import type { Database } from '../../db/schema.ts';
import { createCounter } from './counter.ts';

const RAIL = 8;
type Days = { from: string; to: string };

function noWeeks(): Weeks {
  const none = () => Array.from({ length: WEEKS }, () => 0);
  return { views: none(), downloads: none(), quotes: none() };
}

/** What visitors did, as the panel tells it. */
function createReader({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  async function countsOn(day: string): Promise<Record<Counted, number>> {
    const rows = await db
      .selectFrom('dailyCounts')
      .select(['kind', 'count'])
      .where('kind', 'in', [...COUNTED])
      .where('day', '=', day)
      .where('subject', '=', '')
      .execute();
    const counts = Object.fromEntries(COUNTED.map((kind) => [kind, 0])) as Record<Counted, number>;
    for (const { kind, count } of rows) counts[kind as Counted] = Number(count);
    return counts;
  }

  /** The counts of each week by subject: one range of the key for each kind. */
  async function weeksOf(kinds: readonly CountKind[], weeks: readonly string[], subject?: string) {
    const sums = weeks.map(
      (week, index) => sql`sum(case when "day" >= ${week} and "day" < ${daysAfter(week, 7)}
        then "count" else 0 end) as ${sql.ref(`week${index}`)}`,
    );
    const { rows } = await sql<{ kind: CountKind; subject: string } & Record<string, number>>`
      select "kind", "subject", ${sql.join(sums)} from "dailyCounts"
      where "kind" in (${sql.join(kinds)}) and "day" >= ${weeks[0]}
        ${subject === undefined ? sql`` : sql`and "subject" = ${subject}`}
      group by "kind", "subject"`.execute(db);
    return rows.map((row) => ({
      measure: row.kind.replace(':brand', '') as Measure,
      subject: row.subject,
      counts: weeks.map((_, index) => Number(row[`week${index}`])),
    }));
  }

  async function totalsOf(weeks: readonly string[]): Promise<Weeks> {
    const totals = noWeeks();
    for (const { measure, counts } of await weeksOf(MEASURES, weeks, '')) totals[measure] = counts;
    return totals;
  }

  async function brandsOf(weeks: readonly string[]): Promise<Insights['brands']> {
    const kinds = MEASURES.map((measure) => `${measure}:brand` as const);
    const found = new Map<string, Weeks>();
    for (const { subject, measure, counts } of await weeksOf(kinds, weeks)) {
      const own = found.get(subject) ?? noWeeks();
      own[measure] = counts;
      found.set(subject, own);
    }
    const named = await db
      .selectFrom('brands')
      .select(['id', 'name'])
      .where(among('id', found.keys()))
      .orderBy('nameKey')
      .execute();
    return named.map(({ id, name }) => ({ id, name, ...(found.get(id) ?? noWeeks()) }));
  }

  async function viewsIn({ from, to }: Days, ids?: readonly string[]): Promise<Map<string, number>> {
    const views = sql<number>`sum("count")`;
    let asked = db
      .selectFrom('dailyCounts')
      .select(['subject', views.as('views')])
      .where('kind', '=', 'views')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('subject', '!=', '')
      .groupBy('subject');
    // A few more than are shown: one of them may be gone.
    asked = ids
      ? asked.where(among('subject', ids))
      : asked
          .orderBy(views, 'desc')
          .orderBy('subject')
          .limit(RAIL * 2);
    return new Map((await asked.execute()).map((row) => [row.subject, Number(row.views)]));
  }

  async function mostViewed(days: Days, earlier: Days | null, limit: number): Promise<ViewedProduct[]> {
    const views = await viewsIn(days);
    if (views.size === 0) return [];
    const ids = [...views.keys()];
    const before = earlier && (await viewsIn(earlier, ids));
    const rows = await db
      .selectFrom('products')
      .innerJoin('brands', 'brands.id', 'products.brandId')
      .select(['products.id', 'products.name', 'products.imageUrl', 'brands.name as brand'])
      .where(among('products.id', ids))
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    return ids
      .flatMap((id) => {
        const row = known.get(id);
        return row ? [{ ...row, views: views.get(id) ?? 0, before: before && (before.get(id) ?? 0) }] : [];
      })
      .slice(0, limit);
  }

  /** The last whole week, or this one where nothing was counted before. */
  async function rail(today: string, totals: Weeks): Promise<Insights['products']> {
    const [before = 0, last = 0] = totals.views.slice(-3);
    const monday = weekStart(today);
    const running = { from: monday, to: today };
    const week = (ago: number) => ({
      from: daysAfter(monday, -7 * ago),
      to: daysAfter(monday, 6 - 7 * ago),
    });
    if (last === 0) return { ...running, rows: await mostViewed(running, null, RAIL) };
    return { ...week(1), rows: await mostViewed(week(1), before > 0 ? week(2) : null, RAIL) };
  }

  /** What the panel's first screen tells of the visitors. */
  return async (ctx: Context): Promise<Insights> => {
    ctx.require('panel:read');
    const today = dayOf(clock());
    const yesterday = daysAfter(today, -1);
    const weeks = Array.from({ length: WEEKS }, (_, index) =>
      daysAfter(weekStart(today), 7 * (index + 1 - WEEKS)),
    );
    const totals = await totalsOf(weeks);
    const [top = null] = await mostViewed({ from: yesterday, to: yesterday }, null, 1);
    return {
      ...{ today, weeks, totals, mostViewed: top },
      yesterday: await countsOn(yesterday),
      brands: await brandsOf(weeks),
      products: await rail(today, totals),
    };
  };
}

/** Counts what visitors do, and tells it to the panel. */
export function createInsightService(options: { db: Kysely<Database>; clock: () => Date }) {
  return { get: createReader(options), ...createCounter(options) };
}

export type InsightService = ReturnType<typeof createInsightService>;
