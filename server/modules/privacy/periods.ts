import type { Kysely } from 'kysely';
import { ANONYMOUS } from '../../../domain/things/message.ts';
import { ANONYMOUS_QUOTE, type Quote, type QuoteItem } from '../../../domain/things/quote.ts';
import { programContext } from '../../context.ts';
import type { Engine } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { overwriteRecord } from '../../records/forget.ts';
import type { Values } from '../../records/kinds.ts';
import { inTrash, purgeFromTrash } from '../../records/trash.ts';
import type { Records, Write } from '../../records/write.ts';
import type { AuditService } from '../audit/service.ts';
import { readSettings } from '../settings/service.ts';
import type { OfPersons } from './find.ts';

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

/** What of a row stays, and the keys that its sending is known by. */
const KINDS = {
  messages: { blank: (): Values => ({ ...ANONYMOUS }), forgetKeys: keysOfMessages },
  quotes: { blank: blankQuote, forgetKeys: keysOfQuotes },
} as const;

async function keysOfMessages({ tx }: Write, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('messageKeys').where('messageId', 'in', ids).execute();
}

async function keysOfQuotes({ tx }: Write, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('quoteKeys').where('quoteId', 'in', ids).execute();
}

/** A list without what its sender and the staff wrote: the products stay, which are nobody's. */
function blankQuote(row: Values): Values {
  const { items, offer } = row as Pick<Quote, 'items' | 'offer'>;
  const silent = (lines: readonly QuoteItem[]) => lines.map((line) => ({ ...line, note: '' }));
  return {
    ...ANONYMOUS_QUOTE,
    items: silent(items),
    offer: offer && { ...offer, items: silent(offer.items), terms: '' },
  };
}

/** Makes rows of before a moment anonymous, with all that history and trash know of them. Answers how many. */
async function anonymize({ db, records }: PeriodOptions, kind: OfPersons, before: string): Promise<number> {
  const { blank, forgetKeys } = KINDS[kind];
  let count = 0;
  for (;;) {
    const rows = await db
      .selectFrom(kind as 'messages')
      .selectAll()
      .where('anonymizedAt', 'is', null)
      .where('createdAt', '<', before)
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return count;
    await records.write(PROGRAM, async (write) => {
      for (const row of rows)
        await overwriteRecord(write, kind, row.id, { ...blank(row), anonymizedAt: write.at });
      await forgetKeys(
        write,
        rows.map(({ id }) => id),
      );
    });
    count += rows.length;
  }
}

/** Removes from the trash for good what is as old: nobody could say any more why it should come back. */
async function purge({ db, records }: PeriodOptions, kind: OfPersons, before: string): Promise<number> {
  const lines = await inTrash(db)
    .select(['history.batchId', 'history.before'])
    .where('history.entity', '=', kind)
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
 * Lets go of what its time is over for, by the periods of the settings: messages and quotes become anonymous, sessions that ended
 * and browsers that nobody signs in with any more go, the audit trail loses its oldest lines.
 */
export async function keepPeriods(options: PeriodOptions): Promise<void> {
  const { db, engine, records, clock, audit } = options;
  const now = clock();
  const { messageMonths, quoteMonths, sessionDays, logMonths } = await readSettings(db);
  for (const [kind, months, event] of [
    ['messages', messageMonths, 'messages_anonymized'],
    ['quotes', quoteMonths, 'quotes_anonymized'],
  ] as const) {
    const before = monthsBefore(now, Number(months));
    const count = (await anonymize(options, kind, before)) + (await purge(options, kind, before));
    if (count === 0) continue;
    const { accountId, name: actor } = PROGRAM;
    await recordAudit(db, { at: now, event, accountId, actor, detail: { count } });
    await records.scrub();
  }
  const unseen = new Date(now.getTime() - Number(sessionDays) * DAY_MS).toISOString();
  await db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute();
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<', now.toISOString()).execute();
  await db.deleteFrom('knownDevices').where('seenAt', '<', unseen).execute();
  const sent = new Date(now.getTime() - KEYS_MS).toISOString();
  await db.deleteFrom('messageKeys').where('createdAt', '<', sent).execute();
  await db.deleteFrom('quoteKeys').where('createdAt', '<', sent).execute();
  await audit.shorten(db, engine, { before: monthsBefore(now, Number(logMonths)), now });
}
