import type { Kysely } from 'kysely';
import type { DraftKind, OpenForm } from '../../../domain/things/draft.ts';
import { type Context, unauthorized } from '../../context.ts';
import type { Database } from '../../db/schema.ts';

/** Who was not heard of for so long has closed the form. */
const GONE_AFTER_MS = 90_000;
/** How long it is stored who had what open. */
const KEPT_MS = 3_600_000;

type Form = { kind: DraftKind; target: string };

/** Who has which form open. It is no content: without versions, history, or a new revision. */
export function createOpenForms({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  function before(ms: number): string {
    return new Date(clock().getTime() - ms).toISOString();
  }

  async function others(ctx: Context, { kind, target }: Form): Promise<OpenForm[]> {
    const rows = await db
      .selectFrom('openForms')
      .innerJoin('accounts', 'accounts.id', 'openForms.accountId')
      .select(['accountId', 'accounts.name', 'since', 'field'])
      .where('kind', '=', kind)
      .where('target', '=', target)
      .where('seenAt', '>', before(GONE_AFTER_MS))
      .orderBy('since')
      .execute();
    return rows.map((row) => ({ ...row, isSelf: row.accountId === ctx.accountId }));
  }

  /** Says that the caller has a form open, and in which field; answers everyone who has. */
  async function keep(ctx: Context, opened: Form & { field: string }): Promise<OpenForm[]> {
    ctx.require('drafts:read');
    const { field, ...form } = opened;
    const { accountId } = ctx;
    if (!accountId) throw unauthorized();
    const now = clock().toISOString();
    await db.deleteFrom('openForms').where('seenAt', '<', before(KEPT_MS)).execute();
    await db
      .deleteFrom('openForms')
      .where('kind', '=', form.kind)
      .where('target', '=', form.target)
      .where('accountId', '=', accountId)
      .where('seenAt', '<=', before(GONE_AFTER_MS))
      .execute();
    await db
      .insertInto('openForms')
      .values({ ...form, accountId, field, since: now, seenAt: now })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'target', 'accountId']).doUpdateSet({ seenAt: now, field }),
      )
      .execute();
    return others(ctx, form);
  }

  /** Says that the caller has closed it. */
  async function leave(ctx: Context, form: Form): Promise<void> {
    ctx.require('drafts:read');
    const { kind, target } = form;
    await db
      .deleteFrom('openForms')
      .where('kind', '=', kind)
      .where('target', '=', target)
      .where('accountId', '=', ctx.accountId ?? '')
      .execute();
  }

  return { keep, leave };
}

export type OpenForms = ReturnType<typeof createOpenForms>;
