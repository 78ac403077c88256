import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from './context.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const SENT = 'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Operation-Id';
const READ = [
  ...['ETag', 'Link', 'Location', 'Retry-After', 'X-Request-Id', 'X-Total-Bytes', 'X-Total-Count'],
  ...['Idempotency-Replayed', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
].join(', ');
const KNOWN_FOR_SECONDS = '600';

/**
 * Lets the pages of the named origins call the API from browsers; those of others are told nothing. The API knows no
 * cookies, so a token is all that such a page can bring.
 */
export function allowOrigins(origins: readonly string[]) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    const isNamed = origin !== undefined && origins.includes(origin);
    const isAsking = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method');
    if (isNamed && isAsking) {
      c.header('Access-Control-Allow-Methods', METHODS);
      c.header('Access-Control-Allow-Headers', SENT);
      c.header('Access-Control-Max-Age', KNOWN_FOR_SECONDS);
      c.res = c.body(null, 204);
    } else await next();
    if (isNamed) {
      c.res.headers.set('Access-Control-Allow-Origin', origin);
      c.res.headers.set('Access-Control-Expose-Headers', READ);
    }
    // Whoever keeps the answer for others must know that it depends on who asks.
    if (origins.length > 0) c.res.headers.append('Vary', 'Origin');
  });
}
