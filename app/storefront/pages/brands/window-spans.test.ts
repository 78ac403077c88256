import { expect, it } from 'vitest';
import { windowSpans } from './window-spans.ts';

it('every row of windows is full, whatever is left for the last', () => {
  expect(windowSpans(10)).toEqual([5, 7, 4, 4, 4, 7, 5, 4, 4, 4]);
  expect(windowSpans(0)).toEqual([]);
  for (let count = 1; count <= 24; count++) {
    const spans = windowSpans(count);
    expect(spans).toHaveLength(count);
    let row = 0;
    for (const span of spans) {
      row += span;
      expect(row, `${count}: ${spans}`).toBeLessThanOrEqual(12);
      if (row === 12) row = 0;
    }
    expect(row, `${count}: ${spans}`).toBe(0);
  }
});
