import { existsSync } from 'node:fs';
import type { Context, Env, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { AS_PARAM, FROM_PANEL, PATHS, PREVIEW_PARAM, quotePath } from '../../domain/site/paths.ts';
import { limitBody } from '../http/body-limit.ts';
import { type Encoded, encode, respond } from '../http/encoded.ts';
import type { PageAnswer } from '../http/missing-file.ts';
import { bytesOf } from '../http/pieces.ts';
import { siteFiles } from '../modules/storefront/routes.ts';
import type { StorefrontService } from '../modules/storefront/service.ts';
import type { Services } from '../services.ts';
import { canonicalAddress, isDataPath, pageAddress } from './address.ts';
import {
  type Arrival,
  CLIENT_DIR,
  loadBuild,
  PREVIOUS_DIR,
  type Rendered,
  type RenderPage,
  rendererOf,
} from './build.ts';
import { contentPolicy, DEVELOPMENT_POLICY, scriptMark, withoutMarks } from './content-policy.ts';
import { startDevelopment } from './development.ts';
import { createLastDrawn } from './last-drawn.ts';
import { encodedFile } from './static-files.ts';
import { unavailablePage } from './unavailable.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const REVALIDATE = 'no-cache';
/** Pages that are made again while nobody waits for them need not burden the primary. */
const REPLICA_WITHIN_MS = 1_000;
/** Stands in the keys of pages with a form: no address of a request has it. */
const FORM_KEY = ' ';

/** What a form of a page may send. */
const FORM_MAX = 32 * 1024;
const limitForms = limitBody({
  maxSize: FORM_MAX,
  onError: (c) => c.text("Gönderilen veri 32 KB'dan büyük olamaz.", 413),
});

type Router<E extends Env> = Pick<Hono<E>, 'use' | 'get' | 'all'>;
export type Pages = {
  mount: <E extends Env>(app: Router<E>) => void;
  answer: PageAnswer;
  close: () => Promise<void>;
};

/**
 * A form at the address that its sender sees: the pages take forms of their own site only, and a proxy speaks with us
 * under another scheme or name.
 */
function sentForm(request: Request, url: URL, origin: string): Request {
  const sender = request.headers.get('Origin') ?? '';
  if (!URL.canParse(sender)) return request;
  const from = new URL(sender);
  if (from.origin === url.origin || (from.host !== url.host && from.origin !== origin)) return request;
  const { method, headers, body, signal } = request;
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(`${from.origin}${url.pathname}${url.search}`, init);
}

/** A request for a page without what does not change it, so that one rendering serves all. */
function plainRequest(request: Request, address: URL): Request {
  return new Request(address, { signal: request.signal });
}

/**
 * Where a page is for good, in one step and with all that was asked for: an address may have another form and lead
 * to what has moved. Null where it has the one form and the page is there.
 */
function placeOf({ status, headers }: Encoded, asked: URL, canonical: URL): string | null {
  const location = status === 301 ? new Headers(headers).get('Location') : null;
  if (!location && canonical.href === asked.href) return null;
  return (location ? new URL(location, canonical).pathname : canonical.pathname) + canonical.search;
}

async function finish({ response, html }: Rendered, mark: string, isDevelopment: boolean) {
  if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD');
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const cacheControl = response.headers.get('Cache-Control') ?? REVALIDATE;
  if (!isPage || isDevelopment) {
    const own = isPage && { 'Content-Security-Policy': DEVELOPMENT_POLICY };
    return encode(response, { 'Cache-Control': cacheControl, ...own }, html && [bytesOf(html)]);
  }
  const page = html ?? [await response.text()];
  const own = { 'Cache-Control': cacheControl, 'Content-Security-Policy': contentPolicy(page, mark) };
  return encode(response, own, [bytesOf(page.map((part) => withoutMarks(part, mark)))]);
}

/** Files of the build, held in memory: each is sent as it was compressed when it was built. */
function staticFiles<E extends Env>(
  app: Router<E>,
  { kept, origins }: Pick<Services, 'kept' | 'origins'>,
): void {
  const folders = existsSync(PREVIOUS_DIR) ? [CLIENT_DIR, PREVIOUS_DIR] : [CLIENT_DIR];
  async function send(c: Context, cacheControl: string): Promise<Response | null> {
    const file = await encodedFile(folders, c.req.path, cacheControl);
    if (!file) return null;
    const url = new URL(c.req.url);
    const key = `${origins.ofContext(c)}${url.pathname}`;
    const isPlain = url.search === '';
    return respond(isPlain ? await kept.get(key, async () => file) : file, c.req.raw, { isShared: isPlain });
  }
  app.get('/assets/*', async (c) => (await send(c, IMMUTABLE)) ?? c.text('Dosya bulunamadı.', 404));
  app.get('/:file{[\\w.-]+\\.(svg|png|ico|txt)}', async (c, next) => (await send(c, HOUR)) ?? next());
}

/** Answers what no other part does: the pages, and the files that are made from the content. */
export function pageHandler(services: Services, render: RenderPage, isDevelopment: boolean) {
  const { kept, origins, readPublic } = services;
  const files = siteFiles(services.storefront);
  const lastDrawn = createLastDrawn();

  /** A page for everyone; nothing of the request that first asked for it is held on to. */
  async function draw(origin: string, path: string, isKnown?: Arrival['isKnown']): Promise<Encoded> {
    const asked = new Request(`${origin}${path}`);
    const file = await files(asked, origin);
    const mark = scriptMark();
    // What a page for everyone shows does not depend on who asks.
    const arrival = { origin, address: '', mark, isKnown };
    return finish(file ? { response: file } : await render(asked, arrival), mark, false);
  }
  /** The same, where it will be kept. */
  const drawKept = (origin: string, path: string, within?: { waitMs: number }) =>
    readPublic(() => lastDrawn.get(`${origin}${path}`, (isKnown) => draw(origin, path, isKnown)), within);
  kept.remake(async (key) => {
    const { origin, pathname, search } = new URL(key);
    const path = `${pathname}${search}`;
    if (!pathname.startsWith('/api/') && !pathname.startsWith('/assets/'))
      await kept.get(key, () => drawKept(origin, path, { waitMs: REPLICA_WITHIN_MS }));
  });

  /** What is made for one request alone: what a form has sent, and every page while developing. */
  async function once(
    c: Context,
    request: Request,
    origin: string,
    storefront?: StorefrontService,
  ): Promise<Encoded> {
    const mark = scriptMark();
    const address = String(c.get('address') ?? '');
    const page = await render(request, { origin, address, mark, storefront });
    return finish(page, mark, isDevelopment);
  }

  /** An editor's preview, or what a secret link shows, is for one pair of eyes: it is kept nowhere. */
  async function unkept(
    c: Context,
    address: URL,
    origin: string,
    storefront?: StorefrontService,
  ): Promise<Response> {
    const page = await once(c, plainRequest(c.req.raw, address), origin, storefront);
    const own = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    const headers = [...new Headers({ ...Object.fromEntries(page.headers), ...own })];
    return respond({ ...page, headers }, c.req.raw);
  }

  /** The page of an address, and the redirection to its one form where it was asked for under another. */
  async function pageFor(url: URL, origin: string): Promise<Encoded> {
    const canonical = isDataPath(url.pathname) ? url : canonicalAddress(url);
    const address = pageAddress(canonical);
    // These pages are as many as there are texts and messages: keeping them would push out the others.
    const isOneOfMany = Boolean(['q', 'ref', 'u'].some((name) => address.searchParams.get(name)));
    const hasForm = url.pathname === PATHS.contact;
    const path = `${address.pathname}${address.search}`;
    const key = `${origin}${hasForm ? FORM_KEY : ''}${path}`;
    const encoded = await (isOneOfMany
      ? readPublic(() => draw(origin, path))
      : kept.get(key, () => drawKept(origin, path)));
    const isPlain = !isOneOfMany && !hasForm && !url.searchParams.has(PREVIEW_PARAM);
    const asked = `${origin}${url.pathname}${url.search}`;
    const place = placeOf(encoded, url, canonical);
    if (!place) {
      if (isPlain && encoded.status === 200) kept.lead(asked, key);
      return encoded;
    }
    const headers = { Location: place, 'Cache-Control': REVALIDATE };
    const moved = await encode(new Response(null, { status: 301, headers }));
    if (isPlain) kept.keepMoved(asked, key, moved);
    return moved;
  }

  /** Somebody opens a list by its link: noted as when, not as who. */
  async function noteOpened(url: URL, request: Request): Promise<void> {
    const token = decodeURIComponent(url.pathname.slice(quotePath('').length));
    const userAgent = request.headers.get('User-Agent');
    await services.quotes.noteOpened(token, { userAgent, isStaff: url.searchParams.has(FROM_PANEL) });
  }

  /** The site as it will be, where the address has a token for that. */
  async function laterSite(url: URL, token: string): Promise<StorefrontService | null> {
    const as = url.searchParams.get(AS_PARAM);
    return as ? services.dayPreview.open(token, as) : null;
  }

  async function pageOf(c: Context): Promise<Response> {
    const request = c.req.raw;
    const url = new URL(request.url);
    const origin = origins.ofContext(c);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isDevelopment)
      return respond(await once(c, sentForm(request, url, origin), origin), request);
    // The form on that page has no clock of its own where no scripts run: the page is the same for everybody.
    if (url.pathname === PATHS.contact) services.messages.noteArrival(String(c.get('address') ?? ''));
    if (url.pathname.startsWith(quotePath(''))) {
      if (request.method === 'GET') await noteOpened(url, request);
      return unkept(c, pageAddress(url), origin);
    }
    const token = url.searchParams.get(PREVIEW_PARAM);
    const later = token === null ? null : await laterSite(url, token);
    if (later) return unkept(c, pageAddress(canonicalAddress(url)), origin, later);
    if (token && (await services.preview.isValid(token))) {
      const address = pageAddress(canonicalAddress(url));
      address.searchParams.set(PREVIEW_PARAM, token);
      return unkept(c, address, origin);
    }
    // Each visit to a form has to be seen here, and who tries a token gets what is not for others.
    const isShared = url.pathname !== PATHS.contact && token === null;
    return respond(await pageFor(url, origin), request, { isShared });
  }

  return async (c: Context): Promise<Response> => {
    try {
      return await pageOf(c);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return respond(await unavailablePage(error), c.req.raw);
    }
  };
}

function isUnavailable(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'unavailable';
}

/** Prepares the public pages and the panel; `mount` puts them behind everything else. */
export async function createPages(services: Services): Promise<Pages> {
  const isDevelopment = services.env.NODE_ENV === 'development';
  const development = isDevelopment ? await startDevelopment() : null;
  const render = development
    ? await rendererOf(development.build, services, 'development')
    : await rendererOf(loadBuild, services, 'production');
  const answer = pageHandler(services, render, isDevelopment);
  return {
    mount: (app) => {
      if (development) app.use('*', development.middleware);
      else staticFiles(app, services);
      app.use('*', limitForms);
      app.all('*', answer);
    },
    answer,
    close: async () => development?.close(),
  };
}
