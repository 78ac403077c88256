import { mediaName, type VariantWidth, variantAddress } from '../../../domain/things/media.ts';

/** The address of a copy of a stored picture in a width in px; any other address unchanged. */
export function smallCopy(url: string, width: VariantWidth): string {
  return mediaName(url) ? variantAddress(url, { width, format: 'webp' }) : url;
}
