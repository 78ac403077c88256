import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import type { Role } from '../../../domain/rights.ts';
import { cleanText } from '../../../domain/rules/clean-text.ts';
import { compareTurkish } from '../../../domain/rules/turkish.ts';
import {
  type Account,
  type AccountPatch,
  type accountInput,
  LINK_PURPOSES,
  type LinkWay,
  type User,
} from '../../../domain/things/account.ts';
import type { AuditDetail } from '../../../domain/things/audit.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { type Change, checkExpected, type Expected } from '../../records/change.ts';
import { translateDriverError } from '../../records/driver-errors.ts';
import { changesOf, type State, stateOf } from './account-state.ts';
import type { Handed, Links } from './links.ts';
import { accountOf, type Ground, normalizeEmail, tell, toUser } from './own.ts';
import { hashPassword } from './password.ts';

type Options = Ground & { links: Links };
type New = {
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
  requiresSecondStep?: boolean;
  mustChangePassword?: boolean;
};

/** The accounts of the panel, and who may do what there. */
export function createAccountService({ db, clock, links }: Options) {
  /** The accounts as they are answered, in Turkish order. */
  async function present(on: Kysely<Database>, id?: string): Promise<Account[]> {
    const now = clock().toISOString();
    const select = on.selectFrom('accounts').selectAll('accounts');
    const rows = await (id === undefined ? select : select.where('accounts.id', '=', id))
      .select((eb) => [
        eb
          .selectFrom('sessions')
          .select(sql<number>`count(*)`.as('open'))
          .whereRef('sessions.accountId', '=', 'accounts.id')
          .where('sessions.expiresAt', '>', now)
          .as('open'),
        eb
          .selectFrom('oneTimeTokens')
          .select('oneTimeTokens.expiresAt')
          .whereRef('oneTimeTokens.accountId', '=', 'accounts.id')
          .where('oneTimeTokens.purpose', 'in', [...LINK_PURPOSES])
          .where('oneTimeTokens.expiresAt', '>', now)
          .orderBy('oneTimeTokens.expiresAt', 'desc')
          .limit(1)
          .as('linkExpiresAt'),
        eb
          .selectFrom('passkeys')
          .select(sql<number>`count(*)`.as('keys'))
          .whereRef('passkeys.accountId', '=', 'accounts.id')
          .as('keys'),
      ])
      .execute();
    return rows
      .map((row) => ({
        ...toUser(row),
        status: stateOf(row),
        signedInAt: row.signedInAt,
        isSignedIn: Number(row.open) > 0,
        linkExpiresAt: row.linkExpiresAt,
        secondStep:
          Number(row.keys) > 0 ? ('passkey' as const) : row.totpSecret ? ('app' as const) : ('none' as const),
        requiresSecondStep: row.requiresSecondStep,
        version: row.version,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      }))
      .sort((a, b) => compareTurkish(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }

  async function presented(on: Kysely<Database>, id: string): Promise<Account> {
    const [account] = await present(on, id);
    if (!account) throw new AppError('not_found', 'Hesap bulunamadı.');
    return account;
  }

  /** Changes of who may do what go one after the other, on every instance. */
  async function inTurn<T>(work: (tx: Kysely<Database>) => Promise<T>): Promise<T> {
    return db
      .transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('revisions')
          .set((eb) => ({ revision: eb('revision', '+', 1) }))
          .where('id', '=', 'accounts')
          .execute();
        return work(tx);
      })
      .catch((error: unknown) => {
        throw translateDriverError(error);
      });
  }

  /** @throws AppError conflict when nobody but this account could manage the site */
  async function requireOtherAdmin(tx: Kysely<Database>, id: string): Promise<void> {
    const other = await tx
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabledAt', 'is', null)
      .where('passwordHash', '!=', '')
      .where('id', '!=', id)
      .limit(1)
      .executeTakeFirst();
    if (other) return;
    throw new AppError(
      'conflict',
      'Bu, giriş yapabilen son yönetici: silinemez, kapatılamaz, yetkisi değiştirilemez. Önce başka birini yönetici yapın.',
      { reason: 'last_admin' },
    );
  }

  async function insert(tx: Kysely<Database>, ctx: Context, { email, ...given }: New) {
    const known = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (known)
      throw new AppError('conflict', `${email} için zaten bir hesap var.`, { reason: 'email_taken' });
    const now = clock().toISOString();
    const account = { id: uuid(), email, ...given, createdAt: now, updatedAt: now };
    await tx.insertInto('accounts').values(account).execute();
    await tell(tx, clock, ctx, { action: 'create', account, changed: [], detail: { role: given.role } });
    return account;
  }

  /** The accounts, in Turkish order. */
  async function list(ctx: Context): Promise<Account[]> {
    ctx.require('accounts:read');
    return present(db);
  }

  /** @throws AppError not_found */
  async function get(ctx: Context, id: string): Promise<Account> {
    ctx.require('accounts:read');
    return presented(db, id);
  }

  /** Adds an account whose person chooses the password by a link. @throws AppError conflict, invalid, password_required */
  async function invite(
    ctx: Context,
    input: z.output<typeof accountInput>,
    origin: string,
  ): Promise<Account & Handed> {
    ctx.require('accounts:write');
    ctx.requireConfirmed();
    const { email, deliver, ...given } = input;
    links.requireWay(deliver);
    // Asked before the transaction, which holds the one connection that there may be.
    const siteBase = await links.base(origin);
    const { send, link, expiresAt, account } = await inTurn(async (tx) => {
      const added = await insert(tx, ctx, { ...given, email: normalizeEmail(email), passwordHash: '' });
      const handed = await links.hand(tx, added, { way: deliver, siteBase });
      return { ...handed, account: await presented(tx, added.id) };
    });
    send();
    return { ...account, link, expiresAt };
  }

  /** Makes a new link for an account. @throws AppError not_found, conflict, invalid, password_required */
  async function sendLink(
    ctx: Context,
    id: string,
    wanted: { deliver: LinkWay; origin: string },
  ): Promise<Handed> {
    ctx.require('accounts:write');
    const { deliver, origin } = wanted;
    await presented(db, id);
    ctx.requireConfirmed();
    links.requireWay(deliver);
    const siteBase = await links.base(origin);
    const { send, link, expiresAt } = await inTurn(async (tx) => {
      const account = await accountOf(tx, (await presented(tx, id)).id);
      if (account.disabledAt)
        throw new AppError('conflict', 'Hesap kapalı. Şifre bağlantısı için önce yeniden açın.', {
          reason: 'account_disabled',
        });
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['link'], detail: { way: deliver } });
      return links.hand(tx, account, { way: deliver, siteBase });
    });
    send();
    return { link, expiresAt };
  }

  async function store(
    tx: Kysely<Database>,
    { id, version }: Account,
    { isOpen, wasOpen, ...values }: State & { wasOpen: boolean },
  ): Promise<void> {
    const now = clock().toISOString();
    await tx
      .updateTable('accounts')
      .set({ ...values, version: version + 1, updatedAt: now })
      .set(isOpen === wasOpen ? {} : { disabledAt: isOpen ? null : now })
      .where('id', '=', id)
      .execute();
    if (!isOpen) await tx.deleteFrom('sessions').where('accountId', '=', id).execute();
  }

  /** Changes name, role or whether the account is open. @throws AppError not_found, conflict, invalid, password_required */
  async function update(
    ctx: Context,
    id: string,
    wanted: { change: Change<AccountPatch>; match?: Expected['match'] },
  ): Promise<Account> {
    ctx.require('accounts:write');
    const { change, match } = wanted;
    return inTurn(async (tx) => {
      const before = await presented(tx, id);
      ctx.requireConfirmed();
      await checkExpected(before, { version: change.version, match }, async () => before);
      const { name, role, requiresSecondStep } = before;
      const next = { name, role, requiresSecondStep, isOpen: before.status !== 'disabled' };
      const { isActive: isOpen = next.isOpen, ...patch } = change.against(before);
      const after = { ...next, ...patch, isOpen };
      const changed = changesOf(next, after);
      if (changed.length === 0) return before;
      if (before.role === 'admin' && (after.role !== 'admin' || !isOpen)) await requireOtherAdmin(tx, id);
      await store(tx, before, { ...after, wasOpen: next.isOpen });
      const renamed = { ...before, name: after.name };
      const detail: AuditDetail = role === after.role ? {} : { from: role, to: after.role };
      await tell(tx, clock, ctx, { action: 'update', account: renamed, changed, detail });
      return presented(tx, id);
    });
  }

  /** Removes an account with its sessions; what it did stays told. @throws AppError not_found, conflict, password_required */
  async function remove(ctx: Context, id: string, expected: Expected): Promise<void> {
    ctx.require('accounts:write');
    await inTurn(async (tx) => {
      const account = await presented(tx, id);
      ctx.requireConfirmed();
      await checkExpected(account, expected, async () => account);
      if (account.role === 'admin') await requireOtherAdmin(tx, id);
      await tx.deleteFrom('accounts').where('id', '=', id).execute();
      await tell(tx, clock, ctx, { action: 'delete', account, changed: [] });
    });
  }

  /** Takes the second step from an account whose person lost it. @throws AppError not_found, password_required */
  async function resetSecondStep(ctx: Context, id: string): Promise<void> {
    ctx.require('accounts:write');
    await inTurn(async (tx) => {
      const account = await presented(tx, id);
      ctx.requireConfirmed();
      await tx
        .updateTable('accounts')
        .set({ totpSecret: null, totpUsedStep: null, version: account.version + 1 })
        .set({ updatedAt: clock().toISOString() })
        .where('id', '=', id)
        .execute();
      for (const table of ['passkeys', 'recoveryCodes', 'sessions'] as const)
        await tx.deleteFrom(table).where('accountId', '=', id).execute();
      await tell(tx, clock, ctx, { action: 'update', account, changed: ['secondStep'] });
    });
  }

  /** Adds an account with a password, as the command line does. @throws AppError conflict when the e-mail has one */
  async function createAccount(
    ctx: Context,
    input: { email: string; password: string; name: string; role: Role; mustChangePassword?: boolean },
  ): Promise<User> {
    ctx.require('accounts:write');
    const { email, password, name, role, mustChangePassword = false } = input;
    const passwordHash = await hashPassword(password);
    const person = { email: normalizeEmail(email), name: cleanText(name), role };
    const account = { ...person, passwordHash, mustChangePassword };
    return toUser(await inTurn((tx) => insert(tx, ctx, account)));
  }

  async function hasAccounts(ctx: Context): Promise<boolean> {
    ctx.require('accounts:read');
    return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  return { list, get, invite, sendLink, update, remove, resetSecondStep, createAccount, hasAccounts };
}
