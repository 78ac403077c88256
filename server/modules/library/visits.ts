import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayOf } from '../../../domain/rules/day.ts';
import type { Database } from '../../db/schema.ts';
import { isRobot } from '../../robots.ts';

export type Visitor = { address: string; userAgent: string | undefined };

/**
 * Tells visitors apart for one day, by a hash of address and browser with a secret of that day. Secret and hashes
 * are thrown away when the day is over, so nothing personal is kept.
 */
export function createVisits({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  async function saltOf(day: string, on: Kysely<Database>): Promise<string> {
    const read = () => on.selectFrom('visitSalts').select('salt').where('day', '=', day).executeTakeFirst();
    const known = await read();
    if (known) return known.salt;
    await on
      .insertInto('visitSalts')
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    return (await read())?.salt ?? '';
  }

  /** Whether this visitor does this for the first time today; robots never do. */
  async function isFirst(what: string, visitor: Visitor, on: Kysely<Database> = db): Promise<boolean> {
    const { address, userAgent } = visitor;
    if (!userAgent || isRobot(userAgent)) return false;
    const day = dayOf(clock());
    const hash = createHash('sha256')
      .update(JSON.stringify([await saltOf(day, on), what, address, userAgent]))
      .digest('base64url');
    const added = await on
      .insertInto('visits')
      .values({ day, visitor: hash })
      .onConflict((conflict) => conflict.columns(['day', 'visitor']).doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  /** Forgets the days before today. */
  async function forget(): Promise<void> {
    const today = dayOf(clock());
    await db.deleteFrom('visits').where('day', '<', today).execute();
    await db.deleteFrom('visitSalts').where('day', '<', today).execute();
  }

  return { isFirst, forget };
}
