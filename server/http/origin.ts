import type { Context } from 'hono';
import type { Env } from '../env.ts';

/** The protocol by which a request came to the proxy in front: `https`. */
export function forwardedProtocol(c: Context): string | undefined {
  return c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim();
}

/** Where a request came to, as visitors see it. */
export function originOf(c: Context, env: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>): string {
  const { PUBLIC_URL, TRUST_PROXY } = env;
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const url = new URL(c.req.url);
  if (!TRUST_PROXY) return url.origin;
  const protocol = forwardedProtocol(c) ?? url.protocol.replace(':', '');
  const host = c.req.header('X-Forwarded-Host')?.split(',')[0]?.trim() ?? url.host;
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}
