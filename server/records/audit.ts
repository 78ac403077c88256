import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { shortAddress } from '../../domain/rules/short-address.ts';
import { fold } from '../../domain/rules/turkish.ts';
import type { AuditDetail, AuditEvent } from '../../domain/things/audit.ts';
import type { AuditEventTable } from '../db/account-tables.ts';
import type { Database } from '../db/schema.ts';

/** The hash that the first line carries as that of the one before it. */
export const CHAIN_BEGINS = '0'.repeat(64);

type Hashed = Omit<Selectable<AuditEventTable>, 'hash' | 'searchText'>;

/** The hash of a line: of all that it says, and of the line before it. */
export function auditHash(line: Hashed): string {
  const { previousHash, seq, at, event, accountId, actor, subject, detail, address } = line;
  const said = [previousHash, seq, at, event, accountId, actor, subject, detail, address];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** What happened, to whom or to what, and who did it from where. */
export type AuditEntry = {
  at: Date;
  event: AuditEvent;
  accountId: string | null;
  actor: string;
  subject?: string | null;
  detail?: AuditDetail;
  /** As it came; it is stored shortened. */
  address?: string | undefined;
};

async function append(tx: Kysely<Database>, entry: AuditEntry): Promise<void> {
  // Who adds a line at the same time waits here until this one is written.
  await tx
    .updateTable('revisions')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 'audit')
    .execute();
  const last = await tx
    .selectFrom('auditEvents')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { event, accountId, actor, subject = null, detail = {}, address } = entry;
  const line = {
    ...{ seq: (last?.seq ?? 0) + 1, at: entry.at.toISOString(), event, accountId, actor, subject },
    detail: JSON.stringify(detail),
    address: address === undefined ? null : shortAddress(address),
    previousHash: last?.hash ?? CHAIN_BEGINS,
  };
  const searchText = fold([actor, subject, ...Object.values(detail)].join(' '));
  await tx
    .insertInto('auditEvents')
    .values({ ...line, hash: auditHash(line), searchText })
    .execute();
}

/** Adds a line to the audit trail, within the transaction of what it tells of or in one of its own. */
export async function recordAudit(on: Kysely<Database>, entry: AuditEntry): Promise<void> {
  if (on.isTransaction) return append(on, entry);
  await on.transaction().execute((tx) => append(tx, entry));
}
