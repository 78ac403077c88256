import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import { forwardedProtocol } from './origin.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Holds for every answer. */
const NO_SNIFFING: [string, string] = ['x-content-type-options', 'nosniff'];
/** Those of whatever a browser may show by itself, unless it has its own; pages and media do. */
const OF_DOCUMENTS: ReadonlyArray<[string, string]> = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-frame-options', 'SAMEORIGIN'],
];
/**
 * What is used by a page alone: opened by itself it is plain text, or saved. The other headers would say nothing there,
 * and the sixty files of a page's visit would weigh 20 kB more.
 */
const PARTS_OF_PAGES = /^(?:text\/css|text\/javascript|font\/woff2)\b/;

/**
 * What an answer gets beside its own headers. Who came by TLS is told to keep to it.
 * @param own the answer's own header of a name
 */
export function securityHeadersFor(
  isSecure: boolean,
  own: (name: string) => string | null | undefined,
): Array<[string, string]> {
  const isDocument = !PARTS_OF_PAGES.test(own('content-type') ?? '');
  return [
    ...(isSecure ? [['strict-transport-security', `max-age=${YEAR}`] as [string, string]] : []),
    NO_SNIFFING,
    ...(isDocument ? OF_DOCUMENTS.filter(([name]) => own(name) == null) : []),
  ];
}

/** Whether a request came by TLS, to us or to the proxy in front. */
export function cameByTls(
  { PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>,
  forwarded: string | undefined,
  url?: string,
): boolean {
  const came = TRUST_PROXY ? forwardedProtocol(forwarded) : undefined;
  return (came ?? (PUBLIC_URL || url ? new URL(PUBLIC_URL ?? url ?? '').protocol : 'http:')).startsWith(
    'https',
  );
}

/**
 * Gives every answer its security headers, but for one: what says that nothing has changed also replaces the headers of
 * what a browser holds (RFC 9111, 3.2), so that the policy of answers without their own would become a page's.
 */
export const securityHeaders = (env: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.status === 304) return;
    const isSecure = cameByTls(env, c.req.header('X-Forwarded-Proto'), c.req.url);
    const { headers } = c.res;
    for (const [name, value] of securityHeadersFor(isSecure, (own) => headers.get(own)))
      headers.set(name, value);
  });
