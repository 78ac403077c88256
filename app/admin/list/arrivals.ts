import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();
/** A list that is asked again takes its row away long before. */
const LONGEST_MS = 5_000;

/**
 * The rows that came between those which were there: what is merely loaded behind them, or found by another search,
 * has not arrived.
 */
export function arrived(before: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const known = new Set(before);
  const lastKnown = now.findLastIndex((id) => known.has(id));
  const fresh = now.slice(0, Math.max(0, lastKnown)).filter((id) => !known.has(id));
  // Another search shares rows with the last one by chance.
  return fresh.length > 0 && fresh.length <= 5 && before.length > 0 ? new Set(fresh) : NONE;
}

/** Which of the rows have just come; they slide onto their place. */
export function useArrivals(rows: readonly { id: string }[]): ReadonlySet<string> {
  const [seen, setSeen] = useState(rows);
  const [fresh, setFresh] = useState(NONE);
  if (rows !== seen) {
    const ids = rows.map(({ id }) => id);
    const next = arrived(
      seen.map(({ id }) => id),
      ids,
    );
    setSeen(rows);
    // What came goes on being new while its row is only written again.
    const isSame = rows.length === seen.length && rows.every(({ id }, index) => id === seen[index]?.id);
    if (!isSame) setFresh(next);
  }
  return fresh;
}

/** Lets rows leave the list upwards, before it is asked again without them. */
export function leaveRows(ids: Iterable<string>): void {
  const gone = new Set(ids);
  for (const row of document.querySelectorAll('[data-row]')) {
    if (!gone.has(row.getAttribute('data-row') ?? '')) continue;
    row.classList.add('leave');
    setTimeout(() => row.classList.remove('leave'), LONGEST_MS);
  }
}
