import { showAt } from '../../motion/picture-sizes.ts';

/** How much larger a picture is seen from near. */
export const FACTOR = 2.2;
/** The windows whose picture has more to show. */
export const WINDOW = '.stage-tile-deep';

export type Point = { x: number; y: number };

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Has the browser fetch the picture of a window as large as it will be seen; it takes the best that there is. */
export function fetchLarge(picture: Element, width: number): void {
  showAt(picture, `${Math.round(width * FACTOR)}px`);
}
