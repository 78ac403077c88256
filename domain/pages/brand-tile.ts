import { BRAND_EMOJI } from '../fallbacks.ts';
import { brandPath } from '../site/paths.ts';
import { safeSource } from './content.ts';
import type { Picture, PictureOf } from './picture.ts';
import type { BrandRow } from './rows.ts';

/** A brand's mark: its picture, else its emoji. */
export type BrandMark = { name: string; picture: Picture | null; emoji: string };
/** `href` is null for a brand without a slug. */
export type BrandTile = BrandMark & {
  id: string;
  href: string | null;
  /** The field it works in: its largest category, else its country. */
  field: string | null;
  count: number;
};
/** How many products a brand has, its largest category, and the first of those at the top of its tree that hold any. */
export type BrandFigures = {
  count: number;
  field: string | null;
  /** Their names in one line: `Kompozit, bonding, ölçü`. */
  fields: string | null;
};

/** The mark of a brand. */
export function brandMark(
  brand: Pick<BrandRow, 'name' | 'logoUrl' | 'logo'>,
  pictureOf: PictureOf,
): BrandMark {
  return {
    name: brand.name,
    picture: pictureOf(safeSource(brand.logoUrl)),
    emoji: brand.logo || BRAND_EMOJI,
  };
}

/** A brand in a grid. */
export function brandTile(
  brand: BrandRow,
  figures: BrandFigures | undefined,
  pictureOf: PictureOf,
): BrandTile {
  return {
    ...brandMark(brand, pictureOf),
    id: brand.id,
    href: brand.slug ? brandPath(brand.slug) : null,
    field: figures?.field ?? brand.country,
    count: figures?.count ?? 0,
  };
}
