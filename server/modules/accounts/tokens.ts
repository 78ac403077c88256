import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { OneTimeTokenTable } from '../../db/account-tables.ts';
import type { Database } from '../../db/schema.ts';
import { hashToken, newToken } from '../../secrets.ts';

type Wanted = { purpose: string; accountId?: string | null; data?: string; validMs: number };

/** Secrets that work once and for a while: links to a password, challenges, the first half of a sign-in. */
export function createOneTimeTokens({ clock }: { clock: () => Date }) {
  /** Makes one; what has run out goes on this occasion. */
  async function issue(
    on: Kysely<Database>,
    { purpose, accountId = null, data, validMs }: Wanted,
  ): Promise<{ token: string; expiresAt: string }> {
    const now = clock();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + validMs).toISOString();
    await on.deleteFrom('oneTimeTokens').where('expiresAt', '<=', now.toISOString()).execute();
    await on
      .insertInto('oneTimeTokens')
      .values({
        ...{ id: uuid(), purpose, accountId, data: data ?? null },
        ...{ tokenHash: hashToken(token), createdAt: now.toISOString(), expiresAt },
      })
      .execute();
    return { token, expiresAt };
  }

  /** What a secret stands for; null for an unknown, used or old one. */
  async function read(
    on: Kysely<Database>,
    purposes: readonly string[],
    token: string,
  ): Promise<OneTimeTokenTable | null> {
    const found = await on
      .selectFrom('oneTimeTokens')
      .selectAll()
      .where('tokenHash', '=', hashToken(token))
      .where('purpose', 'in', [...purposes])
      .where('expiresAt', '>', clock().toISOString())
      .executeTakeFirst();
    return found ?? null;
  }

  /** The same, and the secret is used up: of two that come at once, one gets it. */
  async function use(
    on: Kysely<Database>,
    purposes: readonly string[],
    token: string,
  ): Promise<OneTimeTokenTable | null> {
    const used = await on
      .deleteFrom('oneTimeTokens')
      .where('tokenHash', '=', hashToken(token))
      .where('purpose', 'in', [...purposes])
      .where('expiresAt', '>', clock().toISOString())
      .returningAll()
      .executeTakeFirst();
    return used ?? null;
  }

  /** Makes those of an account worthless. */
  async function revoke(on: Kysely<Database>, purposes: readonly string[], accountId: string): Promise<void> {
    await on
      .deleteFrom('oneTimeTokens')
      .where('accountId', '=', accountId)
      .where('purpose', 'in', [...purposes])
      .execute();
  }

  return { issue, read, use, revoke };
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;
