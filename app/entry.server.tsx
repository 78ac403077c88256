import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Services } from '../server/services.ts';
import {
  firstPictureContext,
  type PagePart,
  type PageRequest,
  pageRequestContext,
  servicesContext,
} from './context.ts';
import { keptParts } from './kept-parts.ts';
import { FirstPicture } from './loading/first-picture.ts';
import { ScriptMark } from './loading/script-mark.ts';
import { KeptParts } from './storefront/ui/kept.tsx';

/** Answers the requests for pages. The build has React and the router inside it: another copy knew nothing of its contexts. */
export function createHandler(...given: Parameters<typeof createRequestHandler>): RequestHandler {
  return createRequestHandler(...given);
}

/** What loaders and actions find in their context. */
export function loadContext(services: Services, request: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(pageRequestContext, request);
  return context;
}

/** A page that failed is logged with its cause; the visitor sees the error screen. What was refused is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageRequestContext).failed(error);
  context.get(servicesContext).log.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
};

async function chunksOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

/** React writes it into its streams alone; without it browsers lay a page out as those of the nineties. */
const DOCTYPE = '<!DOCTYPE html>';

const DATA = 'page-data';
/** Gives the router in the browser the page's data: the same for all pages, so that its hash is known. */
const HAND_OVER = `{const to=window.__reactRouterContext.streamController;to.enqueue(document.getElementById('${DATA}').textContent);to.close()}`;

/** The page's data as text that no browser runs, whatever somebody wrote into it, and the script that hands it over. */
function handoff(data: Buffer, mark: string): PagePart[] {
  const text = data.includes('<') ? data.toString().replaceAll('<', '\\u003c') : data;
  const script = `</script><script nonce="${mark}">${HAND_OVER}</script>`;
  return [`<script type="application/json" id="${DATA}">`, text, script];
}

/** Of all routes those of one page: the router makes each of them anew for every page, and the panel's are most. */
function ownRoutes({ manifest, staticHandlerContext: { matches } }: EntryContext): EntryContext['manifest'] {
  const names = matches.map(({ route }) => route.id);
  return { ...manifest, routes: Object.fromEntries(names.map((name) => [name, manifest.routes[name]])) };
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { mark, isKnown, drawn } = context.get(pageRequestContext);
  const { serverHandoffStream: data, ...whole } = routerContext;
  const picture = (await context.get(firstPictureContext)()) ?? undefined;
  const content = data ? await chunksOf(data) : [];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The browser makes the page anew from its data alone: of the same data the page is the same.
  const given = Buffer.from(JSON.stringify([status, [...headers], picture]));
  if (isKnown(Buffer.concat([given, ...content]))) return new Response(null, { status, headers });
  // In one go, as nothing waits: React's streams are for pages that are sent in parts, and cost twice as much.
  const parts = keptParts(mark);
  const page = renderToString(
    <ScriptMark value={mark}>
      <FirstPicture value={picture}>
        <KeptParts value={parts.draw}>
          <ServerRouter
            context={{ ...whole, manifest: ownRoutes(routerContext) }}
            url={request.url}
            nonce={mark}
          />
        </KeptParts>
      </FirstPicture>
    </ScriptMark>,
  );
  const hasScripts = content.length > 0 && whole.renderMeta?.didRenderScripts;
  const scripts = hasScripts ? handoff(Buffer.concat(content), mark) : [];
  // From hand to hand: in the answer's body its text would be made bytes and text again, twice.
  drawn([DOCTYPE, ...parts.putInto(page, scripts)]);
  return new Response(null, { status, headers });
}
