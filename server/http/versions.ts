import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Expected } from '../records/change.ts';
import type { HttpEnv } from './context.ts';
import { matchesTag } from './encoded.ts';
import { piecesOf } from './json.ts';
import { idParam, queryNumber } from './openapi.ts';
import { digestOf } from './pieces.ts';

/** `"7"` or `"7.<digest>"`: the version of a row, then a digest of all that was answered with it. */
const ROW_TAG = /^(?:W\/)?"(\d{1,10})(?:\.[\w-]*)?"$/;

const headers = z.object({
  'If-Match': z.string().max(2000).optional().openapi({
    description: 'Okunan yanıtın ETag değeri; kayıt o günden beri değiştiyse 412',
    example: '"7.2jmj7l5rSw0yVb-vlWAY"',
  }),
});

// Typed without the header, so that the typed client need not name one that it does not send.
function withMatch<Request extends object>(request: Request): Request {
  return { ...request, headers };
}

/** The request of a change of one row. */
export const oneRow = withMatch({ params: idParam });
/** The request of a change of what there is one of. */
export const theRow = withMatch({});
/** The query of a removal. */
export const removalQuery = z.object({
  version: queryNumber(1, 2_000_000_000).openapi({
    description: 'Kaydın görülen sürümü; kayıt o günden beri değiştiyse 409',
  }),
});
/** The request of a removal of one row. */
export const removedRow = { ...oneRow, query: removalQuery };

/** The versions that `If-Match` names. A tag that no row of ours has names none, and so fails. */
export function matchOf(c: Context): Expected['match'] {
  const given = c.req.header('If-Match')?.trim();
  if (given === undefined || given === '*') return undefined;
  return given.split(',').flatMap((tag) => {
    const version = ROW_TAG.exec(tag.trim())?.[1];
    return version ? [Number(version)] : [];
  });
}

/** Answers a row with the tag of its version. */
export function tagged<Row extends { version: number }>(c: Context<HttpEnv>, row: Row): Row {
  c.set('version', row.version);
  return row;
}

/** Answers a row that was added, with its tag and its address. */
export function added<Row extends { id: string; version: number }>(
  c: Context<HttpEnv>,
  list: string,
  row: Row,
): Row {
  c.header('Location', `/api/${list}/${row.id}`);
  return tagged(c, row);
}

/** Gives what the staff read a tag of its content, and answers 304 to who has it; rows carry their version in it. */
export const taggedReads = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const { version, session } = c.var;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json');
  if (!session || !c.res.ok || !isJson || !(isRead || version !== undefined)) return;
  const digest = digestOf(await piecesOf(c.res)).slice(0, 20);
  const tag = version === undefined ? `"${digest}"` : `"${version}.${digest}"`;
  const known = isRead ? c.req.header('If-None-Match') : undefined;
  const { headers } = c.res;
  headers.set('ETag', tag);
  if (known === undefined || !matchesTag(known, tag)) return;
  headers.delete('Content-Type');
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
});
