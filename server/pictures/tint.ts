import { type Tint, tintOf } from '../../domain/rules/tint.ts';

/** Raw pixels, four bytes each: red, green, blue, alpha. */
export type Pixels = { data: Uint8Array; width: number; height: number };

type Colour = { red: number; green: number; blue: number };

const OPAQUE = 250;
// A wall of the tile set is never darker than this, even where the light of a render falls off.
const DARKEST_WALL = 175;
// How far the corners may differ among themselves, and how much a corner may vary within itself.
const CORNERS_APART = 34;
const CORNER_NOISE = 7;

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** The mean colour of one square of the picture; null when it is transparent or not plain. */
function plainColour({ data, width }: Pixels, left: number, top: number, size: number): Colour | null {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < OPAQUE) return null;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        sums[channel] = (sums[channel] ?? 0) + value;
        squares[channel] = (squares[channel] ?? 0) + value * value;
      }
    }
  }
  const count = size * size;
  const means = sums.map((sum) => sum / count);
  const noisy = means.some((mean, channel) => {
    const variance = (squares[channel] ?? 0) / count - mean * mean;
    return variance > CORNER_NOISE * CORNER_NOISE;
  });
  const [red = 0, green = 0, blue = 0] = means;
  return noisy ? null : { red, green, blue };
}

/**
 * The tint of the wall that an object stands before, read from the corners of a small copy of the picture;
 * null for photographs and for pictures without a ground.
 */
export function readTint(pixels: Pixels): Tint | null {
  const { width, height } = pixels;
  const size = Math.max(2, Math.round(Math.min(width, height) * 0.06));
  if (width < size * 3 || height < size * 3) return null;
  const corners = [
    plainColour(pixels, 0, 0, size),
    plainColour(pixels, width - size, 0, size),
    plainColour(pixels, 0, height - size, size),
    plainColour(pixels, width - size, height - size, size),
  ].filter((corner) => corner !== null);
  if (corners.length < 4) return null;
  const channels = [
    corners.map((corner) => corner.red),
    corners.map((corner) => corner.green),
    corners.map((corner) => corner.blue),
  ];
  if (channels.some((values) => spread(values) > CORNERS_APART || Math.min(...values) < DARKEST_WALL))
    return null;
  const [red = 0, green = 0, blue = 0] = channels.map(
    (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  );
  return tintOf(red, green, blue);
}
