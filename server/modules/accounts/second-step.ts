import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { AppError, refusedField } from '../../../domain/errors.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { accountOf, type Ground, ownOf, tell } from './own.ts';
import type { OneTimeTokens } from './tokens.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, totpAddress, totpStep } from './totp.ts';

const SETUP = 'totp-setup';
const SETUP_MS = 15 * 60 * 1000;

export type Security = {
  /** Whether an app that shows codes is set up. */
  app: boolean;
  passkeys: Array<{ id: string; name: string; createdAt: string; usedAt: string | null }>;
  recoveryCodesLeft: number;
  passwordChangedAt: string | null;
};

type Options = Ground & { tokens: OneTimeTokens; siteName: () => Promise<string> };

/** The second step of a sign-in by codes: of an app, or written down for the day when the app is gone. */
export function createSecondStep({ db, clock, tokens, siteName }: Options) {
  /** What a person has set up. */
  async function security(ctx: Context): Promise<Security> {
    const { accountId } = ownOf(ctx, 'own:read');
    const account = await accountOf(db, accountId);
    const passkeys = await db
      .selectFrom('passkeys')
      .select(['id', 'name', 'createdAt', 'usedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute();
    const codes = await db
      .selectFrom('recoveryCodes')
      .select('id')
      .where('accountId', '=', accountId)
      .where('usedAt', 'is', null)
      .execute();
    return {
      app: account.totpSecret !== null,
      passkeys,
      recoveryCodesLeft: codes.length,
      passwordChangedAt: account.passwordChangedAt,
    };
  }

  /** Begins to set up an app; nothing is asked of it before its first code was right. */
  async function beginApp(ctx: Context): Promise<{ token: string; secret: string; address: string }> {
    const { accountId } = ownOf(ctx, 'own:write');
    ctx.requireConfirmed();
    const { email } = await accountOf(db, accountId);
    const secret = newTotpSecret();
    await tokens.revoke(db, [SETUP], accountId);
    const { token } = await tokens.issue(db, { purpose: SETUP, accountId, data: secret, validMs: SETUP_MS });
    return { token, secret, address: totpAddress(secret, { email, issuer: await siteName() }) };
  }

  /**
   * Turns the app on. Answers recovery codes where the account had none.
   * @throws AppError not_found for an old beginning, invalid for a wrong code
   */
  async function finishApp(ctx: Context, input: { token: string; code: string }): Promise<string[] | null> {
    const { accountId } = ownOf(ctx, 'own:write');
    const begun = await tokens.read(db, [SETUP], input.token);
    if (begun?.accountId !== accountId || !begun.data)
      throw new AppError('not_found', 'Kurulumun süresi doldu. Karekodu yeniden açın.');
    const secret = begun.data;
    const step = totpStep(secret, input.code, clock(), null);
    if (step === null)
      throw refusedField('code', 'mismatch', 'Kod uymadı. Uygulamada şu an görünen 6 rakamı yazın.');
    return db.transaction().execute(async (tx) => {
      await tokens.revoke(tx, [SETUP], accountId);
      await tx
        .updateTable('accounts')
        .set({ totpSecret: secret, totpUsedStep: step })
        .where('id', '=', accountId)
        .execute();
      const account = await accountOf(tx, accountId);
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['secondStep'] });
      return firstCodes(tx, accountId);
    });
  }

  async function replaceCodes(tx: Kysely<Database>, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
    await tx
      .insertInto('recoveryCodes')
      .values(codes.map((code) => ({ id: uuid(), accountId, codeHash: recoveryHash(code), usedAt: null })))
      .execute();
    return codes;
  }

  /** Recovery codes for who sets up a second step for the first time. */
  async function firstCodes(tx: Kysely<Database>, accountId: string): Promise<string[] | null> {
    const known = await tx
      .selectFrom('recoveryCodes')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    return known ? null : replaceCodes(tx, accountId);
  }

  /** Makes new recovery codes; the old ones are worth nothing from then on. @throws AppError conflict */
  async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
    const { accountId } = ownOf(ctx, 'own:write');
    ctx.requireConfirmed();
    return db.transaction().execute(async (tx) => {
      if (!(await isSetUp(tx, accountId)))
        throw new AppError('conflict', 'Önce bir kod uygulaması ya da geçiş anahtarı ekleyin.', {
          reason: 'no_second_step',
        });
      const account = await accountOf(tx, accountId);
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['recoveryCodes'] });
      return replaceCodes(tx, accountId);
    });
  }

  /** Takes the app out of use. */
  async function removeApp(ctx: Context): Promise<void> {
    const { accountId } = ownOf(ctx, 'own:write');
    ctx.requireConfirmed();
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('accounts')
        .set({ totpSecret: null, totpUsedStep: null })
        .where('id', '=', accountId)
        .execute();
      await forgetCodes(tx, accountId);
      const account = await accountOf(tx, accountId);
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['secondStep'] });
    });
  }

  /** Recovery codes of an account without a second step stand for nothing. */
  async function forgetCodes(tx: Kysely<Database>, accountId: string): Promise<void> {
    if (await isSetUp(tx, accountId)) return;
    await tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  }

  /** Whether an account asks for a second step. */
  async function isSetUp(on: Kysely<Database>, accountId: string): Promise<boolean> {
    const { totpSecret } = await accountOf(on, accountId);
    return totpSecret !== null || (await hasPasskey(on, accountId));
  }

  /** Takes a code of the app or a recovery code; null when it is neither. Each works once. */
  async function takeCode(accountId: string, code: string): Promise<'app' | 'recovery' | null> {
    const { totpSecret, totpUsedStep } = await accountOf(db, accountId);
    const step = totpSecret ? totpStep(totpSecret, code, clock(), totpUsedStep) : null;
    if (step !== null) {
      const taken = await db
        .updateTable('accounts')
        .set({ totpUsedStep: step })
        .where('id', '=', accountId)
        .where((eb) => eb.or([eb('totpUsedStep', 'is', null), eb('totpUsedStep', '<', step)]))
        .executeTakeFirst();
      return Number(taken.numUpdatedRows) > 0 ? 'app' : null;
    }
    const used = await db
      .updateTable('recoveryCodes')
      .set({ usedAt: clock().toISOString() })
      .where('accountId', '=', accountId)
      .where('codeHash', '=', recoveryHash(code))
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    return Number(used.numUpdatedRows) > 0 ? 'recovery' : null;
  }

  return {
    ...{ security, beginApp, finishApp, removeApp, renewRecoveryCodes },
    ...{ firstCodes, forgetCodes, isSetUp, takeCode },
  };
}

/** Whether an account has a key on a device. */
export async function hasPasskey(on: Kysely<Database>, accountId: string): Promise<boolean> {
  const key = await on
    .selectFrom('passkeys')
    .select('id')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return key !== undefined;
}

export type SecondStep = ReturnType<typeof createSecondStep>;
