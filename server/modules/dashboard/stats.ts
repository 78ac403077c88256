import { type Kysely, sql } from 'kysely';
import type { Stats } from '../../../domain/pages/dashboard.ts';
import { dateFormat } from '../../../domain/rules/on-demand.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { type CountedByMonth, countMonths } from '../../db/tallies.ts';
import { type Kind, type View, WHOLE } from '../../kinds/kind.ts';
import { shownOf } from '../../records/kinds.ts';
import { allFacts, countProducts } from '../brands/service.ts';

const MONTHS = 12;

/** How many of a kind there are, and how many came in each of the last twelve months, oldest first. */
export type Growth = { total: number; thisMonth: number; lastMonth: number; months: number[] };

const monthOf = dateFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Istanbul',
});

/** The last twelve months in Istanbul as `2026-11`, oldest first. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1 - (MONTHS - 1 - index), 1));
    return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  });
}

/** The kinds that are counted: their tables, what the site shows of them, and what their totals are called. */
type Counted<Name extends CountedByMonth> = { name: Name } & Pick<Kind, 'words' | 'reads'>;

/** Counts of what the site holds. */
export function createStatsService<Name extends CountedByMonth>({
  db,
  clock,
  kinds,
}: {
  db: Kysely<Database>;
  clock: () => Date;
  kinds: readonly Counted<Name>[];
}) {
  /** How many rows of each kind there are. What belongs to brands is counted with them. */
  async function countsOf(view: View): Promise<Record<Name, number>> {
    const facts = (await allFacts(db)).filter(({ brand }) => view.withHidden || brand.isActive);
    const known: Record<string, number> = {
      brands: facts.length,
      categories: facts.reduce((sum, brand) => sum + brand.tree(view).length, 0),
      products: await countProducts(db, view),
    };
    const counts: Record<string, number> = {};
    for (const { name, reads } of kinds) {
      const kept = 'total' in reads ? await reads.total?.(db, view, {}) : undefined;
      counts[name] = known[name] ?? kept ?? (await countRows(view.withHidden ? name : shownOf(name)));
    }
    return counts as Record<Name, number>;
  }

  /** How much there is: for the staff of all rows, for visitors of those that the site shows. */
  async function totals(ctx: Context): Promise<Stats> {
    const view = { isStaff: ctx.may('panel:read'), withHidden: ctx.may('panel:read') };
    const counts = await countsOf(view);
    const totals = Object.fromEntries(
      kinds.map(({ name, words }) => [`total${words.schemas}`, counts[name]] as const),
    );
    const distributors = (await allFacts(db)).filter(
      ({ brand }) => brand.isDistributor && (view.withHidden || brand.isActive),
    );
    return {
      ...(totals as Omit<Stats, 'featuredProducts' | 'distributorBrands'>),
      featuredProducts: await countProducts(db, view, { isFeatured: true }),
      distributorBrands: distributors.length,
    };
  }

  async function countRows(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    return Number(rows[0]?.count ?? 0);
  }

  async function growth(ctx: Context): Promise<Record<Name, Growth>> {
    ctx.require('panel:read');
    const [counts, asked] = [await countsOf(WHOLE), lastMonths(clock())];
    const growths: Array<readonly [Name, Growth]> = [];
    for (const { name } of kinds) {
      const counted = await countMonths(db, name);
      const months = asked.map((month) => counted.get(month) ?? 0);
      const [lastMonth = 0, thisMonth = 0] = months.slice(-2);
      growths.push([name, { total: counts[name], thisMonth, lastMonth, months }]);
    }
    return Object.fromEntries(growths) as Record<Name, Growth>;
  }

  return { totals, growth };
}

export type StatsService = ReturnType<typeof createStatsService<CountedByMonth>>;
