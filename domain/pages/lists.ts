import { figuresOf } from './brand-figures.ts';
import { BRANDS_AT_A_GLANCE } from './brand-index.ts';
import { type BrandFigures, type BrandTile, brandTile } from './brand-tile.ts';
import type { PictureOf } from './picture.ts';
import type { BrandRow, ProductRow } from './rows.ts';
import { type Showpiece, showpieces, showpiecesOf } from './showpieces.ts';
import type { PageSource } from './source.ts';

export type BrandWindow = BrandTile & {
  country: string | null;
  /** Its fields in one line. */
  fields: string | null;
  /** Where it comes from and since when it is there. */
  origin: string;
  /** The product that stands for it; null where none has a picture. */
  flagship: Showpiece | null;
};
export type BrandsView = { brands: BrandWindow[]; count: number; products: number };

/** The page of all brands. */
export function brandsView(input: {
  brands: readonly BrandRow[];
  figures: ReadonlyMap<string, BrandFigures>;
  pieces: ReadonlyMap<string, readonly ProductRow[]>;
  products: number;
  pictureOf: PictureOf;
}): BrandsView {
  const { figures, pieces, pictureOf } = input;
  return {
    brands: input.brands.map((brand) => ({
      ...brandTile(brand, figures.get(brand.id), pictureOf),
      country: brand.country,
      fields: figures.get(brand.id)?.fields ?? null,
      origin: [brand.country, brand.established].filter(Boolean).join(' · '),
      flagship: showpieces(pieces.get(brand.id) ?? [], pictureOf)[0] ?? null,
    })),
    count: input.brands.length,
    products: input.products,
  };
}

/** `/brands`: as many brands as are looked through at a glance stand in windows of their own. */
export async function brandsPage(source: PageSource): Promise<BrandsView> {
  const brands = await source.brands();
  const pieces =
    brands.length <= BRANDS_AT_A_GLANCE
      ? await showpiecesOf(source, brands, 1)
      : new Map<string, ProductRow[]>();
  return brandsView({
    brands,
    figures: await figuresOf(source),
    pieces,
    products: (await source.totals()).products,
    pictureOf: await source.pictures([
      ...brands.map((brand) => brand.logoUrl),
      ...[...pieces.values()].flat().map((product) => product.imageUrl),
    ]),
  });
}
