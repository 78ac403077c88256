import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_AFTER_MS = 3000;
const LONGEST_MS = 60_000;

/**
 * Asks again for a page that could not be loaded: when told to, when the connection comes back, and by itself after
 * a moment, each time twice as long as before.
 */
export function useRetry(): { retry: () => void; isBusy: boolean } {
  const { revalidate, state } = useRevalidator();
  const tries = useRef(0);
  const isBusy = state !== 'idle';
  function retry(): void {
    if (!isBusy) void revalidate();
  }
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (isBusy) return;
    const again = () => latest.current();
    const timer = setTimeout(again, Math.min(LONGEST_MS, FIRST_AFTER_MS * 2 ** tries.current));
    tries.current += 1;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isBusy]);
  return { retry, isBusy };
}
