import type { Tint } from '../rules/tint.ts';

export type MediaKind = 'image' | 'document';

/** The largest picture and document that is taken, in bytes. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 50 * 1024 * 1024;
export const IMAGE_TOO_LARGE = "Dosya boyutu 5MB'dan büyük olamaz!";
export const DOCUMENT_TOO_LARGE = "Dosya boyutu 50MB'dan büyük olamaz!";

/** The widths, in pixels, that pictures are served in. */
export const VARIANT_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600, 1920] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];
/** A copy that is smaller than the picture by less than this does instead of it. */
const OWN_FROM = 1.1;

/**
 * The widths that a picture is offered in: those within it, and its own size where less would be seen.
 * @param width the picture's own width in pixels, null when unknown
 */
export function fittingWidths(width: number | null): readonly VariantWidth[] {
  const fitting = VARIANT_WIDTHS.filter((candidate) => width === null || candidate <= width);
  const [largest = 0] = fitting.slice(-1);
  // A copy beyond the picture is as large as the picture itself.
  const own = VARIANT_WIDTHS.find((candidate) => candidate > largest);
  return own && width && width > largest * OWN_FROM ? [...fitting, own] : fitting;
}

/** The formats that pages offer, the smallest first. */
export const PAGE_FORMATS = ['avif', 'webp'] as const;
/** Formats of a variant; `jpg` is for readers such as social networks that know no other. */
export const VARIANT_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];
/** Shapes that a variant may be cut to, width by height. */
export const CROPS = ['1x1', '4x3', '3x2', '2x3', '16x9', '40x21'] as const;
export type Crop = (typeof CROPS)[number];

/** What is known of a stored picture; the focal point is in percent from the top left corner. */
export type MediaFacts = {
  width: number | null;
  height: number | null;
  /** The wall baked into the picture's corners; null for photographs. */
  tint: Tint | null;
  /** Base64 of the picture's thumbhash. */
  thumbhash: string | null;
  /** A few of its pixels as a `data:` address, for photographs; an object's wall stands in for it otherwise. */
  placeholder: string | null;
  focalX: number;
  focalY: number;
  alt: string | null;
};

/** The name below `/media/` that an address of ours stands for; null for any other address. */
export function mediaName(address: string): string | null {
  return /^\/media\/([0-9a-f]{32}\.[a-z]{3,4})(?:[?#].*)?$/.exec(address)?.[1] ?? null;
}

/** The address of a stored file. */
export function mediaAddress(hash: string, ext: string): string {
  return `/media/${hash}.${ext}`;
}

/**
 * The address of a picture in a width and format, cut around its focal point when a crop is given.
 * The focal point is part of the address, so that browsers ask anew when it moves.
 */
export function variantAddress(
  address: string,
  options: {
    width: VariantWidth;
    format: VariantFormat;
    crop?: Crop;
    focal?: { focalX: number; focalY: number };
  },
): string {
  const { width, format, crop, focal } = options;
  const at = crop && focal ? `&p=${focal.focalX}x${focal.focalY}` : '';
  return `${address}?w=${width}&f=${format}${crop ? `&c=${crop}` : ''}${at}`;
}
