/** A list with one item moved, and the part that changed by it. */
export function moved<T>(items: readonly T[], from: number, to: number): { ordered: T[]; changed: T[] } {
  const ordered = [...items];
  ordered.splice(to, 0, ...ordered.splice(from, 1));
  return { ordered, changed: ordered.slice(Math.min(from, to), Math.max(from, to) + 1) };
}
