import { LAYOUT_ROUTE } from '../lib/head.ts';
import { keepDashboard } from './dashboard.ts';

/** What the page itself wants comes first. */
const QUIET_MS = 1500;
const IDLE_TIMEOUT = 10_000;

type Route = { parentId?: string; module: string; imports?: string[] };
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

/** Pages that a copy tells nothing of (`pageAt`): what they show comes from the server, and so may their code. */
const FROM_SERVER = [
  'storefront/pages/catalogs/reader/route',
  'storefront/pages/quote/route',
  'storefront/pages/legal/kvkk',
  'storefront/pages/legal/privacy',
];

/** Fetches the code of the other public pages, so that a move needs nothing of the server but the page itself. */
async function fetchPageCode(known: Known): Promise<void> {
  const routes = Object.entries(known.__reactRouterManifest?.routes ?? {});
  const files = routes
    .filter(([id, route]) => route?.parentId === LAYOUT_ROUTE && !FROM_SERVER.includes(id))
    .flatMap(([, route]) => (route ? [route.module, ...(route.imports ?? [])] : []));
  await Promise.all([...new Set(files)].map(preload));
  await Promise.all([import('./page-from.ts'), import('../search/sheet.tsx')]);
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
