import { useState } from 'react';

/** Rows that were ticked or unticked together: from `anchor` to `reach`, on top of what was ticked before. */
type Range = { anchor: string; reach: string; isOn: boolean; base: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();

/**
 * Which rows are ticked. Shift takes everything between the last one and this one, and gives it the state of the last.
 * Another search or filter, told by `scope`, starts afresh: nothing unseen stays ticked.
 * `order` is the order on the screen, where that is not the order of all rows.
 */
export function useSelection(ids: readonly string[], scope: string, order: readonly string[] = ids) {
  const [selected, setSelected] = useState(NONE);
  const [range, setRange] = useState<Range | null>(null);
  const [seenScope, setSeenScope] = useState(scope);
  const allShown = ids.length > 0 && ids.every((id) => selected.has(id));

  function select(next: Iterable<string>, from: Range | null = null) {
    setSelected(new Set(next));
    setRange(from);
  }
  if (scope !== seenScope) {
    setSeenScope(scope);
    select(NONE);
  }

  function toggle(id: string) {
    const next = new Set(selected);
    const isOn = !next.delete(id);
    if (isOn) next.add(id);
    select(next, { anchor: id, reach: id, isOn, base: next });
  }
  function stretch(from: Range, reach: string) {
    const [start, end] = [order.indexOf(from.anchor), order.indexOf(reach)].sort((a, b) => a - b);
    if (start === undefined || end === undefined || start < 0) return toggle(reach);
    const next = new Set(from.base);
    for (const id of order.slice(start, end + 1)) {
      if (from.isOn) next.add(id);
      else next.delete(id);
    }
    select(next, { ...from, reach });
  }

  return {
    selected,
    count: selected.size,
    allShown,
    has: (id: string) => selected.has(id),
    toggle,
    /** Everything from the row that was ticked last to this one. */
    toggleRange: (id: string) => (range ? stretch(range, id) : toggle(id)),
    /** A step with Shift held: goes on with the range that ends here, or begins one. */
    extend: (from: string, to: string) =>
      stretch(range?.reach === from ? range : { anchor: from, reach: from, isOn: true, base: selected }, to),
    /** The row some steps further; undefined past the end. */
    neighbour: (id: string, by: number): string | undefined => order[order.indexOf(id) + by],
    toggleAll: () => select(allShown ? NONE : [...selected, ...ids]),
    select: (next: Iterable<string>) => select(next),
    clear: () => select(NONE),
  };
}

export type Selection = ReturnType<typeof useSelection>;
