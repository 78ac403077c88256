import type { Kysely } from 'kysely';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { type PasswordChange, passwordChangeIssue } from '../../../domain/things/account.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { AccountDeed } from '../../records/activities.ts';
import { recordAudit } from '../../records/audit.ts';
import { accountOf, type Ground, normalizeEmail, ownOf, tell } from './own.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';

type Options = Ground & { throttle: Throttle; sessions: Sessions; passwordMin: number };

/** What is done with the password of an account. */
export function createPasswords({ db, clock, throttle, sessions, passwordMin }: Options) {
  /** @throws AppError invalid for a wrong password, too_many after several */
  async function demand(ctx: Context, accountId: string, password: string) {
    const key = `change ${accountId}`;
    await throttle.check(key);
    await throttle.attempt(key);
    const account = await accountOf(db, accountId);
    if (!(await verifyPassword(password, account.passwordHash))) {
      const { name: actor, address } = ctx;
      await recordAudit(db, { at: clock(), event: 'password_refused', accountId, actor, address });
      throw refusedField('currentPassword', 'wrong_password', 'Mevcut şifre hatalı!');
    }
    await throttle.clear(key);
    return account;
  }

  /** Changes the password and ends the account's other sessions. @throws AppError invalid, too_many */
  async function changePassword(ctx: Context, change: PasswordChange): Promise<void> {
    const { accountId, sessionId } = ownOf(ctx, 'own:write');
    const broken = passwordChangeIssue(change, passwordMin);
    if (broken) throw refusedField(broken.path, broken.code, broken.message);
    const account = await demand(ctx, accountId, change.currentPassword);
    const passwordHash = await hashPassword(change.newPassword);
    await db.transaction().execute((tx) => store(tx, ctx, { account, passwordHash, keepSession: sessionId }));
  }

  /** Takes the password once more before what is dangerous. Answers until when. @throws AppError invalid, too_many */
  async function confirm(ctx: Context, password: string): Promise<string> {
    const { accountId, sessionId } = ownOf(ctx, 'own:write');
    if (!password) throw refusedField('password', 'required', 'Şifrenizi yazın.');
    try {
      await demand(ctx, accountId, password);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
      throw refusedField('password', 'wrong_password', 'Şifreniz hatalı.');
    }
    return sessions.markConfirmed(sessionId);
  }

  /** Sets a password and ends all sessions of the account but the one that asked. */
  async function store(
    on: Kysely<Database>,
    ctx: Pick<Context, 'accountId' | 'name' | 'address'>,
    set: { account: AccountDeed['account']; passwordHash: string; keepSession?: string | undefined },
  ): Promise<void> {
    const { account, passwordHash, keepSession = '' } = set;
    await on
      .updateTable('accounts')
      .set((eb) => ({
        passwordHash,
        passwordChangedAt: clock().toISOString(),
        mustChangePassword: false,
        updatedAt: clock().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', account.id)
      .execute();
    await on
      .deleteFrom('sessions')
      .where('accountId', '=', account.id)
      .where('id', '!=', keepSession)
      .execute();
    await tell(on, clock, ctx, { action: 'update', account, changed: ['password'] });
  }

  /** Sets a new password and ends all sessions of the account. @throws AppError not_found */
  async function resetPassword(ctx: Context, email: string, password: string): Promise<void> {
    ctx.require('accounts:write');
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'name'])
      .where('email', '=', normalizeEmail(email))
      .executeTakeFirst();
    if (!account) throw new AppError('not_found', `${normalizeEmail(email)} için hesap bulunamadı.`);
    const passwordHash = await hashPassword(password);
    await db.transaction().execute((tx) => store(tx, ctx, { account, passwordHash }));
  }

  return { passwordMin, changePassword, confirm, resetPassword, store };
}

export type Passwords = ReturnType<typeof createPasswords>;
