const HOUR_MS = 3_600_000;
const KEPT_MAX = 20_000;

/**
 * When each address first came to the form within the last hour, for forms that have no scripts to measure with: pages
 * are the same for everybody, so no time can stand in them. In memory only, and no judge of whom it does not know: a
 * restart, another instance or another network never makes a person suspect.
 */
export function createArrivals(clock: () => Date) {
  const first = new Map<string, number>();

  function note(address: string): void {
    const now = clock().getTime();
    const known = first.get(address);
    if (known !== undefined && now - known < HOUR_MS) return;
    // The oldest stand first, in the order in which they came.
    first.delete(address);
    first.set(address, now);
    for (const [old, at] of first) {
      if (first.size <= KEPT_MAX && now - at < HOUR_MS) break;
      first.delete(old);
    }
  }

  /** Milliseconds since an address came first; undefined for one that is not known. */
  function sinceFirst(address: string): number | undefined {
    const at = first.get(address);
    return at === undefined ? undefined : clock().getTime() - at;
  }

  return { note, sinceFirst };
}
