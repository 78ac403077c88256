import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../domain/errors.ts';
import { PATHS, PREVIEW_PARAM } from '../../domain/site/paths.ts';
import { createPageCache } from '../http/answer-cache.ts';
import { type Encoded, encode, respond } from '../http/encoded.ts';
import type { PageAnswer } from '../http/missing-file.ts';
import { originOf } from '../http/origin.ts';
import { siteFiles } from '../modules/storefront/routes.ts';
import type { Services } from '../services.ts';
import { canonicalAddress, isDataPath, pageAddress } from './address.ts';
import { CLIENT_DIR, loadBuild, PREVIOUS_DIR, type RenderPage, rendererOf } from './build.ts';
import { contentPolicy, DEVELOPMENT_POLICY, scriptMark, withoutMarks } from './content-policy.ts';
import { startDevelopment } from './development.ts';
import { unavailablePage } from './unavailable.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const REVALIDATE = 'no-cache';

/** What a form of a page may send. */
const FORM_MAX = 32 * 1024;
const limitForms = bodyLimit({
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

async function finish(response: Response, mark: string, isDevelopment: boolean) {
  if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD');
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const cacheControl = response.headers.get('Cache-Control') ?? REVALIDATE;
  if (!isPage || isDevelopment)
    return encode(response, {
      'Cache-Control': cacheControl,
      ...(isPage && { 'Content-Security-Policy': DEVELOPMENT_POLICY }),
    });
  const html = await response.text();
  return encode(new Response(withoutMarks(html, mark), response), {
    'Cache-Control': cacheControl,
    'Content-Security-Policy': contentPolicy(html, mark),
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
  const cache = createPageCache({ told: services.metrics.page });
  const files = siteFiles(services.storefront);

  async function pageOf(c: Context): Promise<Response> {
    const request = c.req.raw;
    const url = new URL(request.url);
    const origin = originOf(c, services.env);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const mark = scriptMark();
    const arrival = { origin, address: String(c.get('address') ?? ''), mark };
    if (!isRead || isDevelopment)
      return respond(
        await finish(await render(sentForm(request, url, origin), arrival), mark, isDevelopment),
        request,
      );
    // The form on that page has no clock of its own where no scripts run: the page is the same for everybody.
    if (url.pathname === PATHS.contact) services.messages.noteArrival(arrival.address);
    const canonical = isDataPath(url.pathname) ? url : canonicalAddress(url);
    const address = pageAddress(canonical);
    const answer = async () => {
      const asked = plainRequest(request, address);
      return finish((await files(asked, origin)) ?? (await render(asked, arrival)), mark, false);
    };
    const token = url.searchParams.get(PREVIEW_PARAM);
    if (token && (await services.preview.isValid(token))) {
      // An editor's preview is for one pair of eyes: it is kept nowhere.
      address.searchParams.set(PREVIEW_PARAM, token);
      const page = await render(plainRequest(request, address), arrival);
      page.headers.set('Cache-Control', 'no-store');
      page.headers.set('X-Robots-Tag', 'noindex');
      return respond(await finish(page, mark, false), request);
    }
    // These pages are as many as there are texts and messages: keeping them would push out the others.
    const isOneOfMany = Boolean(address.searchParams.get('q') || address.searchParams.get('ref'));
    const key = `${origin}${address.pathname}${address.search}`;
    const encoded = await (isOneOfMany ? answer() : kept(key, answer));
    const place = placeOf(encoded, url, canonical);
    return place
      ? c.body(null, 301, { Location: place, 'Cache-Control': REVALIDATE })
      : respond(encoded, request);
  }

  /** A page that shows the content of now; while nobody can say what that is, the one that was shown before. */
  async function kept(key: string, answer: () => Promise<Encoded>): Promise<Encoded> {
    let revision: number;
    try {
      revision = await services.records.revision();
    } catch (error) {
      const last = isUnavailable(error) ? cache.last(key) : undefined;
      if (!last) throw error;
      return last;
    }
    return cache.get(key, `${revision} ${services.clock().getFullYear()}`, answer);
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
      else staticFiles(app);
      app.use('*', limitForms);
      app.all('*', answer);
    },
    answer,
    close: async () => development?.close(),
  };
}
