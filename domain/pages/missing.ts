import { type ProductCard, productCards } from './product-card.ts';
import type { PageSource } from './source.ts';

const OFFERED = 4;

/** What stands below an address that leads nowhere: products that the company shows first. */
export type MissingView = { missing: true; offered: ProductCard[] };

export async function offeredProducts(source: PageSource): Promise<ProductCard[]> {
  const rows = await source.products({ isFeatured: true, paging: { offset: 0, limit: OFFERED } });
  const pictureOf = await source.pictures(rows.map(({ imageUrl }) => imageUrl));
  return productCards(rows, pictureOf);
}

/** An address that leads nowhere. */
export async function missingPage(source: PageSource): Promise<MissingView> {
  return { missing: true, offered: await offeredProducts(source) };
}
