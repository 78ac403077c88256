import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Services } from '../services.ts';

/** Where the built pages lie. */
export const BUILD_DIR = join(import.meta.dirname, '..', '..', 'build');
export const CLIENT_DIR = join(BUILD_DIR, 'client');
/** What the builds of the last day had, for the tabs that are still open: `bin/lib/build.mjs` puts it there. */
export const PREVIOUS_DIR = join(BUILD_DIR, '..', '.cache', 'previous');

/** Where a request came to, as visitors see it, and from which address. */
export type Arrival = { origin: string; address: string };
/** What the pages' own entry exports beside its handler. */
type PagesEntry = {
  loadContext: (services: Services, request: Arrival) => RouterContextProvider;
};
export type PagesBuild = ServerBuild & { entry: { module: PagesEntry } };

/** Renders one request. */
export type RenderPage = (request: Request, arrival: Arrival) => Promise<Response>;

/**
 * Loads the built pages.
 * @throws Error with a sentence for the operator when they were not built.
 */
export async function loadBuild(): Promise<PagesBuild> {
  const file = join(BUILD_DIR, 'server', 'index.js');
  if (!existsSync(file))
    throw new Error('Sayfalar derlenmemiş. Önce "npm start" ya da "react-router build" çalıştırın.');
  return import(pathToFileURL(file).href);
}

/** The renderer of the pages; while developing, their build is asked for anew with each request. */
export async function rendererOf(
  load: () => Promise<PagesBuild>,
  services: Services,
  mode: 'production' | 'development',
): Promise<RenderPage> {
  // React chooses its build when it is first imported, so nothing above may import it.
  process.env.NODE_ENV = mode;
  const { createRequestHandler } = await import('react-router');
  const current = mode === 'production' ? constant(await load()) : load;
  const handle = createRequestHandler(mode === 'production' ? await load() : load, mode);
  return async (request, arrival) => {
    const { entry } = await current();
    return handle(request, entry.module.loadContext(services, arrival));
  };
}

function constant<T>(value: T): () => Promise<T> {
  return async () => value;
}
