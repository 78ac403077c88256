import { hostname, networkInterfaces } from 'node:os';
import type { Context } from 'hono';
import type { Env } from '../env.ts';

type Place = Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>;

/** The protocol by which a request came to the proxy in front: `https`. */
export function forwardedProtocol(header: string | undefined): string | undefined {
  return header?.split(',')[0]?.trim();
}

type Asked = { protocol?: string | undefined; host?: string | undefined; forwardedHost?: string | undefined };

function askedOrigin({ TRUST_PROXY }: Place, { protocol, host = '', forwardedHost }: Asked): string | null {
  const scheme = TRUST_PROXY && forwardedProtocol(protocol) === 'https' ? 'https' : 'http';
  const name = (TRUST_PROXY ? forwardedHost?.split(',')[0]?.trim() : undefined) || host;
  const origin = `${scheme}://${name}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}

/** Where a request says that it came to. Whoever sends it can say anything: nothing that others see may rest on it. */
export function originOf(c: Context, env: Place): string {
  if (env.PUBLIC_URL) return new URL(env.PUBLIC_URL).origin;
  const url = new URL(c.req.url);
  const asked = askedOrigin(env, {
    protocol: c.req.header('X-Forwarded-Proto') ?? url.protocol.replace(':', ''),
    host: url.host,
    forwardedHost: c.req.header('X-Forwarded-Host'),
  });
  return asked ?? url.origin;
}

/** The addresses of this machine; none where the system hides them, as from a unit without `AF_NETLINK`. */
function ownAddresses(): string[] {
  try {
    return Object.values(networkInterfaces()).flatMap((all = []) =>
      all.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    );
  } catch {
    return [];
  }
}

/** The names and addresses of this machine. */
function ownHosts(): Set<string> {
  return new Set(['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...ownAddresses()]);
}

/**
 * Tells where requests came to, among the places that the site is known to stand at: those of `PUBLIC_URL`, of the
 * setting `siteUrl`, of `ALLOWED_HOSTS`, and this machine under its own names. A request that names another host is
 * answered as one to the first of these: nobody makes the server keep a second set of pages, or write a name of theirs
 * into a link.
 */
export function createOrigins(
  env: Place & Pick<Env, 'ALLOWED_HOSTS' | 'PORT'>,
  siteUrl: () => string | undefined,
) {
  const allowed = new Set(env.ALLOWED_HOSTS);
  const own = ownHosts();
  const fixed = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null;
  const known = new Map<string, string>();
  let knownFor: string | undefined;

  function first(): string {
    const site = siteUrl();
    if (site && URL.canParse(site)) return new URL(site).origin;
    const [host] = allowed;
    return host ? `${env.TRUST_PROXY ? 'https' : 'http'}://${host}` : `http://localhost:${env.PORT}`;
  }

  function isKnown(origin: string): boolean {
    const { host, hostname: name, port } = new URL(origin);
    const site = siteUrl();
    if (site && URL.canParse(site) && new URL(site).host === host) return true;
    if (allowed.has(host)) return true;
    // A host has 65,535 ports: those at which nothing of ours stands are no places of the site.
    const isOurs = port === '' || port === String(env.PORT);
    return isOurs && (allowed.has(name) || own.has(name));
  }

  /** @returns an origin, `https://vitrin.example` */
  function of(asked: Asked): string {
    if (fixed) return fixed;
    if (knownFor !== siteUrl()) known.clear();
    knownFor = siteUrl();
    const key = `${asked.protocol} ${asked.forwardedHost} ${asked.host}`;
    const found = known.get(key);
    if (found) return found;
    const origin = askedOrigin(env, asked);
    if (!origin || !isKnown(origin)) return first();
    // Many names lead to few places: what is remembered is small whatever is asked.
    if (known.size < 100) known.set(key, origin);
    return origin;
  }

  return {
    of,
    ofContext: (c: Context): string => {
      const url = new URL(c.req.url);
      return of({
        protocol: c.req.header('X-Forwarded-Proto') ?? url.protocol.replace(':', ''),
        host: url.host,
        forwardedHost: c.req.header('X-Forwarded-Host'),
      });
    },
  };
}

export type Origins = ReturnType<typeof createOrigins>;
