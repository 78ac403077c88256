type Pictured = { imageUrl: string | null };

/**
 * Some of a list: first those whose picture is not shown yet, then the others, each in their order.
 * @param shown pictures that stand beside the list
 */
export function varied<Row extends Pictured>(
  rows: readonly Row[],
  count: number,
  shown: ReadonlyArray<string | null> = [],
): Row[] {
  const seen = new Set(shown);
  const fresh: Row[] = [];
  const repeated: Row[] = [];
  for (const row of rows) {
    const isFresh = row.imageUrl !== null && !seen.has(row.imageUrl);
    seen.add(row.imageUrl);
    (isFresh ? fresh : repeated).push(row);
  }
  return [...fresh, ...repeated].slice(0, count);
}
