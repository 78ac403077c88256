import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../list.ts';

const KINDS = ['brands', 'categories', 'products', 'catalogs'] as const;
type Kind = (typeof KINDS)[number];
const MONTHS = 12;

export type Totals = {
  totalBrands: number;
  totalProducts: number;
  totalCategories: number;
  totalCatalogs: number;
  featuredProducts: number;
  distributorBrands: number;
};

/** How many of a kind there are, and how many came in each of the last twelve months, oldest first. */
export type Growth = { total: number; thisMonth: number; lastMonth: number; months: number[] };

const monthOf = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Istanbul',
});

/** The last twelve months in Istanbul as `2026-11`, oldest first. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf.format(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1 - (MONTHS - 1 - index), 1));
    return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  });
}

/** When the last twelve months began in Istanbul, which is three hours ahead all year. */
function monthStarts(now: Date): string[] {
  return lastMonths(now).map((month) => new Date(`${month}-01T00:00:00+03:00`).toISOString());
}

/** Counts of what the site holds. */
export function createStatsService({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  async function totals(viewer: Viewer): Promise<Totals> {
    const active = viewer.isStaff ? sql`1 = 1` : sql`"isActive"`;
    // A product or category of a passive brand is on no page.
    const shown = viewer.isStaff
      ? sql`1 = 1`
      : sql`"isActive" and "brandId" in (select id from brands where "isActive")`;
    const { rows } = await sql<Record<keyof Totals, number>>`select
      (select count(*) from brands where ${active}) as "totalBrands",
      (select count(*) from products where ${shown}) as "totalProducts",
      (select count(*) from categories where ${shown}) as "totalCategories",
      (select count(*) from catalogs where ${active}) as "totalCatalogs",
      (select count(*) from products where "isFeatured" and ${shown}) as "featuredProducts",
      (select count(*) from brands where "isDistributor" and ${active}) as "distributorBrands"`.execute(db);
    return Object.fromEntries(
      Object.entries(rows[0] ?? {}).map(([key, value]) => [key, Number(value)]),
    ) as Totals;
  }

  async function growthOf(kind: Kind): Promise<Growth> {
    const starts = monthStarts(clock());
    const table = sql.table(kind);
    // Ranges, each answered by the index on the time: grouping by month would compute one for every row.
    const counts = starts.map(
      (start, index) => sql`(select count(*) from ${table} where "createdAt" >= ${start}
        ${starts[index + 1] ? sql`and "createdAt" < ${starts[index + 1]}` : sql``}) as ${sql.ref(`month${index}`)}`,
    );
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from ${table}) as total, ${sql.join(counts)}`.execute(db);
    const months = starts.map((_, index) => Number(rows[0]?.[`month${index}`] ?? 0));
    return {
      total: Number(rows[0]?.total ?? 0),
      thisMonth: months.at(-1) ?? 0,
      lastMonth: months.at(-2) ?? 0,
      months,
    };
  }

  async function growth(): Promise<Record<Kind, Growth>> {
    const parts = [];
    for (const kind of KINDS) parts.push([kind, await growthOf(kind)] as const);
    return Object.fromEntries(parts) as Record<Kind, Growth>;
  }

  return { totals, growth };
}

export type StatsService = ReturnType<typeof createStatsService>;
