import type { Context } from 'hono';
import type { ByteRange, Storage } from '../files/storage.ts';
import type { HttpEnv } from './context.ts';
import { onNotFound } from './errors.ts';

/** What a document may do in the browser; none shows a PDF in a sandbox. */
export const DOCUMENT_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
/** What a file that is only for downloading may do there. */
export const DOWNLOAD_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The range that a `Range` header asks for; null for the whole, undefined for one that cannot be given. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  // Several ranges at once, and other units, may be answered with the whole.
  if (!found || (!found[1] && !found[2])) return null;
  const [, first, last] = found;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end || start >= size) return first && last && Number(last) < Number(first) ? null : undefined;
  return { start, end };
}

/** Answers with a stored object: whole, a range of it, or 304 to a browser that has it. */
export async function sendObject(
  c: Context<HttpEnv>,
  storage: Storage,
  key: string,
  { cacheControl, contentType }: { cacheControl: string; contentType: string },
): Promise<Response> {
  const found = await storage.stat(key);
  if (!found) return onNotFound(c) as Response;
  const tag = `"${key}"`;
  c.header('Cache-Control', cacheControl);
  c.header('ETag', tag);
  c.header('Accept-Ranges', 'bytes');
  const known = c.req.header('if-none-match');
  if (known === '*' || known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
    return c.body(null, 304);
  const condition = c.req.header('if-range');
  const range =
    condition === undefined || condition === tag ? readRange(c.req.header('range'), found.size) : null;
  if (range === undefined) {
    c.header('Content-Range', `bytes */${found.size}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', contentType);
  const length = range ? range.end - range.start + 1 : found.size;
  c.header('Content-Length', String(length));
  if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || length === 0) return c.body(null, status);
  return c.body(await storage.open(key, range ?? undefined), status);
}
