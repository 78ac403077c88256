import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import {
  LOGIN_REQUIRED,
  LOGIN_WRONG,
  type PasswordChange,
  passwordChangeIssue,
  type User,
} from '../../../domain/account.ts';
import { cleanText } from '../../../domain/clean-text.ts';
import { AppError, refusedField } from '../../../domain/errors.ts';
import type { Database } from '../../db/schema.ts';
import { type AccountDeed, addAccountActivity } from '../../records/activities.ts';
import { translateDriverError } from '../../records/driver-errors.ts';
import { DECOY, hashPassword, verifyPassword } from './password.ts';
import { createThrottle } from './throttle.ts';

const SESSION_MS = 12 * 60 * 60 * 1000;
// Sliding the expiry on every request would make each read a write.
const SLIDE_EVERY_MS = 60 * 1000;

export type Client = { address: string; userAgent: string | null };
export type Session = { id: string; user: User };
export type OpenSession = {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function toUser(account: { id: string; email: string; name: string }): User {
  return { id: account.id, email: account.email, name: account.name, role: 'admin' };
}

/** Commands and the first start write without an account. */
const PROGRAM = { accountId: null, actor: 'Komut satırı' };

const LONGEST_INPUT = 1000;

/** @throws AppError bad_request for what cannot be an e-mail or a password */
function readText(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new AppError('bad_request', LOGIN_REQUIRED);
  if (value.length > LONGEST_INPUT || value.includes('\0'))
    throw new AppError('bad_request', 'Geçersiz veri');
  return value;
}

/** An e-mail as accounts are found by it. */
export function normalizeEmail(email: string): string {
  return cleanText(email).toLowerCase();
}

/** Accounts and their sessions: opaque tokens of which only the hash is stored, twelve hours from the last use. */
export function createAuthService({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  const byPair = createThrottle(clock);
  const byAddress = createThrottle(clock, 100);

  /** @throws AppError bad_request, unauthorized or too_many */
  async function login(
    input: { email?: unknown; password?: unknown },
    client: Client,
  ): Promise<{ token: string; user: User }> {
    const email = normalizeEmail(readText(input.email));
    const password = readText(input.password);
    const pair = `${email} ${client.address}`;
    return byPair.inLine(pair, () => tryLogin(pair, { email, password }, client));
  }

  async function tryLogin(
    pair: string,
    { email, password }: { email: string; password: string },
    client: Client,
  ): Promise<{ token: string; user: User }> {
    byPair.check(pair);
    byAddress.check(client.address);
    byPair.attempt(pair);
    const fromAddress = byAddress.attempt(client.address);
    const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
    const right = await verifyPassword(password, account?.passwordHash ?? DECOY);
    if (!account || !right) throw new AppError('unauthorized', LOGIN_WRONG);
    byPair.clear(pair);
    fromAddress.succeed();
    return { token: await openSession(account.id, client), user: toUser(account) };
  }

  async function openSession(accountId: string, client: Client): Promise<string> {
    const now = clock();
    const token = randomBytes(32).toString('base64url');
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
        expiresAt: new Date(now.getTime() + SESSION_MS).toISOString(),
      })
      .execute();
    return token;
  }

  /** The session of a token, its expiry moved on; null for an unknown or expired one. */
  async function authenticate(token: string): Promise<Session | null> {
    const now = clock();
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select([
        'sessions.id as sessionId',
        'sessions.seenAt',
        'accounts.id',
        'accounts.email',
        'accounts.name',
      ])
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();
    if (!row) return null;
    if (now.getTime() - Date.parse(row.seenAt) > SLIDE_EVERY_MS) {
      const expiresAt = new Date(now.getTime() + SESSION_MS).toISOString();
      await db
        .updateTable('sessions')
        .set({ seenAt: now.toISOString(), expiresAt })
        .where('id', '=', row.sessionId)
        .execute();
    }
    return { id: row.sessionId, user: toUser(row) };
  }

  async function logout(sessionId: string): Promise<void> {
    await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  }

  async function sessions(current: Session): Promise<OpenSession[]> {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'userAgent', 'address', 'createdAt', 'seenAt'])
      .where('accountId', '=', current.user.id)
      .where('expiresAt', '>', clock().toISOString())
      .orderBy('seenAt', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, isCurrent: row.id === current.id }));
  }

  /** Ends one of the account's own sessions. @throws AppError not_found */
  async function endSession(current: Session, id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const ended = await tx
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('accountId', '=', current.user.id)
        .executeTakeFirst();
      if (Number(ended.numDeletedRows) === 0) throw new AppError('not_found', 'Oturum bulunamadı.');
      await tell(tx, { action: 'update', account: current.user, changed: ['sessions'] }, current.user);
    });
  }

  /** Adds what happened to an account to the activity list: by a signed-in person, or by a command. */
  async function tell(tx: Kysely<Database>, deed: AccountDeed, by: User | null): Promise<void> {
    const author = by ? { accountId: by.id, actor: by.name } : PROGRAM;
    await addAccountActivity(tx, deed, { ...author, at: clock().toISOString() });
  }

  /** Changes the password and ends the account's other sessions. @throws AppError invalid, too_many */
  async function changePassword(current: Session, change: PasswordChange): Promise<void> {
    const broken = passwordChangeIssue(change);
    if (broken) throw refusedField(broken.path, broken.code, broken.message);
    const key = `change ${current.user.id}`;
    byPair.check(key);
    byPair.attempt(key);
    const account = await db
      .selectFrom('accounts')
      .select('passwordHash')
      .where('id', '=', current.user.id)
      .executeTakeFirstOrThrow();
    if (!(await verifyPassword(change.currentPassword, account.passwordHash)))
      throw refusedField('currentPassword', 'wrong_password', 'Mevcut şifre hatalı!');
    byPair.clear(key);
    await setPassword(current.user, change.newPassword, current);
  }

  /** Sets a password and ends all sessions of the account but the one that asked. */
  async function setPassword(
    account: AccountDeed['account'],
    password: string,
    by: Session | null,
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('accounts')
        .set({ passwordHash, updatedAt: clock().toISOString() })
        .where('id', '=', account.id)
        .execute();
      await tx
        .deleteFrom('sessions')
        .where('accountId', '=', account.id)
        .where('id', '!=', by?.id ?? '')
        .execute();
      await tell(tx, { action: 'update', account, changed: ['password'] }, by?.user ?? null);
    });
  }

  async function hasAccounts(): Promise<boolean> {
    return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  /** Adds an account. @throws AppError conflict when the e-mail has one. */
  async function createAccount(input: { email: string; password: string; name: string }): Promise<User> {
    const email = normalizeEmail(input.email);
    const known = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (known)
      throw new AppError('conflict', `${email} için zaten bir hesap var.`, { reason: 'email_taken' });
    const now = clock().toISOString();
    const account = {
      id: uuid(),
      email,
      name: cleanText(input.name),
      passwordHash: await hashPassword(input.password),
      createdAt: now,
      updatedAt: now,
    };
    await db
      .transaction()
      .execute(async (tx) => {
        await tx.insertInto('accounts').values(account).execute();
        await tell(tx, { action: 'create', account, changed: [] }, null);
      })
      .catch((error: unknown) => {
        throw translateDriverError(error);
      });
    return toUser(account);
  }

  /** Sets a new password and ends all sessions of the account. @throws AppError not_found */
  async function resetPassword(email: string, password: string): Promise<void> {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'name'])
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();
    if (!account) throw new AppError('not_found', `${normalizeEmail(email)} için hesap bulunamadı.`);
    await setPassword(account, password, null);
  }

  return {
    login,
    authenticate,
    logout,
    sessions,
    endSession,
    changePassword,
    hasAccounts,
    createAccount,
    resetPassword,
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
