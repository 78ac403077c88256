/**
 * Runs in the head, before anything is laid out: a visitor who comes to the top of a page waits for its first screen
 * only. Whoever returns to a place further down gets the whole page, since places are kept in pixels.
 */
export function firstScreenFirst(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === 'navigate') document.documentElement.dataset.first = '';
}

/** A browser that has stopped painting, in a covered window say, has no idle moment either. */
const PATIENCE_MS = 500;

/** Lays out what is below the first screen, one part at a time, so that none of them holds up a touch. */
export function layOutTheRest(): void {
  const page = document.documentElement;
  if (page.dataset.first === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  const waiting = [...parts];
  // Safari has no idle callbacks.
  const { requestIdleCallback }: Partial<Window> = window;
  const whenIdle = (work: () => void) =>
    requestIdleCallback ? requestIdleCallback(work, { timeout: PATIENCE_MS }) : setTimeout(work, 50);
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
