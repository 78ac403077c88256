import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { type ApiToken, TOKEN_PREFIX, type tokenInput } from '../../../domain/things/api-token.ts';
import type { Context, MachineSession } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { hashToken, newToken } from '../../secrets.ts';

/** Uses are counted in memory and stored so seldom: a program that calls every second makes no write each time. */
const STORED_EVERY_MS = 60_000;
const HINT_LETTERS = 4;
const COLUMNS = [
  ...(['id', 'name', 'scopes', 'hint', 'createdBy', 'createdAt', 'expiresAt', 'lastUsedAt', 'uses'] as const),
];

type Uses = { count: number; at: string; storedAt: number };

/** The tokens by which other programs call the API. */
export function createTokenService({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  const uses = new Map<string, Uses>();

  async function store(id: string, used: Uses): Promise<void> {
    const { count, at } = used;
    used.count = 0;
    used.storedAt = clock().getTime();
    if (count === 0) return;
    await db
      .updateTable('apiTokens')
      .set((eb) => ({ uses: eb('uses', '+', count), lastUsedAt: at }))
      .where('id', '=', id)
      .execute();
  }

  /** Stores what was counted. */
  async function flush(): Promise<void> {
    for (const [id, used] of uses) await store(id, used);
  }

  async function note(id: string, now: Date): Promise<void> {
    const used = uses.get(id) ?? { count: 0, at: '', storedAt: 0 };
    uses.set(id, used);
    used.count += 1;
    used.at = now.toISOString();
    if (now.getTime() - used.storedAt >= STORED_EVERY_MS) await store(id, used);
  }

  /** Who calls with a token; null for one that is unknown, revoked or past its end. */
  async function authenticate(token: string): Promise<MachineSession | null> {
    const now = clock();
    const row = await db
      .selectFrom('apiTokens')
      .select(['id', 'name', 'scopes', 'expiresAt'])
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirst();
    if (!row || (row.expiresAt !== null && Date.parse(row.expiresAt) <= now.getTime())) return null;
    await note(row.id, now);
    const { id, name, scopes } = row;
    return { id, user: null, machine: { id, name, scopes }, isConfirmed: false };
  }

  /** All tokens, the newest first. */
  async function list(ctx: Context): Promise<ApiToken[]> {
    ctx.require('accounts:read');
    await flush();
    return db
      .selectFrom('apiTokens')
      .select(COLUMNS)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** No token goes by the name of a person or of another token: the history tells who wrote by it. */
  async function checkName(on: Kysely<Database>, name: string): Promise<void> {
    for (const table of ['apiTokens', 'accounts'] as const) {
      const same = await on.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
      if (same) throw refusedField('name', 'taken', `"${name}" adı zaten kullanılıyor. Başka bir ad verin.`);
    }
  }

  /** Makes a token, which is told this once. @throws AppError password_required, invalid */
  async function create(
    ctx: Context,
    input: z.output<typeof tokenInput>,
  ): Promise<ApiToken & { token: string }> {
    ctx.require('accounts:write');
    ctx.requireConfirmed();
    const { name, scopes, expiresAt } = input;
    const now = clock();
    if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime())
      throw refusedField('expiresAt', 'too_small', 'Bitiş zamanı geçmişte olamaz.');
    const token = TOKEN_PREFIX + newToken();
    const row = {
      ...{ id: uuid(), name, hint: token.slice(-HINT_LETTERS), createdBy: ctx.name },
      ...{ createdAt: now.toISOString(), expiresAt },
    };
    await db.transaction().execute(async (tx) => {
      await checkName(tx, name);
      await tx
        .insertInto('apiTokens')
        .values({ ...row, scopes: JSON.stringify(scopes), tokenHash: hashToken(token) })
        .execute();
      await tell(tx, ctx, 'token_made', name, scopes.join(', '));
    });
    return { ...row, scopes, lastUsedAt: null, uses: 0, token };
  }

  /** Makes a token worthless at once: whoever has to, has no time to look for a password. @throws AppError not_found */
  async function revoke(ctx: Context, id: string): Promise<void> {
    ctx.require('accounts:write');
    await db.transaction().execute(async (tx) => {
      const row = await tx.deleteFrom('apiTokens').where('id', '=', id).returning('name').executeTakeFirst();
      if (!row) throw new AppError('not_found', 'Belirteç bulunamadı.');
      await tell(tx, ctx, 'token_revoked', row.name);
    });
    uses.delete(id);
  }

  async function tell(
    on: Kysely<Database>,
    { accountId, name: actor, address }: Context,
    event: 'token_made' | 'token_revoked',
    subject: string,
    what?: string,
  ): Promise<void> {
    const detail = what === undefined ? undefined : { what };
    await recordAudit(on, {
      at: clock(),
      event,
      accountId,
      actor,
      subject,
      ...(detail && { detail }),
      address,
    });
  }

  return { authenticate, list, create, revoke, flush };
}

export type TokenService = ReturnType<typeof createTokenService>;
