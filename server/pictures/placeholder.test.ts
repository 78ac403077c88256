import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { placeholderOf } from './placeholder.ts';

function hashOf(width: number, height: number, colour: (x: number) => number[]): string {
  const pixels = Array.from({ length: width * height }, (_, at) => colour(at % width)).flat();
  return Buffer.from(rgbaToThumbHash(width, height, Uint8Array.from(pixels))).toString('base64');
}

describe('the placeholder of a picture', () => {
  it('is a tiny PNG of its shape and colours', async () => {
    const hash = hashOf(80, 60, (x) => (x < 40 ? [220, 30, 30, 255] : [30, 30, 220, 255]));
    const address = placeholderOf(hash) ?? '';
    expect(address.length).toBeLessThan(500);
    const png = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([8, 6]);
    expect(data[0]).toBeGreaterThan(data[2] ?? 255);
    expect(data[7 * 3 + 2]).toBeGreaterThan(data[7 * 3] ?? 255);
  });

  it('is none for a picture that can be seen through, nor for rubbish', () => {
    expect(placeholderOf(hashOf(20, 20, (x) => [0, 0, 0, x < 10 ? 0 : 255]))).toBeNull();
    expect(placeholderOf('')).toBeNull();
  });
});
