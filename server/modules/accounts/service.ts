import type { Env } from '../../env.ts';
import type { Mailer } from '../../mail.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { createDevices } from './devices.ts';
import { createDraftKeys } from './draft-keys.ts';
import { createGate } from './gate.ts';
import { createLinks, type Links } from './links.ts';
import { createAccountService } from './manage.ts';
import type { Ground } from './own.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { createSecondStep } from './second-step.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createOneTimeTokens } from './tokens.ts';

type Options = Ground & {
  env: Env;
  rateLimits: RateLimits;
  mailer: Mailer;
  base: Links['base'];
  /** What the site is called: apps and devices show it beside a code or a key. */
  siteName: () => Promise<string>;
};

/** Who may come in: signing in, sessions, passwords, second steps, and the accounts of the panel. */
export function createAuth({ db, clock, env, rateLimits, mailer, base, siteName }: Options) {
  const gate = createGate(rateLimits);
  const ground = { db, clock };
  const throttle = gate.byPair;
  const tokens = createOneTimeTokens({ clock });
  const sessions = createSessions(ground);
  const devices = createDevices({ ...ground, send: mailer.send });
  const secondStep = createSecondStep({ ...ground, tokens, siteName });
  const passkeys = createPasskeys({ ...ground, tokens, siteName, secondStep });
  const signIn = createSignIn({ ...ground, gate, sessions, devices, tokens, secondStep, passkeys });
  const passwords = createPasswords({ ...ground, sessions, throttle, passwordMin: env.PASSWORD_MIN });
  const links = createLinks({ db, tokens, mailer, base, passwords, throttle });
  const { createAccount, hasAccounts, ...accounts } = createAccountService({ ...ground, links });
  const { login, loginWithCode, loginWithPasskey } = signIn;
  const { authenticate, logout, endSession } = sessions;
  const { changePassword, confirm, resetPassword } = passwords;
  const { forgotPassword, openLink, acceptLink } = links;
  const { security, beginApp, finishApp, removeApp, renewRecoveryCodes } = secondStep;
  const { beginPasskey, finishPasskey, removePasskey, passkeyChallenge } = passkeys;
  return {
    auth: {
      ...{ login, loginWithCode, loginWithPasskey, passkeyChallenge },
      ...{ authenticate, logout, sessions: sessions.sessions, endSession },
      ...{ changePassword, confirm, resetPassword, forgotPassword, openLink, acceptLink },
      ...{ security, beginApp, finishApp, removeApp, renewRecoveryCodes },
      ...{ beginPasskey, finishPasskey, removePasskey },
      ...{ createAccount, hasAccounts, draftKey: createDraftKeys(ground) },
      /** What everyone may know before they sign in. */
      policy: () => ({ passwordMin: env.PASSWORD_MIN, sendsMail: mailer.isSetUp }),
    },
    accounts,
  };
}

type Auth = ReturnType<typeof createAuth>;
export type AuthService = Auth['auth'];
export type AccountService = Auth['accounts'];
export type { OpenedLink } from './links.ts';
export type { SessionTokens } from './session-tokens.ts';
