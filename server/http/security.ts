import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import { forwardedProtocol } from './origin.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Headers that hold for every answer; pages and media add a content policy of their own. Who came by TLS, to us or to
 * the proxy in front, is told to keep to it.
 */
export const securityHeaders = ({ PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>) =>
  createMiddleware(async (c, next) => {
    await next();
    const came = TRUST_PROXY ? forwardedProtocol(c) : undefined;
    if ((came ?? new URL(PUBLIC_URL ?? c.req.url).protocol).startsWith('https'))
      c.header('Strict-Transport-Security', `max-age=${YEAR}`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!c.res.headers.has('X-Frame-Options')) c.header('X-Frame-Options', 'SAMEORIGIN');
  });
