import type { Kysely } from 'kysely';
import { ANONYMOUS, type Message } from '../../../domain/things/message.ts';
import { programContext } from '../../context.ts';
import type { Engine } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { overwriteRecord } from '../../records/forget.ts';
import { inTrash, purgeFromTrash } from '../../records/trash.ts';
import type { Records } from '../../records/write.ts';
import type { AuditService } from '../audit/service.ts';
import { readSettings } from '../settings/service.ts';

const DAY_MS = 86_400_000;
const KEYS_MS = 30 * DAY_MS;
/** So many messages go in one write; others have their turn in between. */
const AT_ONCE = 100;
const PROGRAM = programContext('Saklama süresi');

export type PeriodOptions = {
  db: Kysely<Database>;
  engine: Engine;
  records: Records;
  clock: () => Date;
  audit: Pick<AuditService, 'shorten'>;
};

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString();
}

/** Makes messages of before a moment anonymous, with all that history and trash know of them. Answers how many. */
async function anonymizeMessages({ db, records }: PeriodOptions, before: string): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db
      .selectFrom('messages')
      .select('id')
      .where('anonymizedAt', 'is', null)
      .where('createdAt', '<', before)
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return count;
    await records.write(PROGRAM, async (write) => {
      const blank = { ...ANONYMOUS, anonymizedAt: write.at } satisfies Partial<Message>;
      for (const { id } of rows) await overwriteRecord(write, 'messages', id, blank);
      const ids = rows.map(({ id }) => id);
      await write.tx.deleteFrom('messageKeys').where('messageId', 'in', ids).execute();
    });
    count += rows.length;
  }
}

/** Removes from the trash for good what is as old: nobody could say any more why it should come back. */
async function purgeMessages({ db, records }: PeriodOptions, before: string): Promise<number> {
  const lines = await inTrash(db)
    .select(['history.batchId', 'history.before'])
    .where('history.entity', '=', 'messages')
    .execute();
  const old = lines.filter(({ before: row }) => String(row?.createdAt ?? '') < before);
  const batches = [...new Set(old.map(({ batchId }) => batchId))];
  for (const batchId of batches)
    await records.write(PROGRAM, async (write) => {
      await purgeFromTrash(write, batchId);
    });
  return batches.length;
}

/**
 * Lets go of what its time is over for, by the periods of the settings: messages become anonymous, sessions that ended
 * and browsers that nobody signs in with any more go, the audit trail loses its oldest lines.
 */
export async function keepPeriods(options: PeriodOptions): Promise<void> {
  const { db, engine, records, clock, audit } = options;
  const now = clock();
  const { messageMonths, sessionDays, logMonths } = await readSettings(db);
  const before = monthsBefore(now, Number(messageMonths));
  const count = (await anonymizeMessages(options, before)) + (await purgeMessages(options, before));
  if (count > 0) {
    const { accountId, name: actor } = PROGRAM;
    await recordAudit(db, { at: now, event: 'messages_anonymized', accountId, actor, detail: { count } });
    await records.scrub();
  }
  const unseen = new Date(now.getTime() - Number(sessionDays) * DAY_MS).toISOString();
  await db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute();
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<', now.toISOString()).execute();
  await db.deleteFrom('knownDevices').where('seenAt', '<', unseen).execute();
  const sent = new Date(now.getTime() - KEYS_MS).toISOString();
  await db.deleteFrom('messageKeys').where('createdAt', '<', sent).execute();
  await audit.shorten(db, engine, { before: monthsBefore(now, Number(logMonths)), now });
}
