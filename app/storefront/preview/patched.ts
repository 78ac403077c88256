import { useSyncExternalStore } from 'react';
import type { PreviewViews } from '../../../domain/pages/preview.ts';

let patch: Partial<PreviewViews> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows other views than the page came with. */
export function setPatch(next: Partial<PreviewViews>): void {
  patch = { ...patch, ...next };
  for (const listener of listeners) listener();
}

/** A page's view, or the one an editor previews in its place. */
export function usePatched<Name extends keyof PreviewViews>(
  name: Name,
  view: PreviewViews[Name],
): PreviewViews[Name] {
  const patched = useSyncExternalStore(
    subscribe,
    () => patch[name],
    () => undefined,
  );
  return patched ?? view;
}
