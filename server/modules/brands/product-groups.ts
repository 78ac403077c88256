import { type Kysely, type SqlBool, sql } from 'kysely';
import { LOW_STOCK } from '../../../domain/things/product.ts';
import type { Database } from '../../db/schema.ts';
import { createStamped, ofBrands } from '../../db/stamped.ts';
import type { BrandIds } from './facts.ts';

/** How many products of a brand are alike in what lists are narrowed by. */
export type ProductGroup = {
  isActive: boolean;
  isFeatured: boolean;
  isDistributor: boolean;
  withoutImage: boolean;
  /** As the list's filter names it, but `in` for more than a little. */
  stock: 'out' | 'low' | 'in';
  count: number;
};

async function load(db: Kysely<Database>, brandIds: BrandIds): Promise<Map<string, ProductGroup[]>> {
  const bit = sql<SqlBool>`"imageUrl" is null`;
  const stock = sql<'out' | 'low' | 'in'>`case when coalesce(stock, -1) <= 0 then 'out'
    when stock <= ${sql.lit(LOW_STOCK)} then 'low' else 'in' end`;
  const named = ofBrands('brandId', brandIds);
  const { rows } = await sql<ProductGroup & { brandId: string }>`
    select "brandId", "isActive", "isFeatured", "isDistributor", ${bit} as "withoutImage", ${stock} as stock,
      count(*) as count
    from products ${named ? sql`where ${named}` : sql``}
    group by "brandId", "isActive", "isFeatured", "isDistributor", ${bit}, ${stock}`.execute(db);
  const found = new Map<string, ProductGroup[]>();
  for (const { brandId, count, isActive, isFeatured, isDistributor, withoutImage, stock } of rows) {
    const groups = found.get(brandId) ?? [];
    found.set(brandId, groups);
    groups.push({
      isActive: Boolean(isActive),
      isFeatured: Boolean(isFeatured),
      isDistributor: Boolean(isDistributor),
      withoutImage: Boolean(withoutImage),
      stock,
      count: Number(count),
    });
  }
  return found;
}

/** Beside the other facts: no page asks for these, and they are what takes longest to count. */
export const productGroups = createStamped(load);
