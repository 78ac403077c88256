import { useEffect } from 'react';
import { keepDashboard } from '../../lib/dashboard.ts';
import { LAYOUT_ROUTE } from '../lib/head.ts';

/** What the page itself wants comes first. */
const QUIET_MS = 2000;
const IDLE_TIMEOUT = 10_000;

type Route = { parentId?: string; module: string; imports?: string[]; css?: string[] };
type Known = {
  __reactRouterManifest?: { routes: Record<string, Route | undefined> };
  navigator: { connection?: { saveData?: boolean } };
};

function addLink(rel: 'modulepreload' | 'prefetch', href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'prefetch') link.as = 'style';
  document.head.append(link);
}

/** Fetches the code of the other public pages, so that a move needs nothing of the server but the page itself. */
function fetchPageCode(known: Known): void {
  const routes = Object.values(known.__reactRouterManifest?.routes ?? {});
  for (const route of routes) {
    if (route?.parentId !== LAYOUT_ROUTE) continue;
    for (const href of [route.module, ...(route.imports ?? [])]) addLink('modulepreload', href);
    for (const href of route.css ?? []) addLink('prefetch', href);
  }
}

/** Keeps what moves need when the server cannot be reached. A failure changes nothing. */
async function remember(): Promise<void> {
  const known = globalThis as unknown as Known;
  try {
    await keepDashboard();
    if (known.navigator.connection?.saveData) return;
    await import('../../../domain/views/from-dashboard.ts');
    fetchPageCode(known);
  } catch {
    // The next first page tries again.
  }
}

/** Runs some work when the page has had a moment to itself. */
function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else work();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

/** Once the first page is idle, keeps the dashboard's answer with its time, and the code of the other pages. */
export function useRememberedDashboard(): void {
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const start = () => {
      cancel = whenIdle(() => void remember());
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      cancel?.();
    };
  }, []);
}
