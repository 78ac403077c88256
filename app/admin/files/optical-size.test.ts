import { expect, test } from 'vitest';
import { inkOf, opticalPlacing, WHOLE } from './optical-size.ts';

/** A picture of 10 × 10 points with a filled rectangle on clear or coloured ground. */
function picture(ground: readonly number[], [x, y, width, height]: readonly number[]): Uint8ClampedArray {
  const points = new Uint8ClampedArray(400);
  for (let at = 0; at < 100; at++) {
    const column = at % 10;
    const row = Math.floor(at / 10);
    const inside =
      column >= (x ?? 0) &&
      column < (x ?? 0) + (width ?? 0) &&
      row >= (y ?? 0) &&
      row < (y ?? 0) + (height ?? 0);
    points.set(inside ? [10, 80, 70, 255] : ground, at * 4);
  }
  return points;
}

test.each([
  ['clear', [0, 0, 0, 0]],
  ['white', [255, 255, 255, 255]],
])('the ink on %s ground is found', (_name, ground) => {
  expect(inkOf(picture(ground, [2, 4, 6, 3]), 10)).toEqual({ left: 0.2, top: 0.4, width: 0.6, height: 0.3 });
});

test('a picture without ink counts as a whole', () => {
  expect(inkOf(picture([0, 0, 0, 0], [0, 0, 0, 0]), 10)).toEqual(WHOLE);
});

test('inks of different shapes cover the same plane of their box', () => {
  const planes = [1.5, 2.5, 3.2].map((ratio) => {
    const { width, height } = opticalPlacing(ratio, WHOLE, 16 / 9);
    return width * height;
  });
  for (const plane of planes) expect(plane).toBeCloseTo(planes[0] ?? 0, 5);
});

test('the margin that a file brings along does not make its logo smaller', () => {
  const bare = opticalPlacing(3, WHOLE, 16 / 9);
  const framed = opticalPlacing(3, { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }, 16 / 9);
  expect(framed.height * 0.5).toBeCloseTo(bare.height, 5);
});

test('no logo leaves its box', () => {
  for (const ratio of [0.2, 1, 12]) {
    const { width, height } = opticalPlacing(ratio, WHOLE, 16 / 9);
    expect(width).toBeLessThanOrEqual(0.74 + 1e-9);
    expect(height).toBeLessThanOrEqual(0.56 + 1e-9);
  }
});
