import { whenIdle } from './when-idle.ts';

/**
 * Runs in the head, before anything is laid out: a visitor who comes to the top of a page waits for its first screen
 * only. Whoever returns to a place further down gets the whole page, since places are kept in pixels.
 */
export function firstScreenFirst(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === 'navigate') document.documentElement.dataset.first = '';
}

/** So long the first paint waits for a page to be there whole. */
const WHOLE_WITHIN_MS = 2000;

/** Lets a page whose rest does not come, on a line that broke off say, be painted as far as it came. */
export function paintInTheEnd(): void {
  setTimeout(
    () => document.querySelector('link[rel="expect"]')?.removeAttribute('blocking'),
    WHOLE_WITHIN_MS,
  );
}

/** Lays out what is below the first screen, one part at a time, so that none of them holds up a touch. */
export function layOutTheRest(): void {
  const page = document.documentElement;
  if (page.dataset.first === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  const waiting = [...parts];
  function next(): void {
    const part = waiting.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      whenIdle(next);
      return;
    }
    delete page.dataset.first;
    for (const { style } of parts) style.removeProperty('content-visibility');
  }
  whenIdle(next);
}
