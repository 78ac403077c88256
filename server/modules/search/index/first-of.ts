import type { FindSort } from '../../../../domain/search/kinds.ts';
import type { Scored } from './by-kind.ts';
import type { Index } from './index.ts';
import type { IndexedRow } from './rows.ts';

/** By name, equal ones by code. */
function compareRows(a: IndexedRow | undefined, b: IndexedRow | undefined): number {
  if (!a || !b) return 0;
  if (a.nameKey !== b.nameKey) return a.nameKey < b.nameKey ? -1 : 1;
  if (a.sku !== b.sku) return a.sku < b.sku ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

/** The first `count` of what was found in an order, without ordering the rest: places in the list. */
function firstPlaces(index: Index, { rows, scores }: Scored, count: number, sort: FindSort): number[] {
  const { keyHead, keyNext } = index.columns();
  const byName = sort === 'name';
  /** The better one first, equal ones by name. */
  function compare(a: number, b: number): number {
    const better = byName ? 0 : (scores[b] ?? 0) - (scores[a] ?? 0);
    if (better !== 0) return better;
    const [one, other] = [rows[a] ?? 0, rows[b] ?? 0];
    const byHead = (keyHead[one] ?? 0) - (keyHead[other] ?? 0) || (keyNext[one] ?? 0) - (keyNext[other] ?? 0);
    return byHead || compareRows(index.row(one), index.row(other));
  }
  const best: number[] = [];
  let last = -1;
  let least = -1;
  for (let place = 0; place < rows.length; place++) {
    if ((scores[place] ?? 0) < least || (last >= 0 && compare(place, last) > 0)) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(best[middle] ?? 0, place) < 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, place);
    if (best.length > count) best.pop();
    if (best.length < count) continue;
    last = best.at(-1) ?? -1;
    if (!byName) least = scores[last] ?? 0;
  }
  return best;
}

/** The first `count` rows of what was found, in an order. */
export function firstOf(index: Index, found: Scored, count: number, sort: FindSort): IndexedRow[] {
  if (count <= 0) return [];
  return firstPlaces(index, found, count, sort).flatMap((place) => index.row(found.rows[place] ?? 0) ?? []);
}
