/** Where the ink of a picture lies, as parts of its width and height. */
export type Ink = { left: number; top: number; width: number; height: number };
/** How a picture is laid into a box: its size as parts of the box, and which point of it stands in the middle. */
export type Placing = { width: number; height: number; centerX: number; centerY: number };

export const WHOLE: Ink = { left: 0, top: 0, width: 1, height: 1 };

/** What ink may take of a box: as much of its plane for every logo, as long as it stays within the sides. */
const PLANE = 0.17;
const MOST_WIDTH = 0.74;
const MOST_HEIGHT = 0.56;
const SEEN = 24;

/** The ink in the points of a picture: what is not clear, and not of the colour of its corner. */
export function inkOf(points: Uint8ClampedArray, columns: number): Ink {
  const rows = points.length / 4 / columns;
  const [red = 0, green = 0, blue = 0, alpha = 0] = points;
  let [left, right, top, bottom] = [columns, -1, rows, -1];
  for (let at = 0; at < points.length; at += 4) {
    const clear = (points[at + 3] ?? 0) < SEEN;
    const ground =
      alpha >= SEEN &&
      Math.abs((points[at] ?? 0) - red) +
        Math.abs((points[at + 1] ?? 0) - green) +
        Math.abs((points[at + 2] ?? 0) - blue) <
        SEEN;
    if (clear || ground) continue;
    const x = (at / 4) % columns;
    const y = Math.floor(at / 4 / columns);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return WHOLE;
  return {
    left: left / columns,
    top: top / rows,
    width: (right - left + 1) / columns,
    height: (bottom - top + 1) / rows,
  };
}

/**
 * Lays a logo into a box so that its ink covers as much as that of every other: a long word becomes lower, a compact
 * mark higher. `ratio` is width to height of the picture, `boxRatio` that of the box.
 */
export function opticalPlacing(ratio: number, ink: Ink, boxRatio: number): Placing {
  const inkRatio = (ratio * ink.width) / ink.height;
  // In units of the box's height; its width is then `boxRatio`.
  const byPlane = Math.sqrt((PLANE * boxRatio) / inkRatio);
  const height = Math.min(byPlane, MOST_HEIGHT, (MOST_WIDTH * boxRatio) / inkRatio);
  const whole = height / ink.height;
  return {
    width: (whole * ratio) / boxRatio,
    height: whole,
    centerX: ink.left + ink.width / 2,
    centerY: ink.top + ink.height / 2,
  };
}
