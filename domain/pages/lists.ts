import { figuresOf } from './brand-figures.ts';
import { BRANDS_AT_A_GLANCE, inDictionaryOrder } from './brand-index.ts';
import { type BrandTile, brandTile } from './brand-tile.ts';
import type { BrandRow, ProductRow } from './rows.ts';
import { type Showpiece, showpieces, showpiecesOf } from './showpieces.ts';
import type { PageSource } from './source.ts';

export type BrandCell = BrandTile & { country: string | null };
export type BrandWindow = BrandCell & {
  /** Its fields in one line. */
  fields: string | null;
  /** Where it comes from and since when it is there. */
  origin: string;
  /** The product that stands for it; null where none has a picture. */
  flagship: Showpiece | null;
};
/** As many brands as are looked through at a glance have windows of their own; of more, no more is told than they show. */
export type BrandsView = { count: number; products: number } & (
  | { isFew: true; brands: BrandWindow[] }
  | { isFew: false; brands: BrandCell[] }
);

/** `/brands` */
export async function brandsPage(source: PageSource): Promise<BrandsView> {
  const rows = await source.brands();
  const isFew = rows.length <= BRANDS_AT_A_GLANCE;
  const pieces = isFew ? await showpiecesOf(source, rows, 1) : new Map<string, ProductRow[]>();
  const figures = await figuresOf(source);
  const pictureOf = await source.pictures([
    ...rows.map((brand) => brand.logoUrl),
    ...[...pieces.values()].flat().map((product) => product.imageUrl),
  ]);
  const counts = { count: rows.length, products: (await source.totals()).products };
  function cell(brand: BrandRow): BrandCell {
    return { ...brandTile(brand, figures.get(brand.id), pictureOf), country: brand.country };
  }
  function shopWindow(brand: BrandRow): BrandWindow {
    return {
      ...cell(brand),
      fields: figures.get(brand.id)?.fields ?? null,
      origin: [brand.country, brand.established].filter(Boolean).join(' · '),
      flagship: showpieces(pieces.get(brand.id) ?? [], pictureOf)[0] ?? null,
    };
  }
  return isFew
    ? { ...counts, isFew, brands: rows.map(shopWindow) }
    : { ...counts, isFew, brands: inDictionaryOrder(rows).map(cell) };
}
