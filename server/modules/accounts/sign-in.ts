import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { deviceWords } from '../../../domain/rules/device.ts';
import { shortEmail } from '../../../domain/rules/short-address.ts';
import { LOGIN_REQUIRED, LOGIN_WRONG, type User } from '../../../domain/things/account.ts';
import type { AuditDetail, AuditEvent } from '../../../domain/things/audit.ts';
import { recordAudit } from '../../records/audit.ts';
import { type Device, type Devices, deviceCookie } from './devices.ts';
import type { Gate } from './gate.ts';
import { accountOf, type Client, type Ground, normalizeEmail, signedInUser } from './own.ts';
import type { Passkeys } from './passkeys.ts';
import { DECOY, verifyPassword } from './password.ts';
import { hasPasskey, type SecondStep } from './second-step.ts';
import type { Sessions } from './sessions.ts';
import type { OneTimeTokens } from './tokens.ts';

const LONGEST_INPUT = 1000;
const HALF = 'second-step';
/** How long the first half of a sign-in waits for the second. */
const HALF_MS = 10 * 60 * 1000;

/** What opens the second half of a sign-in. */
export const SECOND_WAYS = ['app', 'recovery', 'passkey'] as const;
type SecondWay = (typeof SECOND_WAYS)[number];
type Way = SecondWay | 'password';
/** A cookie by which the browser is known from now on. */
export type DeviceCookie = { name: string; value: string };
export type SignedIn = { token: string; user: User; cookie: DeviceCookie | null };
export type HalfSignedIn = { secondStep: { token: string; ways: SecondWay[] } };

/** @throws AppError bad_request for what cannot be an e-mail or a password */
function readText(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new AppError('bad_request', LOGIN_REQUIRED);
  if (value.length > LONGEST_INPUT || value.includes('\0'))
    throw new AppError('bad_request', 'Geçersiz veri');
  return value;
}

type Cookies = (name: string) => string | undefined;
export type Caller = Client & { cookies?: Cookies };
type Options = Ground & {
  gate: Gate;
  sessions: Sessions;
  devices: Devices;
  tokens: OneTimeTokens;
  secondStep: SecondStep;
  passkeys: Passkeys;
};

/** Signing in: with a password and, where one is set up, a second step; or with a passkey, which is both. */
export function createSignIn({ db, clock, gate, sessions, devices, tokens, secondStep, passkeys }: Options) {
  async function deviceOf(email: string, caller: Caller): Promise<Device | null> {
    return devices.known(email, caller.cookies?.(deviceCookie(email)));
  }

  /** Adds a line to the audit trail. */
  async function note(
    event: AuditEvent,
    { id: accountId, name: actor }: { id: string | null; name: string },
    { address }: Caller,
    detail: AuditDetail,
  ): Promise<void> {
    await recordAudit(db, { at: clock(), event, accountId, actor, address, detail });
  }

  /** Opens the session of whoever has shown who they are. @throws AppError forbidden for a shut account */
  async function enter(
    accountId: string,
    caller: Caller,
    { device, way }: { device: Device | null; way: Way },
  ): Promise<SignedIn> {
    const account = await accountOf(db, accountId);
    // Told only to who knows the password.
    if (account.disabledAt) {
      await note('sign_in_refused', account, caller, { why: 'closed' });
      throw new AppError('forbidden', 'Hesabınız kapatılmış. Yöneticinizden açmasını isteyin.');
    }
    const token = await sessions.open(accountId, caller);
    const { cookie, isNew } = await devices.note(account, device, caller);
    await note('signed_in', account, caller, { way, device: deviceWords(caller.userAgent).text, isNew });
    return {
      token,
      user: await signedInUser(db, account),
      cookie: cookie === null ? null : { name: deviceCookie(account.email), value: cookie },
    };
  }

  /** The account of an e-mail and its password. @throws AppError unauthorized */
  async function ownerOf(email: string, password: string, caller: Caller) {
    const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
    const right = await verifyPassword(password, account?.passwordHash || DECOY);
    if (account?.passwordHash && right) return account;
    await note('sign_in_refused', account ?? { id: null, name: shortEmail(email) }, caller, {
      why: 'password',
    });
    throw new AppError('unauthorized', LOGIN_WRONG);
  }

  /**
   * Opens a session, or the way to the second step. Everyone may try.
   * @throws AppError bad_request, unauthorized, forbidden or too_many
   */
  async function login(
    input: { email?: unknown; password?: unknown },
    caller: Caller,
  ): Promise<SignedIn | HalfSignedIn> {
    const email = normalizeEmail(readText(input.email));
    const password = readText(input.password);
    const device = await deviceOf(email, caller);
    const account = await gate.attempt({ subject: email, client: caller, device }, () =>
      ownerOf(email, password, caller),
    );
    if (account.disabledAt || !(await secondStep.isSetUp(db, account.id)))
      return enter(account.id, caller, { device, way: 'password' });
    const { token } = await tokens.issue(db, { purpose: HALF, accountId: account.id, validMs: HALF_MS });
    const ways: SecondWay[] = [
      ...(account.totpSecret ? (['app'] as const) : []),
      'recovery',
      ...((await hasPasskey(db, account.id)) ? (['passkey'] as const) : []),
    ];
    return { secondStep: { token, ways } };
  }

  /** The second half with a code. Everyone may try. @throws AppError unauthorized for an old first half, invalid, too_many */
  async function loginWithCode(input: { token: string; code: string }, caller: Caller): Promise<SignedIn> {
    const half = await tokens.read(db, [HALF], input.token);
    if (!half?.accountId)
      throw new AppError('unauthorized', 'Girişin süresi doldu. Şifrenizle yeniden başlayın.');
    const { accountId } = half;
    const { email } = await accountOf(db, accountId);
    const device = await deviceOf(email, caller);
    const way = await gate.attempt({ subject: `second ${email}`, client: caller, device }, async () => {
      const taken = await secondStep.takeCode(accountId, input.code);
      if (taken) return taken;
      await note('sign_in_refused', await accountOf(db, accountId), caller, { why: 'code' });
      throw refusedField(
        'code',
        'mismatch',
        'Kod uymadı. Uygulamadaki yeni kodu ya da bir kurtarma kodunu yazın.',
      );
    });
    await tokens.revoke(db, [HALF], accountId);
    return enter(accountId, caller, { device, way });
  }

  /** Opens a session with a key of the caller's device. Everyone may try. @throws AppError unauthorized, forbidden */
  async function loginWithPasskey(
    input: { token: string; response: AuthenticationResponseJSON },
    caller: Caller & { origin: string },
  ): Promise<SignedIn> {
    const accountId = await passkeys.ownerOf(input, caller).catch(async (error: unknown) => {
      await note('sign_in_refused', { id: null, name: 'Geçiş anahtarı' }, caller, { why: 'passkey' });
      throw error;
    });
    const { email } = await accountOf(db, accountId);
    await tokens.revoke(db, [HALF], accountId);
    return enter(accountId, caller, { device: await deviceOf(email, caller), way: 'passkey' });
  }

  return { login, loginWithCode, loginWithPasskey };
}
