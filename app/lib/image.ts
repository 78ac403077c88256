import { mediaName, VARIANT_WIDTHS, variantAddress } from '../../domain/media.ts';

export type ImageSource = { type: string; srcSet: string };

const PICTURE = /\.(jpg|png|webp|avif)$/;

/**
 * The candidates of a stored picture, best format first; none for documents and other sites' pictures.
 * @param width the picture's own width in pixels, null when unknown: no candidate is larger
 */
export function imageSources(src: string, width: number | null): ImageSource[] {
  if (!PICTURE.test(mediaName(src) ?? '')) return [];
  const fitting = VARIANT_WIDTHS.filter((candidate) => width === null || candidate <= width);
  const widths = fitting.length > 0 ? fitting : [VARIANT_WIDTHS[0]];
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((candidate) => `${variantAddress(src, { width: candidate, format })} ${candidate}w`)
      .join(', '),
  }));
}
