import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from './context.ts';

/** Answers a request with a page. */
export type PageAnswer = (c: Context) => Promise<Response>;

const FILES = /^\/(?:media\/|api\/[^/]+\/[^/]+\/download$)/;

/** Whether a person follows a link, rather than a program or a page that fetches. */
function isFollowed(c: Context<HttpEnv>): boolean {
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined) return mode === 'navigate';
  return /\btext\/html\b/.test(c.req.header('accept') ?? '');
}

/** A visitor who follows a link to a file that is not there gets the page that stands at its address. */
export function pageForMissingFile(page?: PageAnswer) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (c.res.status !== 404 || !isRead || !FILES.test(c.req.path) || !isFollowed(c)) return;
    const found = await page?.(c);
    if (!found) return;
    c.res = undefined;
    c.res = found;
  });
}
