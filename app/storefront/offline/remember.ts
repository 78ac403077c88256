import { LAYOUT_ROUTE } from '../lib/head.ts';
import { keepDashboard } from './dashboard.ts';

/** What the page itself wants comes first. */
const QUIET_MS = 1500;
const IDLE_TIMEOUT = 10_000;

type Route = { parentId?: string; path?: string; module: string; imports?: string[] };
type Known = {
  __reactRouterManifest?: { routes: Record<string, Route | undefined> };
  navigator: { connection?: { saveData?: boolean } };
};

/** Settles when the file is there, or cannot be had. */
function preload(href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/**
 * Fetches the code of the other public pages, so that a move needs nothing of the server but the page itself. What a copy
 * tells nothing of comes from the server, and so may its code; what stands where there is no page is needed anywhere.
 */
async function fetchPageCode(known: Known): Promise<void> {
  const { tellsOf } = await import('./page-from.ts');
  const files = Object.values(known.__reactRouterManifest?.routes ?? {}).flatMap((route) => {
    const path = route?.path ?? '';
    const isWanted = route?.parentId === LAYOUT_ROUTE && (path.endsWith('*') || tellsOf(path));
    return isWanted ? [route.module, ...(route.imports ?? [])] : [];
  });
  await Promise.all([...[...new Set(files)].map(preload), import('../search/sheet.tsx')]);
}

/** Keeps what moves need when the server cannot be reached: the code first, which the answer is of no use without. */
async function remember(): Promise<void> {
  const known = globalThis as unknown as Known;
  try {
    if (!known.navigator.connection?.saveData) await fetchPageCode(known);
    await keepDashboard();
  } catch {
    // The next first page tries again.
  }
}

/**
 * Once nothing has arrived for a while and the page has a moment to itself, keeps the dashboard's answer with its time,
 * and the code of the other pages.
 * @returns what calls that off
 */
export function rememberWhenQuiet(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let handle: number | undefined;
  const arrivals = new PerformanceObserver(wait);
  const work = () => void remember();
  function start(): void {
    arrivals.disconnect();
    if ('requestIdleCallback' in globalThis) handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else work();
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(start, QUIET_MS);
  }
  arrivals.observe({ type: 'resource' });
  wait();
  return () => {
    arrivals.disconnect();
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
