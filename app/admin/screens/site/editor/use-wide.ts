import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}

/** Whether the form and the preview fit beside each other. */
export function useWide(): boolean {
  return useMedia('(min-width: 64rem)');
}
