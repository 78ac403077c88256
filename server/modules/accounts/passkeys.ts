import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { v7 as uuid } from 'uuid';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { LOGIN_WRONG } from '../../../domain/things/account.ts';
import type { Context } from '../../context.ts';
import { accountOf, type Ground, ownOf, tell } from './own.ts';
import type { SecondStep } from './second-step.ts';
import type { OneTimeTokens } from './tokens.ts';

/** Reads certificates with hundreds of modules: it comes with the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

const ADDING = 'passkey-add';
const SIGNING_IN = 'passkey-sign-in';
const CHALLENGE_MS = 5 * 60 * 1000;
const KEYS_MAX = 20;
const REFUSED = 'Geçiş anahtarı doğrulanamadı. Yeniden deneyin.';

type Options = Ground & { tokens: OneTimeTokens; siteName: () => Promise<string>; secondStep: SecondStep };
type Where = { origin: string };

/** The name that a key is bound to: that of the site's host. */
function hostOf({ origin }: Where): string {
  return new URL(origin).hostname;
}

/** Passkeys: keys on a person's device, which neither a guess nor a copied page gets hold of. */
export function createPasskeys({ db, clock, tokens, siteName, secondStep }: Options) {
  /** What a browser needs to make a key. */
  async function beginPasskey(ctx: Context, where: Where) {
    const { accountId } = ownOf(ctx, 'own:write');
    ctx.requireConfirmed();
    const { email, name } = await accountOf(db, accountId);
    const known = await db
      .selectFrom('passkeys')
      .select('credentialId')
      .where('accountId', '=', accountId)
      .execute();
    if (known.length >= KEYS_MAX)
      throw new AppError('conflict', `En fazla ${KEYS_MAX} geçiş anahtarı eklenebilir.`, {
        reason: 'too_many_passkeys',
      });
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: await siteName(),
      rpID: hostOf(where),
      userID: new TextEncoder().encode(accountId),
      userName: email,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    const begun = { purpose: ADDING, accountId, data: options.challenge, validMs: CHALLENGE_MS };
    const { token } = await tokens.issue(db, begun);
    return { token, options };
  }

  /**
   * Keeps the key that a browser made. Answers recovery codes where the account had none.
   * @throws AppError invalid, conflict
   */
  async function finishPasskey(
    ctx: Context,
    input: { token: string; name: string; response: RegistrationResponseJSON },
    where: Where,
  ): Promise<{ id: string; recoveryCodes: string[] | null }> {
    const { accountId } = ownOf(ctx, 'own:write');
    const begun = await tokens.use(db, [ADDING], input.token);
    if (begun?.accountId !== accountId || !begun.data) throw refusedField('response', 'invalid', REFUSED);
    const { registrationInfo } = await (await webauthn())
      .verifyRegistrationResponse({
        response: input.response,
        expectedChallenge: begun.data,
        expectedOrigin: where.origin,
        expectedRPID: hostOf(where),
        requireUserVerification: true,
      })
      .catch((cause: unknown) => {
        throw refusedField('response', 'invalid', REFUSED, cause);
      });
    if (!registrationInfo) throw refusedField('response', 'invalid', REFUSED);
    const { credential } = registrationInfo;
    const id = uuid();
    return db.transaction().execute(async (tx) => {
      await tx
        .insertInto('passkeys')
        .values({
          ...{ id, accountId, name: input.name, credentialId: credential.id, counter: credential.counter },
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          transports: (credential.transports ?? []).join(','),
          createdAt: clock().toISOString(),
          usedAt: null,
        })
        .execute();
      const account = await accountOf(tx, accountId);
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['passkeys'] });
      return { id, recoveryCodes: await secondStep.firstCodes(tx, accountId) };
    });
  }

  /** Takes a key out of use. @throws AppError not_found, password_required */
  async function removePasskey(ctx: Context, id: string): Promise<void> {
    const { accountId } = ownOf(ctx, 'own:write');
    await db.transaction().execute(async (tx) => {
      const mine = tx.selectFrom('passkeys').select('id').where('id', '=', id);
      if (!(await mine.where('accountId', '=', accountId).executeTakeFirst()))
        throw new AppError('not_found', 'Geçiş anahtarı bulunamadı.');
      ctx.requireConfirmed();
      await tx.deleteFrom('passkeys').where('id', '=', id).execute();
      await secondStep.forgetCodes(tx, accountId);
      const account = await accountOf(tx, accountId);
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['passkeys'] });
    });
  }

  /** What a browser needs to sign in with a key. Everyone may ask; it says nothing of any account. */
  async function passkeyChallenge(where: Where) {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: hostOf(where),
      userVerification: 'required',
    });
    const { token } = await tokens.issue(db, {
      purpose: SIGNING_IN,
      data: options.challenge,
      validMs: CHALLENGE_MS,
    });
    return { token, options };
  }

  /** Whose key answered a challenge. @throws AppError unauthorized */
  async function ownerOf(
    input: { token: string; response: AuthenticationResponseJSON },
    where: Where,
  ): Promise<string> {
    const refused = (cause?: unknown) => new AppError('unauthorized', LOGIN_WRONG, { cause });
    const begun = await tokens.use(db, [SIGNING_IN], input.token);
    const key = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('credentialId', '=', input.response.id)
      .executeTakeFirst();
    if (!begun?.data || !key) throw refused();
    const { verified, authenticationInfo } = await (await webauthn())
      .verifyAuthenticationResponse({
        response: input.response,
        expectedChallenge: begun.data,
        expectedOrigin: where.origin,
        expectedRPID: hostOf(where),
        requireUserVerification: true,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: Number(key.counter),
        },
      })
      .catch((cause: unknown) => {
        throw refused(cause);
      });
    if (!verified) throw refused();
    await db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, usedAt: clock().toISOString() })
      .where('id', '=', key.id)
      .execute();
    return key.accountId;
  }

  return { beginPasskey, finishPasskey, removePasskey, passkeyChallenge, ownerOf };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
