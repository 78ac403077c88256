import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import type { HttpEnv } from './context.ts';

function callerAddress(
  forwarded: string | undefined,
  direct: string | undefined,
  trustProxy: boolean,
): string {
  // The last entry is the one our own proxy wrote; earlier ones come from the caller.
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return last || direct || 'unknown';
}

/** Gives each request an id, a logger and the caller's address, and logs how it ended. */
export function requestContext(options: { log: Logger; trustProxy: boolean }) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const requestId = uuid();
    const started = performance.now();
    const direct = connection(c.env) ? getConnInfo(c).remote.address : undefined;
    c.set('requestId', requestId);
    c.set('log', options.log.child({ requestId }));
    c.set('address', callerAddress(c.req.header('x-forwarded-for'), direct, options.trustProxy));
    c.set('session', null);
    await next();
    c.header('X-Request-Id', requestId);
    c.var.log.debug(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
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
