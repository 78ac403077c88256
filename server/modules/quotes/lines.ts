import type { Kysely } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { fromMinor } from '../../../domain/rules/money.ts';
import { productPath } from '../../../domain/site/paths.ts';
import type { AskedLine, QuoteItem, ShownLine } from '../../../domain/things/quote.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';

type Named = 'id' | 'slug' | 'sku';
type Found = ShownLine & { slug: string; price: number | null; currency: string };

async function findBy(db: Kysely<Database>, by: Named, values: readonly string[]): Promise<Found[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('shown_products as products')
    .innerJoin('brands', 'brands.id', 'products.brandId')
    .leftJoin('categories', 'categories.id', 'products.categoryId')
    .select([
      ...(['products.id', 'products.name', 'products.sku', 'products.slug', 'products.imageUrl'] as const),
      ...(['products.priceMinor', 'products.currency'] as const),
      ...(['brands.name as brand', 'brands.slug as brandSlug', 'categories.slug as categorySlug'] as const),
    ])
    .where(among(`products.${by}`, [...new Set(values)]))
    .execute();
  return rows.map(({ priceMinor, brandSlug, categorySlug, ...row }) => ({
    ...row,
    href: brandSlug ? productPath(brandSlug, categorySlug ?? NO_CATEGORY.slug, row.slug) : null,
    price: priceMinor === null ? null : fromMinor(Number(priceMinor)),
  }));
}

/** The products with these ids that the site shows. */
export async function shownLines(db: Kysely<Database>, ids: readonly string[]): Promise<ShownLine[]> {
  const found = await findBy(db, 'id', ids);
  return found.map(({ slug: _slug, price: _price, currency: _currency, ...line }) => line);
}

/** A product that a list asks for, by what names it there. */
function refOf({ productId, slug, sku }: AskedLine): [Named, string] {
  if (productId) return ['id', productId];
  return slug ? ['slug', slug] : ['sku', sku ?? ''];
}

/**
 * What visitors ask for as it is kept: each product as it is called now, with its list price where that is in the
 * currency. `missing` names those that the site does not show, as they were asked for.
 */
export async function linesOf(
  db: Kysely<Database>,
  asked: readonly AskedLine[],
  currency: string,
): Promise<{ items: QuoteItem[]; missing: string[] }> {
  const refs = asked.map(refOf);
  const found = new Map<string, Found>();
  for (const by of ['id', 'slug', 'sku'] as const)
    for (const product of await findBy(
      db,
      by,
      refs.flatMap(([name, value]) => (name === by ? [value] : [])),
    ))
      found.set(`${by} ${product[by]}`, product);
  const items: QuoteItem[] = [];
  const missing: string[] = [];
  for (const line of asked) {
    const [by, value] = refOf(line);
    const product = found.get(`${by} ${value}`);
    if (!product) {
      missing.push(value);
      continue;
    }
    const { quantity, note } = line;
    const { id: productId, name, sku, brand, href, imageUrl } = product;
    const price = product.currency === currency ? product.price : null;
    items.push({ productId, name, sku, brand, href, imageUrl, quantity, note, price, discount: 0 });
  }
  return { items, missing };
}
