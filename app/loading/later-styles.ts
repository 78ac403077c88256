/** How long a page may take to be painted; one that nobody looks at is not. */
const PAINT_MS = 1000;

/** What is drawn comes to the screen later than its frame; the browser says when the first of it has. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Asks for the stylesheets that the first picture does not wait for: browsers fetch none that is disabled, nor ahead of
 * that one which no screen wants.
 */
export async function fetchLaterStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[disabled]');
  if (links.length === 0) return;
  await Promise.race([painted(), new Promise((done) => setTimeout(done, PAINT_MS))]);
  for (const link of links) {
    link.media = 'all';
    link.disabled = false;
  }
}
