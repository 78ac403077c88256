import type { Kysely } from 'kysely';
import type { Engine } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { withoutAuditGuard } from '../../records/audit-guard.ts';

/** Who writes what the program does by itself. */
const PROGRAM = 'Saklama süresi';

/**
 * Takes the lines of the audit trail whose time is over from its beginning. A new line says which was the last of them
 * and what its hash was, so that the chain still holds and nobody else can shorten it unseen.
 * @returns how many went
 */
export async function shortenAudit(
  db: Kysely<Database>,
  engine: Engine,
  { before, now }: { before: string; now: Date },
): Promise<number> {
  const lastOver = (on: Kysely<Database>) =>
    on
      .selectFrom('auditEvents')
      .select(['seq', 'hash'])
      .where('at', '<', before)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
  if (!(await lastOver(db))) return 0;
  return db.transaction().execute(async (tx) => {
    const last = await lastOver(tx);
    if (!last) return 0;
    // The new line first: whoever adds one meanwhile waits for it.
    await recordAudit(tx, {
      ...{ at: now, event: 'trail_shortened', accountId: null, actor: PROGRAM },
      detail: { seq: last.seq, head: last.hash },
    });
    const guardAgain = await withoutAuditGuard(tx, engine);
    const gone = await tx.deleteFrom('auditEvents').where('seq', '<=', last.seq).executeTakeFirst();
    await guardAgain();
    return Number(gone.numDeletedRows);
  });
}
