import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { embedUrl } from '../../../domain/rules/video.ts';
import { GAPS, type Gap, type GapCounts, SEO_TEXT_MIN } from '../../../domain/things/gap.ts';
import type { Database } from '../../db/schema.ts';
import { createStamped, ofBrands } from '../../db/stamped.ts';
import { giveWay } from '../../give-way.ts';

type Db = Kysely<Database>;
/** How many products a brand has, how many of them lack nothing, and how many lack what. */
export type BrandGaps = { products: number; complete: number; gaps: GapCounts };

/** Whether a product lacks something, as the database tells it; what a video link leads to, it cannot tell. */
export const LACKS: Readonly<Record<Exclude<Gap, 'video'>, RawBuilder<SqlBool>>> = {
  picture: sql<SqlBool>`"imageUrl" is null`,
  description: sql<SqlBool>`description is null`,
  features: sql<SqlBool>`features = '[]'`,
  specifications: sql<SqlBool>`specifications = '[]'`,
  catalog: sql<SqlBool>`"catalogId" is null`,
  seo: sql<SqlBool>`(description is not null and length(description) < ${sql.lit(SEO_TEXT_MIN)})`,
  price: sql<SqlBool>`"priceMinor" is null`,
};
const ANY = sql<SqlBool>`(${sql.join(Object.values(LACKS), sql` or `)})`;

function countIf(condition: RawBuilder<SqlBool>): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
}

/** The products of a brand whose video no page can play; `lacks` tells whether they lack something else besides. */
export async function brokenVideos(db: Db, brandId: string): Promise<Array<{ id: string; lacks: boolean }>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'videoUrl', ANY.as('lacks')])
    .where('brandId', '=', brandId)
    .where('videoUrl', 'is not', null)
    .execute();
  return rows
    .filter(({ videoUrl }) => videoUrl !== null && embedUrl(videoUrl) === null)
    .map(({ id, lacks }) => ({ id, lacks: Boolean(lacks) }));
}

async function ofBrand(db: Db, brandId: string): Promise<BrandGaps> {
  const sums = Object.entries(LACKS).map(([gap, lacks]) => sql`${countIf(lacks)} as ${sql.ref(gap)}`);
  const { rows } = await sql<Record<string, number>>`
    select count(*) as products, ${countIf(ANY)} as lacking, ${sql.join(sums)}
    from products where "brandId" = ${brandId}`.execute(db);
  const broken = await brokenVideos(db, brandId);
  const number = (name: string) => Number(rows[0]?.[name] ?? 0);
  const gaps = Object.fromEntries(GAPS.map((gap) => [gap, number(gap)])) as GapCounts;
  const alone = broken.filter(({ lacks }) => !lacks).length;
  const products = number('products');
  return {
    products,
    complete: products - number('lacking') - alone,
    gaps: { ...gaps, video: broken.length },
  };
}

/** Brand by brand, so that nobody waits for all of them. */
async function load(db: Db, brandIds: readonly string[] | null): Promise<Map<string, BrandGaps>> {
  const named = ofBrands('id', brandIds);
  const query = db.selectFrom('brands').select('id');
  const found = new Map<string, BrandGaps>();
  for (const { id } of await (named ? query.where(named) : query).execute()) {
    await giveWay();
    found.set(id, await ofBrand(db, id));
  }
  return found;
}

/** What the products of each brand lack; counted anew only where the brand has changed since. */
export const gapFacts = createStamped(load);
