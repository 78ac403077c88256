import type { Picture } from '../../../../domain/pages/picture.ts';

/** How wide the product's window is. */
export const STAGE_SIZES = '(max-width: 1099px) 100vw, 720px';
/** Marks the button that takes the loupe to hand. */
export const LOUPE = 'data-loupe';
/** A picture that is no wider shows nothing more when it is enlarged. */
const LOUPE_LEAST = 960;

/** Whether there is more in a picture than its window shows. */
export function magnifies(picture: Picture | null): boolean {
  return (picture?.width ?? 0) >= LOUPE_LEAST;
}

/** The window of a picture, as it is called in the stylesheet. */
export function stageTile(picture: Picture | null): string {
  return magnifies(picture) ? 'stage-tile stage-tile-deep' : 'stage-tile';
}
