import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const VALID_MS = 2 * 60 * 1000;
const TOKEN = /^([\w-]{1,64})\.(\d{13,15})\.([\w-]{43})$/;

/**
 * Tokens that open a public page as a preview: signed with the session they were asked in, valid for two minutes,
 * gone with the session. They carry no draft: what is not saved stays in the editor's browser.
 */
export function createPreviewService({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  async function sign(sessionId: string, expires: string): Promise<string | null> {
    const session = await db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('id', '=', sessionId)
      .where('expiresAt', '>', clock().toISOString())
      .executeTakeFirst();
    if (!session) return null;
    return createHmac('sha256', session.tokenHash)
      .update(`preview ${sessionId} ${expires}`)
      .digest('base64url');
  }

  /** A token for one load of a page. */
  async function issue(sessionId: string): Promise<string> {
    const expires = String(clock().getTime() + VALID_MS);
    return `${sessionId}.${expires}.${await sign(sessionId, expires)}`;
  }

  /** Whether a page may open as a preview. */
  async function isValid(token: string | null): Promise<boolean> {
    const [, sessionId, expires, signature] = TOKEN.exec(token ?? '') ?? [];
    if (!sessionId || !expires || !signature || Number(expires) < clock().getTime()) return false;
    const expected = await sign(sessionId, expires);
    return expected !== null && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  }

  return { issue, isValid };
}

export type PreviewService = ReturnType<typeof createPreviewService>;
