import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PREVIEW_PARAM } from '../../domain/paths.ts';
import { siteFiles } from '../modules/storefront/routes.ts';
import type { Services } from '../services.ts';
import { canonicalAddress, isDataPath, pageAddress } from './address.ts';
import { CLIENT_DIR, loadBuild, PREVIOUS_DIR, type RenderPage, rendererOf } from './build.ts';
import { contentPolicy, DEVELOPMENT_POLICY } from './content-policy.ts';
import { startDevelopment } from './development.ts';
import { type Encoded, encode, respond } from './encoded.ts';
import { createPageCache } from './page-cache.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const REVALIDATE = 'no-cache';

/** What a form of a page may send. */
const FORM_MAX = 64 * 1024;
const limitForms = bodyLimit({
  maxSize: FORM_MAX,
  onError: (c) => c.text("Gönderilen veri 64 KB'dan büyük olamaz.", 413),
});

type Router<E extends Env> = Pick<Hono<E>, 'use' | 'get' | 'all'>;
/** Answers a request with a page. */
export type PageAnswer = (c: Context) => Promise<Response>;
export type Pages = {
  mount: <E extends Env>(app: Router<E>) => void;
  answer: PageAnswer;
  close: () => Promise<void>;
};

/** Where a request came to, as visitors see it. */
function originOf(c: Context, services: Services): string {
  const { PUBLIC_URL, TRUST_PROXY } = services.env;
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const url = new URL(c.req.url);
  if (!TRUST_PROXY) return url.origin;
  const protocol = c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim() ?? url.protocol.replace(':', '');
  const host = c.req.header('X-Forwarded-Host')?.split(',')[0]?.trim() ?? url.host;
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}

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

async function finish(response: Response, isDevelopment: boolean) {
  if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD');
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const cacheControl = response.headers.get('Cache-Control') ?? REVALIDATE;
  const html = isPage && !isDevelopment ? await response.clone().text() : '';
  return encode(response, {
    'Cache-Control': cacheControl,
    ...(isPage && { 'Content-Security-Policy': isDevelopment ? DEVELOPMENT_POLICY : contentPolicy(html) }),
  });
}

function staticFiles<E extends Env>(app: Router<E>): void {
  const assets = (root: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    });
  app.get('/assets/*', assets(CLIENT_DIR));
  if (existsSync(PREVIOUS_DIR)) app.get('/assets/*', assets(PREVIOUS_DIR));
  app.get('/assets/*', (c) => c.text('Dosya bulunamadı.', 404));
  app.get(
    '/:file{[\\w.-]+\\.(svg|png|ico|txt)}',
    serveStatic({ root: CLIENT_DIR, onFound: (_path, c) => c.header('Cache-Control', HOUR) }),
  );
}

function pageHandler(services: Services, render: RenderPage, isDevelopment: boolean) {
  const cache = createPageCache();
  const files = siteFiles(services.storefront);

  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const origin = originOf(c, services);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const arrival = { origin, address: String(c.get('address') ?? '') };
    if (!isRead || isDevelopment)
      return respond(
        await finish(await render(sentForm(request, url, origin), arrival), isDevelopment),
        request,
      );
    const canonical = isDataPath(url.pathname) ? url : canonicalAddress(url);
    const address = pageAddress(canonical);
    const answer = async () => {
      const asked = plainRequest(request, address);
      return finish((await files(asked, origin)) ?? (await render(asked, arrival)), false);
    };
    const token = url.searchParams.get(PREVIEW_PARAM);
    if (token && (await services.preview.isValid(token))) {
      // An editor's preview is for one pair of eyes: it is kept nowhere.
      address.searchParams.set(PREVIEW_PARAM, token);
      const page = await render(plainRequest(request, address), arrival);
      page.headers.set('Cache-Control', 'no-store');
      page.headers.set('X-Robots-Tag', 'noindex');
      return respond(await finish(page, false), request);
    }
    // These pages are as many as there are texts and messages: keeping them would push out the others.
    const isOneOfMany = Boolean(address.searchParams.get('q') || address.searchParams.get('ref'));
    const stamp = `${await services.records.revision()} ${services.clock().getFullYear()}`;
    const key = `${origin}${address.pathname}${address.search}`;
    const encoded = isOneOfMany ? await answer() : await cache.get(key, stamp, answer);
    const place = placeOf(encoded, url, canonical);
    return place
      ? c.body(null, 301, { Location: place, 'Cache-Control': REVALIDATE })
      : respond(encoded, request);
  };
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
      else staticFiles(app);
      app.use('*', limitForms);
      app.all('*', answer);
    },
    answer,
    close: async () => development?.close(),
  };
}
