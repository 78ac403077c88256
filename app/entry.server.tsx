import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Services } from '../server/services.ts';
import { type PageRequest, pageRequestContext, servicesContext } from './context.ts';
import { ScriptMark } from './loading/script-mark.ts';

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

function renderWhole(element: React.ReactElement): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), failed });
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // Pages are kept and compressed whole: nothing is gained by sending parts of them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: () => {
        failed = true;
      },
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { mark } = context.get(pageRequestContext);
  const { html, failed } = await renderWhole(
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? 500 : status, headers });
}
