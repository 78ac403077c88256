import type { Tint } from '../rules/tint.ts';
import { safeSource } from './content.ts';
import type { Picture, PictureOf } from './picture.ts';
import { productHref } from './product-card.ts';
import type { BrandRow, ProductRow } from './rows.ts';
import type { PageSource } from './source.ts';
import { varied } from './varied.ts';

/** A product that stands for its brand. */
export type Showpiece = { id: string; name: string; href: string | null; picture: Picture; tint: Tint };

/** Of a brand's first products those that show it are chosen. */
const LOOKED_AT = 12;

/** The products that show each of some brands: its first ones that have a picture, each picture once. */
export async function showpiecesOf(
  source: PageSource,
  brands: readonly Pick<BrandRow, 'id'>[],
  count: number,
): Promise<Map<string, ProductRow[]>> {
  const found = await Promise.all(
    brands.map(async ({ id }) => {
      const rows = await source.products({ brandId: id, paging: { offset: 0, limit: LOOKED_AT } });
      const pictured = rows.filter(({ imageUrl }) => safeSource(imageUrl));
      const pictures = new Set(pictured.map(({ imageUrl }) => imageUrl)).size;
      return [id, varied(pictured, Math.min(count, pictures))] as const;
    }),
  );
  return new Map(found);
}

/** What is shown of a brand's products. */
export function showpieces(rows: readonly ProductRow[], pictureOf: PictureOf): Showpiece[] {
  return rows.flatMap((row) => {
    const picture = pictureOf(safeSource(row.imageUrl));
    return picture
      ? [{ id: row.id, name: row.name, href: productHref(row), picture, tint: picture.tint }]
      : [];
  });
}
