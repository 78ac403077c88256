import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Context, unauthorized } from '../../context.ts';
import type { Database } from '../../db/schema.ts';

const TOKEN = /^([\w-]{1,64})\.(\d{13,15})\.([\w-]{43})$/;

type Options = {
  db: Kysely<Database>;
  clock: () => Date;
  /** What the tokens are good for; those of another purpose are not valid. */
  purpose: string;
  validMinutes: number;
};

/**
 * Tokens for an address that a browser opens by itself, without the session's own: signed with the session they were
 * asked in, valid for some minutes, gone with the session.
 */
export function createSessionTokens({ db, clock, purpose, validMinutes }: Options) {
  async function sign(sessionId: string, expires: string, subject: string): Promise<string | null> {
    const session = await db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('id', '=', sessionId)
      .where('expiresAt', '>', clock().toISOString())
      .executeTakeFirst();
    if (!session) return null;
    return createHmac('sha256', session.tokenHash)
      .update([purpose, sessionId, expires, subject].join(' '))
      .digest('base64url');
  }

  /** A token for one subject; without one it is good for all that serves the purpose. */
  async function issue(ctx: Context, subject = ''): Promise<string> {
    ctx.require('panel:read');
    const { sessionId } = ctx;
    if (!sessionId) throw unauthorized();
    const expires = String(clock().getTime() + validMinutes * 60_000);
    return `${sessionId}.${expires}.${await sign(sessionId, expires, subject)}`;
  }

  /** Whether a token was issued for this subject and still holds. Asks nothing: the token says who asked for it. */
  async function isValid(token: string | null | undefined, subject = ''): Promise<boolean> {
    const [, sessionId, expires, signature] = TOKEN.exec(token ?? '') ?? [];
    if (!sessionId || !expires || !signature || Number(expires) < clock().getTime()) return false;
    const expected = await sign(sessionId, expires, subject);
    return expected !== null && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  }

  return { issue, isValid };
}

export type SessionTokens = ReturnType<typeof createSessionTokens>;
