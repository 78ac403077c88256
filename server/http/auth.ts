import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../domain/errors.ts';
import type { AuthService, Session } from '../modules/auth/service.ts';
import type { Viewer } from '../modules/list.ts';
import type { Actor } from '../records/write.ts';
import type { HttpEnv } from './context.ts';

function unauthorized(): AppError {
  return new AppError('unauthorized', 'Oturumunuz yok ya da süresi doldu. Lütfen tekrar giriş yapın.');
}

/** The session of the bearer token that a request carries; null for one that is not valid, undefined without one. */
async function sessionOf(c: Context, auth: AuthService): Promise<Session | null | undefined> {
  const header = c.req.header('authorization');
  if (header === undefined) return undefined;
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  return token ? auth.authenticate(token) : null;
}

/** Whether the caller is signed in, where everyone else is no worse off for a token that has ended. */
export async function isStaff(c: Context, auth: AuthService): Promise<boolean> {
  return Boolean(await sessionOf(c, auth));
}

/** Reads the bearer token of a request. A token that is sent but not valid is refused, also on public reads. */
export function readSession(auth: AuthService) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const session = await sessionOf(c, auth);
    if (session !== undefined) {
      if (!session && !c.req.path.endsWith('/auth/login')) throw unauthorized();
      c.set('session', session);
    }
    await next();
  });
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The writes that visitors make. */
const OPEN_WRITES = /^\/api\/(?:auth\/login|messages|catalogs\/[^/]+\/view)$/;

/** Refuses every other write without a session, before anything else of it is looked at. */
export const guardWrites = createMiddleware<HttpEnv>(async (c, next) => {
  if (!READS.has(c.req.method) && !OPEN_WRITES.test(c.req.path)) requireSession(c);
  await next();
});

/** The signed-in session. @throws AppError unauthorized */
export function requireSession(c: Context<HttpEnv>): Session {
  if (!c.var.session) throw unauthorized();
  return c.var.session;
}

/** Lets only signed-in callers through, before anything of the request is read. */
export const signedIn = createMiddleware<HttpEnv>(async (c, next) => {
  requireSession(c);
  await next();
});

const OPERATION = /^[\w-]{1,64}$/;

/**
 * The signed-in person as the one who writes. `X-Operation-Id` names a work that is done in several requests.
 * @throws AppError unauthorized
 */
export function requireActor(c: Context<HttpEnv>): Actor {
  const { user } = requireSession(c);
  const operation = c.req.header('x-operation-id');
  return {
    accountId: user.id,
    name: user.name,
    ...(operation && OPERATION.test(operation) && { operation }),
  };
}

/** What the caller of a list may see. @throws AppError unauthorized when passive rows are asked for without a token */
export function viewerOf(c: Context<HttpEnv>, includeInactive: boolean | undefined): Viewer {
  if (includeInactive) requireSession(c);
  return { isStaff: c.var.session !== null, includeInactive: includeInactive ?? false };
}

/** What the caller of a single row may see: staff see passive ones too. */
export function rowViewerOf(c: Context<HttpEnv>): Viewer {
  const isStaff = c.var.session !== null;
  return { isStaff, includeInactive: isStaff };
}
