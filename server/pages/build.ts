import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../http/pieces.ts';
import type { StorefrontService } from '../modules/storefront/service.ts';
import type { Services } from '../services.ts';

const BUILDS = join(import.meta.dirname, '..', '..', 'build');

/** The build that was the newest when this process began: `bin/lib/build.mjs` names it once it is whole. */
function currentBuild(): string {
  const named = join(BUILDS, 'current');
  return existsSync(named) ? join(BUILDS, readFileSync(named, 'utf8').trim()) : BUILDS;
}

/** Where the built pages lie. */
export const BUILD_DIR = currentBuild();
export const CLIENT_DIR = join(BUILD_DIR, 'client');
/** What the builds of the last day had, for the tabs that are still open: `bin/lib/build.mjs` puts it there. */
export const PREVIOUS_DIR = join(BUILDS, '..', '.cache', 'previous');

/** Where a request came to, as visitors see it, from which address, and what marks the scripts of its page. */
export type Arrival = {
  origin: string;
  address: string;
  mark: string;
  /** Told what the page is made of: whether it need not be drawn. */
  isKnown?: ((content: Uint8Array) => boolean) | undefined;
  /** The public pages as they will be, in place of those of now. */
  storefront?: StorefrontService | undefined;
};
/** What the pages' own entry exports beside its handler. */
type PagesEntry = {
  createHandler: typeof createRequestHandler;
  loadContext: (
    services: Services,
    request: Arrival & {
      isKnown: (content: Uint8Array) => boolean;
      drawn: (html: Parts) => void;
      failed: (error: unknown) => void;
    },
  ) => RouterContextProvider;
};
export type PagesBuild = ServerBuild & { entry: { module: PagesEntry } };

/** An answer of the pages; the text of one that was drawn stands beside it, in pieces. */
export type Rendered = { response: Response; html?: Parts };
/** Renders one request. @throws AppError unavailable */
export type RenderPage = (request: Request, arrival: Arrival) => Promise<Rendered>;

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
  // While developing, React chooses its build when it is first imported.
  process.env.NODE_ENV = mode;
  const first = await load();
  const current = mode === 'production' ? constant(first) : load;
  const { createHandler } = first.entry.module;
  const handle = createHandler(mode === 'production' ? first : load, mode);
  return async (request, { storefront, isKnown = () => false, ...arrival }) => {
    const { entry } = await current();
    const refusals: AppError[] = [];
    function failed(error: unknown): void {
      if (error instanceof AppError && error.code === 'unavailable') refusals.push(error);
    }
    const page: Pick<Rendered, 'html'> = {};
    function drawn(html: Parts): void {
      page.html = html;
    }
    const shown = storefront ? { ...services, storefront } : services;
    const context = entry.module.loadContext(shown, { ...arrival, isKnown, drawn, failed });
    const response = await handle(request, context);
    const [refusal] = refusals;
    if (refusal) throw refusal;
    return { response, ...page };
  };
}

function constant<T>(value: T): () => Promise<T> {
  return async () => value;
}
