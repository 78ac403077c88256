import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { FastPath } from './fast-path.ts';

/** Longer than proxies and browsers keep a connection: whoever reuses one must not find it just closed. */
const KEEP_ALIVE_MS = 75_000;
/** A whole file may come over a slow line; anything else that a request carries is small. */
const UPLOAD_WITHIN_MS = 30 * 60_000;
/** A connection on which nothing moves, in the middle of a request. */
const STILL_MS = 3 * 60_000;
/** How long the head and the body of a request may take, how often that is looked at, how many connections there are. */
type Limits = { headersMs: number; bodyMs: number; lookMs: number; connections: number };
const LIMITS: Limits = { headersMs: 10_000, bodyMs: 20_000, lookMs: 2_000, connections: 2_000 };
/** From this share on, connections that do nothing make room for those that come. */
const MANY = 0.75;

const UPLOADS = /^\/api\/(?:upload\/|media\/[^/?]+\/upload\b)/;

/** How a stop goes: visitors still come for a moment, then what is under way ends, then everything. */
export type Draining = { acceptMs: number; finishMs: number };
/**
 * Whoever connects in the moment in which the door closes is thrown out unheard. Nobody does while everyone waits for
 * an answer: for so long none is begun.
 */
const HELD_MS = 250;

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

function mayTakeLong({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return UPLOADS.test(url) && headers.authorization !== undefined;
}

/** Ends a request whose body does not come. */
function limitBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  if (mayTakeLong(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.socket.destroySoon();
  }, bodyMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}

/** Serves an app, `fastPath` before it, within limits of time and number that a stranger cannot stall it by. */
export function createHttpServer(fetch: Fetch, limits: Partial<Limits> = {}, fastPath?: FastPath) {
  const { headersMs, bodyMs, lookMs, connections } = { ...LIMITS, ...limits };
  let held: Promise<void> | undefined;
  let isStopping = false;
  const underway = new Set<ServerResponse>();

  function answer(request: IncomingMessage, response: ServerResponse, slow: RequestListener): void {
    // Said in the answer: whoever sends the next request then does so over another connection.
    if (isStopping) response.shouldKeepAlive = false;
    // An answer that is kept has left when this returns.
    if (!held && fastPath?.(request, response)) return;
    underway.add(response);
    response.once('close', () => underway.delete(response));
    limitBody(request, response, bodyMs);
    slow(request, response);
  }

  const server = createAdaptorServer({
    fetch: (...args) => (held ? held.then(() => fetch(...args)) : fetch(...args)),
    createServer: ((options: ServerOptions, slow: RequestListener) =>
      createServer(options, (request, response) => answer(request, response, slow))) as typeof createServer,
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headersMs,
      requestTimeout: UPLOAD_WITHIN_MS,
      connectionsCheckingInterval: lookMs,
    },
  }) as Server;
  server.maxConnections = connections;
  server.setTimeout(STILL_MS);
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open > connections * MANY) server.closeIdleConnections();
  });

  /** Stops in order: nothing that is under way fails, unless it takes longer than there is time. */
  async function drain({ acceptMs, finishMs }: Draining): Promise<void> {
    isStopping = true;
    for (const response of underway) if (!response.headersSent) response.shouldKeepAlive = false;
    await sleep(acceptMs);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    await sleep(HELD_MS);
    // After the poll for connections: all that were there have been let in.
    await new Promise((done) => setImmediate(done));
    const closed = new Promise<void>((done) => server.close(() => done()));
    // Time to hear that the connections that did nothing are closed, before anyone uses one for what comes next.
    await sleep(HELD_MS);
    release();
    const cut = setTimeout(() => server.closeAllConnections(), finishMs);
    await closed;
    clearTimeout(cut);
  }

  return { server, drain };
}
