import type { Picture } from '../../../domain/pages/picture.ts';

/**
 * As wide as a phone's page without its edges. A little less than that: on most phones the copy that is a fiftieth
 * short of it will do, and it is half as heavy as the next one.
 */
export const WHOLE_PHONE = '(max-width: 699px) 86vw';

/** How wide a picture is that stands `height` pixels high. */
export function sizesByHeight(
  { width, height: own }: Pick<Picture, 'width' | 'height'>,
  height: number,
): string {
  return width && own ? `${Math.ceil((height * width) / own)}px` : '200px';
}
