import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from './context.ts';
import { acceptedBy, compressAtOnce, type Encoded, encode, respond } from './encoded.ts';
import { piecesOf } from './json.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Origins } from './origin.ts';
import { joined } from './pieces.ts';

const LONGEST_QUERY = 400;
/** What belongs to the content of an answer; the rest belongs to one request. */
const OWN_HEADERS = ['Content-Type', 'X-Total-Count', 'Link', 'WWW-Authenticate'];

/** The lists of these names, and single rows of them. */
function callsBelow(names: readonly string[]): RegExp {
  return new RegExp(`^/api/(?:${names.join('|')})(?:/[^/]+)?$`);
}

function isRead(c: Context<HttpEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

async function encoded(response: Response): Promise<Encoded> {
  const headers = new Headers();
  for (const name of OWN_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cacheControl = response.status === 200 ? 'no-cache' : 'no-store';
  const own = { status: response.status, headers, arrayBuffer: () => response.arrayBuffer() };
  const extra = { 'Cache-Control': cacheControl, Vary: 'Authorization' };
  return encode(own, extra, await piecesOf(response));
}

type PublicReads = {
  kept: KeptAnswers;
  /** Those of searches. */
  searches: KeptAnswers;
  origins: Origins;
  /** Runs what reads for everybody. */
  readPublic: (work: () => Promise<Encoded>) => Promise<Encoded>;
  names: readonly string[];
};

/**
 * Answers what every visitor may read from memory while nothing has changed of what it tells: compressed once and with
 * a tag.
 * @param names the lists that visitors read
 */
export function publicReads({ kept, searches, origins, readPublic, names }: PublicReads) {
  const isPublic = callsBelow(names);
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!isRead(c) || c.var.session || !isPublic.test(c.req.path)) return next();
    const url = new URL(c.req.url);
    const answer = () =>
      readPublic(async () => {
        await next();
        return encoded(c.res);
      });
    const place = url.searchParams.get('search') ? searches : kept;
    const found =
      url.search.length <= LONGEST_QUERY
        ? await place.get(`${origins.ofContext(c)}${url.pathname}${url.search}`, answer)
        : await answer();
    c.res = undefined;
    c.res = await respond(found, c.req.raw, { isShared: true });
  });
}

const WORTH_BYTES = 4096;

/** Compresses what the staff read: lists of hundreds of rows, each made for one request. */
export const compressed = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json');
  if (c.req.method !== 'GET' || !isJson || c.res.headers.has('Content-Encoding')) return;
  const [quickest] = acceptedBy(c.req.header('Accept-Encoding') ?? '');
  if (!quickest) return;
  const body = joined(await piecesOf(c.res));
  const { status, headers } = c.res;
  headers.append('Vary', 'Accept-Encoding');
  if (body.length < WORTH_BYTES) return;
  // Their rows are read for each of them: no piece of it was ever packed before.
  const packed = await compressAtOnce([body], quickest);
  headers.set('Content-Encoding', quickest);
  c.res = undefined;
  c.res = new Response(packed, { status, headers });
});
