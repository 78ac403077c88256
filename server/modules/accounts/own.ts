import type { Kysely } from 'kysely';
import { cleanText } from '../../../domain/rules/clean-text.ts';
import type { Duty, User } from '../../../domain/things/account.ts';
import type { AuditDetail, AuditEvent } from '../../../domain/things/audit.ts';
import { type Context, unauthorized } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { type AccountDeed, type AccountFact, addAccountActivity } from '../../records/activities.ts';
import { recordAudit } from '../../records/audit.ts';

/** Where a call comes from. */
export type Client = { address: string; userAgent: string | null; origin?: string };

/** What the parts of signing in are made of. */
export type Ground = { db: Kysely<Database>; clock: () => Date };

/** A person as the API answers them. */
export function toUser({ id, email, name, role }: Omit<User, 'mustDo'>): User {
  return { id, email, name, role };
}

type Obliged = Omit<User, 'mustDo'> & { mustChangePassword: boolean; requiresSecondStep: boolean };

/** What a person has to do before anything else. */
export async function duties(on: Kysely<Database>, account: Obliged): Promise<Duty[]> {
  const due: Duty[] = account.mustChangePassword ? ['password'] : [];
  if (!account.requiresSecondStep) return due;
  const { totpSecret } = await accountOf(on, account.id);
  const keys = on.selectFrom('passkeys').select('id').where('accountId', '=', account.id);
  if (totpSecret === null && !(await keys.limit(1).executeTakeFirst())) due.push('secondStep');
  return due;
}

/** A person as they are told who they are, with what they have to do first. */
export async function signedInUser(on: Kysely<Database>, account: Obliged): Promise<User> {
  const mustDo = await duties(on, account);
  return { ...toUser(account), ...(mustDo.length > 0 && { mustDo }) };
}

/** An e-mail as accounts are found by it. */
export function normalizeEmail(email: string): string {
  return cleanText(email).toLowerCase();
}

/** Whose account and session it is. @throws AppError unauthorized for a visitor or a part of the program */
export function ownOf(
  ctx: Context,
  right: 'own:read' | 'own:write',
): { accountId: string; sessionId: string } {
  ctx.require(right);
  const { accountId, sessionId } = ctx;
  if (!accountId || !sessionId) throw unauthorized();
  return { accountId, sessionId };
}

/** The account with this id, which has to be there. */
export function accountOf(on: Kysely<Database>, id: string) {
  return on.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

type Doer = Pick<Context, 'accountId' | 'name' | 'address'>;

/** What the audit trail calls the change of one thing. */
const EVENTS: Record<AccountFact, AuditEvent> = {
  password: 'password_changed',
  sessions: 'session_ended',
  link: 'link_made',
  secondStep: 'second_step_changed',
  recoveryCodes: 'recovery_codes_renewed',
  passkeys: 'passkeys_changed',
  name: 'account_changed',
  role: 'role_changed',
  opened: 'account_opened',
  closed: 'account_closed',
  stepRequired: 'account_changed',
};

/** Adds what happened to an account to the activity list and to the audit trail; `detail` says more there. */
export async function tell(
  on: Kysely<Database>,
  clock: () => Date,
  doer: Doer,
  { detail = {}, ...deed }: AccountDeed & { detail?: AuditDetail },
): Promise<void> {
  const at = clock();
  const { accountId, name: actor, address } = doer;
  await addAccountActivity(on, deed, { accountId, actor, at: at.toISOString() });
  const { action, account, changed } = deed;
  const events =
    action === 'update'
      ? changed.map((fact) => EVENTS[fact])
      : [action === 'create' ? ('account_added' as const) : ('account_removed' as const)];
  for (const event of new Set(events))
    await recordAudit(on, { at, event, accountId, actor, address, subject: account.name, detail });
}
