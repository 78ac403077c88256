/** The five walls of the display window. */
export const TINTS = ['mist', 'mint', 'sand', 'paper', 'blush'] as const;
export type Tint = (typeof TINTS)[number];

/** A picture as a page shows it; sizes are in pixels, null when unknown. */
export type Picture = {
  src: string;
  tint: Tint;
  width: number | null;
  height: number | null;
  /** The point to keep in sight where it is cut, as `object-position` takes it; missing for the middle. */
  focal?: string;
  /** A few pixels as a `data:` address, seen until the picture is there. */
  placeholder?: string;
};
/** Looks up what is known of a picture; null where there is none. */
export type PictureOf = (source: string | null | undefined) => Picture | null;

/** A tint for what has no picture of its own: neighbours differ. */
export function tintAt(index: number): Tint {
  return TINTS[index % TINTS.length] ?? 'mist';
}

/** The wall that a picture's corner colour (0-255 each) belongs to. */
export function tintOf(red: number, green: number, blue: number): Tint {
  const walls: Array<[Tint, number, number, number]> = [
    ['paper', 244, 241, 234],
    ['mint', 221, 239, 232],
    ['sand', 239, 230, 216],
    ['mist', 227, 236, 238],
    ['blush', 247, 227, 218],
  ];
  // Walls are told apart by hue: brightness varies with the light of the picture.
  function distance([, r, g, b]: (typeof walls)[number]): number {
    return Math.abs(g - r - (green - red)) + Math.abs(b - g - (blue - green));
  }
  return walls.reduce((best, wall) => (distance(wall) < distance(best) ? wall : best))[0];
}

/** A picture of which nothing but its address is known. */
export function plainPicture(source: string | null | undefined): Picture | null {
  if (!source) return null;
  let sum = 0;
  for (const letter of source) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return { src: source, tint: tintAt(sum), width: null, height: null };
}
