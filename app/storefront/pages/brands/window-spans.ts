/** Rows of windows by the twelfths that each takes: uneven on purpose. */
const ROWS = [
  [5, 7],
  [4, 4, 4],
  [7, 5],
  [4, 4, 4],
] as const;

/** How wide each of so many windows is; the last row is filled by those that are left. */
export function windowSpans(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row++) {
    const own = ROWS[row % ROWS.length] ?? [];
    const left = count - spans.length;
    if (left >= own.length) spans.push(...own);
    else spans.push(...(left === 2 ? [7, 5] : [12]));
  }
  return spans;
}
