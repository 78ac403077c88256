import type { Kysely } from 'kysely';
import type { Counted, Measure } from '../../domain/things/count.ts';
import { among } from './among.ts';
import type { Database } from './schema.ts';

/** What the rows of one kind count: something as a whole or by its row, or by the brand that it belonged to that day. */
export type CountKind = Counted | `${Measure}:brand`;
export type Count = { kind: CountKind; subject: string; count: number };
/** How often something happened on a day (`2026-11-23`); the subject is the id of a row, or nothing for all together. */
export type DailyCountTable = { kind: CountKind; day: string; subject: string; count: number };

/** So many rows go with one statement: each value of them is a parameter. */
const AT_ONCE = 500;

function keyOf({ kind, subject }: Count): string {
  return `${kind} ${subject}`;
}

/** Adds to what was counted on a day, also by other instances at the same time. */
export async function addCounts(db: Kysely<Database>, day: string, counts: readonly Count[]): Promise<void> {
  const sums = new Map<string, Count>();
  for (const one of counts) {
    const known = sums.get(keyOf(one));
    sums.set(keyOf(one), known ? { ...known, count: known.count + one.count } : one);
  }
  // In one order everywhere: two instances that wait for each other's rows would wait for ever.
  const rows = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ day, ...row }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await db
      .insertInto('dailyCounts')
      .values(rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'subject'])
          .doUpdateSet((eb) => ({ count: eb('dailyCounts.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
}

/** One more of something for each of these brands; a brand counts once, however much of it there was. */
function forBrands(measure: Measure, brandIds: Iterable<string>): Count[] {
  return [...new Set(brandIds)].map((subject) => ({ kind: `${measure}:brand`, subject, count: 1 }));
}

/** The brands of products, by the products' ids; what the site does not show is left out. */
export async function shownBrands(
  db: Kysely<Database>,
  productIds: Iterable<string>,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shown_products')
    .select(['id', 'brandId'])
    .where(among('id', productIds))
    .execute();
  return new Map(rows.map(({ id, brandId }) => [id, brandId]));
}

/** The brands whose products name a catalog. */
async function brandsOfCatalog(db: Kysely<Database>, catalogId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('brandId')
    .distinct()
    .where('catalogId', '=', catalogId)
    .execute();
  return rows.map(({ brandId }) => brandId);
}

/** What an asked list counts: itself, and each brand that it names a product of. */
export async function quoteCounts(db: Kysely<Database>, productIds: Iterable<string>): Promise<Count[]> {
  const brands = await shownBrands(db, productIds);
  return [{ kind: 'quotes', subject: '', count: 1 }, ...forBrands('quotes', brands.values())];
}

/** What a download counts: itself, its catalog, and each brand whose products name that catalog. */
export async function downloadCounts(db: Kysely<Database>, catalogId: string): Promise<Count[]> {
  const one = { kind: 'downloads', count: 1 } as const;
  const brands = forBrands('downloads', await brandsOfCatalog(db, catalogId));
  return [{ ...one, subject: '' }, { ...one, subject: catalogId }, ...brands];
}
