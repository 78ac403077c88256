import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../../domain/errors.ts';
import type { Duty } from '../../domain/things/account.ts';
import {
  type Context as Caller,
  machineContext,
  type PersonSession,
  personContext,
  type Session,
  unauthorized,
  VISITOR,
} from '../context.ts';
import type { HttpEnv } from './context.ts';

/** Tells whose token it is. */
type Authentication = { authenticate: (token: string) => Promise<Session | null> };

/** The session of the bearer token that a request carries; null for one that is not valid, undefined without one. */
async function sessionOf(c: Context, auth: Authentication): Promise<Session | null | undefined> {
  const header = c.req.header('authorization');
  if (header === undefined) return undefined;
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  return token ? auth.authenticate(token) : null;
}

/**
 * Whether the caller is signed in and may go on, where everyone else is no worse off for a token that has ended. Who
 * still has a printed password, which others may have read, is nobody yet.
 */
export async function isStaff(c: Context, auth: Authentication): Promise<boolean> {
  const session = await sessionOf(c, auth);
  return Boolean(session?.user && !session.user.mustDo?.length);
}

/** Where an old token that comes along keeps nobody out. */
const OPEN_TO_ALL = /\/auth\/(?:login(?:\/.*)?|policy|forgot-password|link|set-password)$/;
/** What may be called while something has to be put in order first: all that puts it in order. */
const BEFORE_DUTIES =
  /^\/api\/auth\/(?:me|logout|login(?:\/.*)?|policy|change-password|confirm|security|totp(?:\/confirm)?|passkeys(?:\/options)?)$/;

function setupRequired([first]: readonly Duty[]): AppError {
  return new AppError(
    'setup_required',
    first === 'password'
      ? 'Size verilen ilk şifreyi değiştirmeden devam edemezsiniz.'
      : 'Hesabınız için iki adımlı giriş zorunlu. Kurmadan devam edemezsiniz.',
  );
}

/** Reads the bearer token of a request. A token that is sent but not valid is refused, also on public reads. */
export function readSession(auth: Authentication) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const session = await sessionOf(c, auth);
    if (session !== undefined) {
      if (!session && !OPEN_TO_ALL.test(c.req.path)) throw unauthorized();
      c.set('session', session);
      if (session?.user?.mustDo && !BEFORE_DUTIES.test(c.req.path)) throw setupRequired(session.user.mustDo);
    }
    await next();
  });
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
type Described = { definitions: ReadonlyArray<{ type: string; route?: RouteConfig }> };

/** The writes that visitors make, as addresses: those whose description asks no token. */
function openWrites({ definitions }: Described): RegExp {
  const paths = definitions.flatMap(({ route }) =>
    route && !READS.has(route.method.toUpperCase()) && !route.security ? [route.path] : [],
  );
  return new RegExp(`^/api(?:${paths.map((path) => path.replace(/\{[^}]+\}/g, '[^/]+')).join('|')})$`);
}

/** Refuses every other write without a session, before anything else of it is looked at. */
export function guardWrites(api: Described) {
  const open = openWrites(api);
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!READS.has(c.req.method) && !open.test(c.req.path)) requireSession(c);
    await next();
  });
}

/** The signed-in session. @throws AppError unauthorized */
export function requireSession(c: Context<HttpEnv>): Session {
  if (!c.var.session) throw unauthorized();
  return c.var.session;
}

/** The session of a person. @throws AppError unauthorized, also for another program */
export function requirePerson(c: Context<HttpEnv>): PersonSession {
  const session = requireSession(c);
  if (session.machine) throw unauthorized();
  return session;
}

/** Lets only signed-in callers through, before anything of the request is read. */
export const signedIn = createMiddleware<HttpEnv>(async (c, next) => {
  requireSession(c);
  await next();
});

const OPERATION = /^[\w-]{1,64}$/;

/** Who calls, as verbs ask it. `X-Operation-Id` names a work that is done in several requests. */
export function contextOf(c: Context<HttpEnv>): Caller {
  const { session } = c.var;
  if (!session) return VISITOR;
  const header = c.req.header('x-operation-id');
  const operation = header && OPERATION.test(header) ? header : undefined;
  if (session.machine) return machineContext(session.machine, { address: c.var.address, operation });
  return personContext(
    {
      ...session.user,
      sessionId: session.id,
      isConfirmed: session.isConfirmed,
      address: c.var.address,
    },
    operation,
  );
}
