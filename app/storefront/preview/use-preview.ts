import { useEffect } from 'react';

/** Lets the editor around this page patch it. Visitors have no token, and load none of it. */
export function usePreview(token: string | null): void {
  useEffect(() => {
    if (!token || window.parent === window) return;
    let stop: () => void = () => undefined;
    let isGone = false;
    import('./client.ts').then(
      ({ startPreview }) => {
        if (!isGone) stop = startPreview(token);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [token]);
}
