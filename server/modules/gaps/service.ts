import type { Kysely } from 'kysely';
import { compareTurkish } from '../../../domain/rules/turkish.ts';
import { GAP_QUEUE_MAX, type Gap, type GapBoard, type GapProduct } from '../../../domain/things/gap.ts';
import type { Context } from '../../context.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { WHOLE } from '../../kinds/kind.ts';
import { allFacts } from '../brands/service.ts';
import { brokenVideos, gapFacts, LACKS } from './facts.ts';

/** So many empty categories are named. */
const NAMED = 3;

/** What products lack, counted for the board and named for its queues. */
export function createGapService({ db }: { db: Kysely<Database> }) {
  /** How many products of each brand lack what; brands without products are left out. */
  async function board(ctx: Context): Promise<GapBoard> {
    ctx.require('products:read');
    const known = await gapFacts.all(db);
    const brands = await db.selectFrom('brands').select(['id', 'name']).orderBy('sortOrder').execute();
    const categories = (await allFacts(db)).flatMap(({ tree }) => tree(WHOLE).map(({ row }) => row));
    const empty = categories.filter(({ productCount }) => productCount === 0);
    return {
      brands: brands.flatMap(({ id, name }) => {
        const facts = known.get(id);
        return facts && facts.products > 0 ? [{ id, name, ...facts }] : [];
      }),
      emptyCategories: {
        count: empty.length,
        names: empty
          .map(({ name }) => name)
          .sort(compareTurkish)
          .slice(0, NAMED),
      },
    };
  }

  async function ofBrand(gap: Gap, brandId: string, limit: number): Promise<GapProduct[]> {
    const query = db
      .selectFrom('products')
      .innerJoin('brands', 'brands.id', 'products.brandId')
      .select(['products.id', 'products.name', 'products.sku', 'products.imageUrl'])
      .select('brands.name as brand');
    if (gap === 'video') {
      const broken = (await brokenVideos(db, brandId)).slice(0, limit).map(({ id }) => id);
      if (broken.length === 0) return [];
      return query.where(among('products.id', broken)).orderBy('products.sortOrder').execute();
    }
    const lacking = db.selectFrom('products').select('id').where('brandId', '=', brandId).where(LACKS[gap]);
    return query
      .where('products.id', 'in', lacking)
      .where('products.brandId', '=', brandId)
      .orderBy('products.sortOrder')
      .orderBy('products.id')
      .limit(limit)
      .execute();
  }

  /** The products that lack something, of one brand or of all, in the order of the site. */
  async function queue(ctx: Context, gap: Gap, brandId?: string): Promise<GapProduct[]> {
    ctx.require('products:read');
    const known = await gapFacts.all(db);
    const brands = (await allFacts(db))
      .map(({ brand }) => brand.id)
      .filter((id) => (brandId === undefined || id === brandId) && (known.get(id)?.gaps[gap] ?? 0) > 0);
    const found: GapProduct[] = [];
    for (const id of brands) {
      if (found.length >= GAP_QUEUE_MAX) break;
      found.push(...(await ofBrand(gap, id, GAP_QUEUE_MAX - found.length)));
    }
    return found;
  }

  return { board, queue };
}

export type GapService = ReturnType<typeof createGapService>;
