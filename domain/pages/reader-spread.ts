/** The pages that lie open together: the cover alone, then two and two, as in a bound catalog. */
export function spreadOf(page: number, pages: number): number[] {
  const left = page % 2 === 0 ? page : page - 1;
  if (left < 2) return [1];
  return left + 1 <= pages ? [left, left + 1] : [left];
}

type Turn = { wide: number | null; narrow: number | null };

/** The pages that a turn leads to: where two pages are seen at once, and where it is one. */
export function turnsOf(page: number, pages: number): { back: Turn; on: Turn } {
  const open = spreadOf(page, pages);
  const [first = 1, last = first] = [open[0], open.at(-1)];
  const within = (number: number) => (number >= 1 && number <= pages ? number : null);
  const before = within(first - 1);
  return {
    back: { wide: before && (spreadOf(before, pages)[0] ?? null), narrow: within(page - 1) },
    on: { wide: within(last + 1), narrow: within(page + 1) },
  };
}
