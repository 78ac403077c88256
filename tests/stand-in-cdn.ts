import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Place = { host: string; port: number };
/** What came over the wire; `headers` by small names. */
export type Received = { status: number; headers: Record<string, string>; body: string };
type Stored = Received & { varied: Array<[string, string | undefined]>; keys: Set<string> };

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

function plain(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** One request over a connection of its own. */
export async function ask(
  place: Place,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Received> {
  const sent = request({ ...place, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: plain(response.headers),
    body: await textOf(response),
  };
}

/**
 * A CDN as they are: it keeps what `CDN-Cache-Control` lets it, by address and `Vary`, gives it out without asking, and
 * forgets by `POST /purge` all that carries one of the keys, for who has the secret.
 */
export async function startCdn(origin: Place, secret: string) {
  const stored = new Map<string, Stored[]>();
  const purges: string[][] = [];
  let hits = 0;
  let refusing = 0;

  function find(url: string, headers: Record<string, string>): Stored | undefined {
    return stored.get(url)?.find(({ varied }) => varied.every(([name, value]) => headers[name] === value));
  }

  async function purge(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { keys } = JSON.parse(await textOf(incoming)) as { keys: string[] };
    const isOurs =
      incoming.headers['x-purge'] === secret && incoming.headers['surrogate-key'] === keys.join(' ');
    if (refusing > 0 || !isOurs) {
      refusing -= 1;
      outgoing.writeHead(isOurs ? 503 : 403).end();
      return;
    }
    purges.push(keys);
    for (const [url, all] of stored)
      stored.set(
        url,
        all.filter((one) => !keys.some((key) => one.keys.has(key))),
      );
    outgoing.writeHead(200).end('{}');
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = incoming;
    const headers = plain(incoming.headers);
    if (method === 'POST' && url === '/purge') return purge(incoming, outgoing);
    const found = method === 'GET' ? find(url, headers) : undefined;
    if (found) hits += 1;
    const answer = found ?? (await ask(origin, url, headers, method));
    const [, age] = /\bmax-age=(\d+)/.exec(answer.headers['cdn-cache-control'] ?? '') ?? [];
    if (!found && method === 'GET' && Number(age ?? 0) > 0) {
      const vary = (answer.headers.vary ?? '').toLowerCase().split(/,\s*/).filter(Boolean);
      const kept: Stored = {
        ...answer,
        varied: vary.map((name) => [name, headers[name]]),
        keys: new Set(answer.headers['surrogate-key']?.split(' ')),
      };
      stored.set(url, [...(stored.get(url) ?? []), kept]);
    }
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = answer.headers;
    outgoing.writeHead(answer.status, own).end(answer.body);
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  return {
    place,
    hook: `http://127.0.0.1:${place.port}/purge`,
    /** The keys of each call that was taken. */
    purges,
    hits: () => hits,
    /** Refuses so many calls. */
    refuse: (calls: number): void => {
      refusing = calls;
    },
    close: () => server.close(),
  };
}

export type StandInCdn = Awaited<ReturnType<typeof startCdn>>;
