import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Services } from '../server/services.ts';
import { type PageRequest, pageRequestContext, servicesContext } from './context.ts';
import { keptParts } from './kept-parts.ts';
import { ScriptMark } from './loading/script-mark.ts';
import { KeptParts } from './storefront/ui/kept.tsx';

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

/** What ends a script's text early, or makes it something else, as it is written instead. */
const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The scripts that hand the page's data to the router in the browser, as its own part for streams writes them. */
function handoff(data: string, mark: string): string {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${mark}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

function atEnd(html: string, scripts: string): string {
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + scripts + html.slice(end);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { mark, drawn } = context.get(pageRequestContext);
  const { serverHandoffStream: data, ...whole } = routerContext;
  // In one go, as nothing waits: React's streams are for pages that are sent in parts, and cost twice as much.
  const parts = keptParts(mark);
  const page = renderToString(
    <ScriptMark value={mark}>
      <KeptParts value={parts.draw}>
        <ServerRouter context={whole} url={request.url} nonce={mark} />
      </KeptParts>
    </ScriptMark>,
  );
  const html = parts.putInto(page);
  const scripts = data && whole.renderMeta?.didRenderScripts ? handoff(await textOf(data), mark) : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // As text, from hand to hand: in the answer's body it would be made bytes and text again, twice.
  drawn(atEnd(html, scripts));
  return new Response(null, { status, headers });
}
