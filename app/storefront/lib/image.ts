import { fittingWidths, mediaName, PAGE_FORMATS, variantAddress } from '../../../domain/things/media.ts';

export type ImageSource = { type: string; srcSet: string };

const PICTURE = /\.(jpg|png|webp|avif)$/;

/**
 * The candidates of a stored picture, best format first; none for documents and other sites' pictures.
 * @param width the picture's own width in pixels, null when unknown: no candidate is larger
 */
export function imageSources(src: string, width: number | null): ImageSource[] {
  if (!PICTURE.test(mediaName(src) ?? '')) return [];
  return PAGE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: fittingWidths(width)
      .map((candidate) => `${variantAddress(src, { width: candidate, format })} ${candidate}w`)
      .join(', '),
  }));
}
