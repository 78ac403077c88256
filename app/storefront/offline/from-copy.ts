import { useSyncExternalStore } from 'react';

let isFromCopy = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says whether the page that is shown was built from a kept answer. */
export function setFromCopy(next: boolean): void {
  isFromCopy = next;
  for (const listener of listeners) listener();
}

/** Whether the page was built from a kept answer. */
export function useFromCopy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFromCopy,
    () => false,
  );
}
