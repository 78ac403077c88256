import { fittingWidths, mediaName, PAGE_FORMATS, variantAddress } from '../../../domain/things/media.ts';

export type ImageSource = { type: string; srcSet: string };

const SOURCES_KEPT = 500;
const made = new Map<string, ImageSource[]>();
const PICTURE = /\.(jpg|png|webp|avif)$/;

/**
 * The candidates of a stored picture, best format first; none for documents and other sites' pictures.
 * @param width the picture's own width in pixels, null when unknown: no candidate is larger
 */
export function imageSources(src: string, width: number | null): ImageSource[] {
  const key = `${width} ${src}`;
  const known = made.get(key);
  if (known) return known;
  const sources = sourcesOf(src, width);
  if (made.size >= SOURCES_KEPT) made.clear();
  made.set(key, sources);
  return sources;
}

function sourcesOf(src: string, width: number | null): ImageSource[] {
  if (!PICTURE.test(mediaName(src) ?? '')) return [];
  return PAGE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: fittingWidths(width)
      .map(
        (candidate) =>
          `${variantAddress(src, { width: candidate, format })} ${Math.min(candidate, width ?? candidate)}w`,
      )
      .join(', '),
  }));
}
