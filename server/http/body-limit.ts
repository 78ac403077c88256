import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

type Limit = { maxSize: number; onError: (c: Context) => Response };

/**
 * Refuses bodies of more bytes. Hono's own looks at each body as a stream, with which a request is made whole and its
 * body read the long way; one that says its length, as nearly all do, is judged by that: no more of it comes in.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const measured = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return measured(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}
