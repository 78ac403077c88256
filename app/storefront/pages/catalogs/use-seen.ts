import { type RefObject, useEffect, useRef } from 'react';
import { catalogViewPath } from '../../../../domain/site/paths.ts';

const SEEN_FOR_MS = 1000;
const told = new Set<string>();

/** Tells the server that a catalog was looked at: more than half of it in sight for a second, once a visit. */
export function useSeen<T extends HTMLElement>(id: string): RefObject<T | null> {
  const card = useRef<T>(null);
  useEffect(() => {
    const element = card.current;
    // In the frame of an editor the staff look at their own work.
    if (!element || told.has(id) || window.parent !== window) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy browser tells of several moves at once, the newest last.
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          told.add(id);
          observer.disconnect();
          navigator.sendBeacon(catalogViewPath(id));
        }, SEEN_FOR_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id]);
  return card;
}
