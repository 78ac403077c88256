import { useState } from 'react';

/**
 * Which rows are ticked. Shift ticks everything between the last one and this one.
 * Another search or filter, told by `scope`, starts afresh: nothing unseen stays ticked.
 */
export function useSelection(ids: readonly string[], scope: string) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [seenScope, setSeenScope] = useState(scope);
  if (scope !== seenScope) {
    setSeenScope(scope);
    setSelected(new Set());
  }
  const allShown = ids.length > 0 && ids.every((id) => selected.has(id));

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
    setLast(id);
  }
  function toggleRange(id: string) {
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((a, b) => a - b);
    setSelected(new Set([...selected, ...ids.slice(Math.max(0, from ?? 0), (to ?? 0) + 1)]));
    setLast(id);
  }
  return {
    selected,
    count: selected.size,
    allShown,
    has: (id: string) => selected.has(id),
    toggle,
    toggleRange,
    toggleAll: () => setSelected(allShown ? new Set() : new Set([...selected, ...ids])),
    select: (next: Iterable<string>) => setSelected(new Set(next)),
    clear: () => setSelected(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
