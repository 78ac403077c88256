import { AppError } from '../domain/errors.ts';
import { allows, type Right, type Role } from '../domain/rights.ts';
import { type Scope, scopesAllow } from '../domain/scopes.ts';
import type { User } from '../domain/things/account.ts';

/** A signed-in person, and the session of the token that was sent. */
export type PersonSession = {
  id: string;
  user: User;
  /** Whether the password was just asked once more. */
  isConfirmed: boolean;
  machine?: undefined;
};
/** Another program, by a token that says what it may do. */
export type Machine = { id: string; name: string; scopes: readonly Scope[] };
export type MachineSession = { id: string; user: null; isConfirmed: false; machine: Machine };
export type Session = PersonSession | MachineSession;

/** Who writes: an account, a visitor, or a part of the program such as the seed. */
export type Actor = {
  accountId: string | null;
  name: string;
  /** A work that is done in several writes: the activity list tells of it in one line. */
  operation?: string | undefined;
  /** What a visitor sends is kept like everything, and is no deed of the staff. */
  isVisitor?: true;
};

/** Who calls a verb, and what they may do. Every verb asks it before anything else. */
export type Context = Actor & {
  /** The session that a signed-in person came with. */
  sessionId?: string | undefined;
  /** Where the call came from. */
  address?: string | undefined;
  /** Whether the caller has a right. */
  may: (right: Right) => boolean;
  /** @throws AppError unauthorized for a visitor, forbidden for a person whose role has not the right */
  require: (right: Right) => void;
  /** Asked after `require` by what is dangerous. @throws AppError password_required */
  requireConfirmed: () => void;
};

/** The refusal of a caller who is not signed in. */
export function unauthorized(): AppError {
  return new AppError('unauthorized', 'Oturumunuz yok ya da süresi doldu. Lütfen tekrar giriş yapın.');
}

function forbidden(): AppError {
  return new AppError('forbidden', 'Hesabınızın bu işlem için yetkisi yok. Yöneticinizden yetki isteyin.');
}

function passwordRequired(): AppError {
  return new AppError('password_required', 'Bu işlem için şifrenizi bir kez daha yazın.');
}

type Answers = { may: Context['may']; refusal: () => AppError; isConfirmed: boolean };

function contextOf(actor: Pick<Context, keyof Actor | 'sessionId' | 'address'>, answers: Answers): Context {
  const { may, refusal, isConfirmed } = answers;
  return {
    ...actor,
    may,
    require: (right) => {
      if (!may(right)) throw refusal();
    },
    requireConfirmed: () => {
      if (!isConfirmed) throw passwordRequired();
    },
  };
}

/** Someone who is not signed in: sees what the site shows, and has no right beyond. */
export const VISITOR: Context = contextOf(
  { accountId: null, name: 'Ziyaretçi', isVisitor: true },
  { may: () => false, refusal: unauthorized, isConfirmed: false },
);

/** A signed-in person; `operation` names a work that is done in several requests. */
export function personContext(
  account: {
    id: string;
    name: string;
    role: Role;
    sessionId?: string | undefined;
    isConfirmed?: boolean;
    address?: string | undefined;
  },
  operation?: string | undefined,
): Context {
  const { id: accountId, name, sessionId, address, isConfirmed = false } = account;
  const actor = { accountId, name, sessionId, address, ...(operation && { operation }) };
  return contextOf(actor, { may: (right) => allows(account.role, right), refusal: forbidden, isConfirmed });
}

function outOfScope(): AppError {
  return new AppError('forbidden', 'Bu API belirtecinin kapsamı bu işlemi içermiyor.');
}

/** Another program: what its token allows and nothing else. The history tells of it by the token's name. */
export function machineContext(
  { name, scopes }: Machine,
  { address, operation }: { address?: string | undefined; operation?: string | undefined } = {},
): Context {
  return contextOf(
    { accountId: null, name, address, ...(operation && { operation }) },
    { may: (right) => scopesAllow(scopes, right), refusal: outOfScope, isConfirmed: false },
  );
}

/** A part of the program itself, such as the seed or a command: nothing is refused to it. */
export function programContext(name: string): Context {
  return contextOf({ accountId: null, name }, { may: () => true, refusal: forbidden, isConfirmed: true });
}

/** Who writes when a command or the first start does. */
export const COMMAND_LINE: Context = programContext('Komut satırı');
