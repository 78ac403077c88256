import { randomBytes } from 'node:crypto';
import { type Context, unauthorized } from '../../context.ts';
import type { Ground } from './own.ts';

/**
 * The key of what a person's browser keeps of unsaved forms: made once, told to nobody but that person, so that the
 * next one at the same browser cannot read them.
 */
export function createDraftKeys({ db }: Pick<Ground, 'db'>) {
  return async (ctx: Context): Promise<string> => {
    ctx.require('own:read');
    const { accountId } = ctx;
    if (!accountId) throw unauthorized();
    const own = db.selectFrom('accounts').select('draftKey').where('id', '=', accountId);
    const known = (await own.executeTakeFirstOrThrow()).draftKey;
    if (known) return known;
    await db
      .updateTable('accounts')
      .set({ draftKey: randomBytes(32).toString('hex') })
      .where('id', '=', accountId)
      // Two tabs may ask at once: the first key stands.
      .where('draftKey', 'is', null)
      .execute();
    return (await own.executeTakeFirstOrThrow()).draftKey ?? '';
  };
}
