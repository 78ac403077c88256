import { v7 as uuid } from 'uuid';
import { AppError } from '../../../domain/errors.ts';
import type { Context, Session } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import { recordAudit } from '../../records/audit.ts';
import { hashToken, newToken } from '../../secrets.ts';
import { accountOf, type Client, type Ground, ownOf, signedInUser, tell } from './own.ts';

const HOUR_MS = 60 * 60 * 1000;
const SESSION_MS = 12 * HOUR_MS;
/** However much it is used, a session ends with this. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
// Sliding the expiry on every request would make each read a write.
const SLIDE_EVERY_MS = 60 * 1000;
/** How long a password that was typed once more stands for its person. */
const CONFIRMED_MS = 5 * 60 * 1000;

export type OpenSession = {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

/** When a session that began then ends, if it is used now. */
function endOf(createdAt: number, now: number): string {
  return new Date(Math.min(now + SESSION_MS, createdAt + LONGEST_MS)).toISOString();
}

type Sought = { tokenHash: string; now: string; oldest: string };
/** The session of a token with its account, unless it has ended or the account is closed. */
const sessionWith = prepared((db, { tokenHash, now, oldest }: Sought) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.id as sessionId', 'sessions.seenAt', 'sessions.confirmedAt'])
    .select(['sessions.createdAt', 'accounts.id', 'accounts.email', 'accounts.name', 'accounts.role'])
    .select(['accounts.mustChangePassword', 'accounts.requiresSecondStep'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('sessions.createdAt', '>', oldest)
    .where('accounts.disabledAt', 'is', null),
);

/** Sessions: opaque tokens of which only the hash is stored; twelve hours from the last use, thirty days at most. */
export function createSessions({ db, clock }: Ground) {
  async function open(accountId: string, client: Client): Promise<string> {
    const now = clock();
    const token = newToken();
    await db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute();
    await db
      .insertInto('sessions')
      .values({
        id: uuid(),
        accountId,
        tokenHash: hashToken(token),
        userAgent: client.userAgent?.slice(0, 300) ?? null,
        address: client.address,
        createdAt: now.toISOString(),
        seenAt: now.toISOString(),
        expiresAt: endOf(now.getTime(), now.getTime()),
      })
      .execute();
    await db
      .updateTable('accounts')
      .set({ signedInAt: now.toISOString(), ...(client.origin && { panelOrigin: client.origin }) })
      .where('id', '=', accountId)
      .execute();
    return token;
  }

  /** The session of a token, its expiry moved on; null for an unknown or expired one. What a context is made of. */
  async function authenticate(token: string): Promise<Session | null> {
    const now = clock();
    const [row] = await sessionWith(db, {
      tokenHash: hashToken(token),
      now: now.toISOString(),
      oldest: new Date(now.getTime() - LONGEST_MS).toISOString(),
    });
    if (!row) return null;
    if (now.getTime() - Date.parse(row.seenAt) > SLIDE_EVERY_MS) {
      const expiresAt = endOf(Date.parse(row.createdAt), now.getTime());
      await db
        .updateTable('sessions')
        .set({ seenAt: now.toISOString(), expiresAt })
        .where('id', '=', row.sessionId)
        .execute();
    }
    const confirmed = row.confirmedAt === null ? 0 : Date.parse(row.confirmedAt);
    return {
      id: row.sessionId,
      user: await signedInUser(db, row),
      isConfirmed: now.getTime() - confirmed < CONFIRMED_MS,
    };
  }

  /** Notes that the person behind a session has shown the password once more. Answers until when that holds. */
  async function markConfirmed(sessionId: string): Promise<string> {
    const now = clock();
    await db
      .updateTable('sessions')
      .set({ confirmedAt: now.toISOString() })
      .where('id', '=', sessionId)
      .execute();
    return new Date(now.getTime() + CONFIRMED_MS).toISOString();
  }

  async function logout(ctx: Context): Promise<void> {
    const { accountId, sessionId } = ownOf(ctx, 'own:write');
    await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    const { name: actor, address } = ctx;
    await recordAudit(db, { at: clock(), event: 'signed_out', accountId, actor, address });
  }

  async function sessions(ctx: Context): Promise<OpenSession[]> {
    const { accountId, sessionId } = ownOf(ctx, 'own:read');
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'userAgent', 'address', 'createdAt', 'seenAt'])
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', clock().toISOString())
      .orderBy('seenAt', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
  }

  /** Ends one of the account's own sessions. @throws AppError not_found */
  async function endSession(ctx: Context, id: string): Promise<void> {
    const { accountId } = ownOf(ctx, 'own:write');
    await db.transaction().execute(async (tx) => {
      const ended = await tx
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      if (Number(ended.numDeletedRows) === 0) throw new AppError('not_found', 'Oturum bulunamadı.');
      const account = await accountOf(tx, accountId);
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['sessions'] });
    });
  }

  return { open, authenticate, markConfirmed, logout, sessions, endSession };
}

export type Sessions = ReturnType<typeof createSessions>;
