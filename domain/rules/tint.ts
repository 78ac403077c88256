/** The five walls of the display window. */
export const TINTS = ['mist', 'mint', 'sand', 'paper', 'blush'] as const;
export type Tint = (typeof TINTS)[number];

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
