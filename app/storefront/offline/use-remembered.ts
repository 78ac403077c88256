import { useEffect } from 'react';

/** Sees to it, once the first page is there, that moves need nothing of the server when it cannot be reached. */
export function useRemembered(): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    async function start(): Promise<void> {
      const { rememberWhenQuiet } = await import('./remember.ts');
      if (!signal.aborted) signal.addEventListener('abort', rememberWhenQuiet());
    }
    // The next first page tries again.
    const begin = () => void start().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal });
    return () => ending.abort();
  }, []);
}
