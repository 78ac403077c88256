import { createMiddleware } from 'hono/factory';

/** Headers that hold for every answer; pages and media add a content policy of their own. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (!c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (!c.res.headers.has('X-Frame-Options')) c.header('X-Frame-Options', 'SAMEORIGIN');
});
