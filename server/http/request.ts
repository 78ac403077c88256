import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { shortAddress } from '../../domain/rules/short-address.ts';
import { loggedPath } from '../log.ts';
import { callerOf, type HttpEnv } from './context.ts';
import { networkOf } from './network.ts';

/** The address that a request came from, as the proxy in front tells it. */
export function callerAddress(
  forwarded: string | undefined,
  direct: string | undefined,
  trustProxy: boolean,
): string {
  // The last entry is the one our own proxy wrote; earlier ones come from the caller.
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return last || direct || 'unknown';
}

/** The id under which our own proxy has logged the request, or a new one. */
export function requestIdOf(given: string | undefined, trustProxy: boolean): string {
  return trustProxy && given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}

/** Gives each request an id, a logger and the caller's address, and logs how it ended. */
export function requestContext(options: { log: Logger; trustProxy: boolean }) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), options.trustProxy);
    const started = performance.now();
    const direct = connection(c.env) ? getConnInfo(c).remote.address : undefined;
    c.set('requestId', requestId);
    c.set('log', options.log.child({ requestId }));
    const address = callerAddress(c.req.header('x-forwarded-for'), direct, options.trustProxy);
    c.set('address', networkOf(address));
    c.set('session', null);
    await next();
    // The context's own way puts an answer that is there together anew, for each header.
    c.res.headers.set('X-Request-Id', requestId);
    c.var.log.info(
      {
        method: c.req.method,
        // Without its query, in which people search for people.
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
        ...(c.var.session && callerOf(c.var.session)),
        address: shortAddress(c.var.address),
      },
      'request',
    );
  });
}

/** The request as Node knows it; undefined where a test asks the app without a connection. */
function connection(env: unknown): HttpBindings['incoming'] | undefined {
  return typeof env === 'object' && env !== null && 'incoming' in env
    ? (env as HttpBindings).incoming
    : undefined;
}

/**
 * The bytes of a large body as they arrive; straight from the connection, which costs half of a web stream. Whoever
 * stops early gives the connection back by `return` of the iterator.
 */
export function bodyStream(c: Context<HttpEnv>): AsyncIterable<Uint8Array> | null {
  const incoming = connection(c.env);
  if (!incoming) return c.req.raw.body as AsyncIterable<Uint8Array> | null;
  return {
    [Symbol.asyncIterator]: () => Readable.prototype.iterator.call(incoming, { destroyOnReturn: false }),
  };
}
