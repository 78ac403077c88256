import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { csvTable } from '../../../domain/rules/csv.ts';
import { formatMoment } from '../../../domain/rules/format.ts';
import {
  type AuditCheck,
  type AuditDetail,
  type AuditGroup,
  type AuditLine,
  eventsOf,
} from '../../../domain/things/audit.ts';
import type { Context } from '../../context.ts';
import { column, type Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { searchTexts } from '../../db/search-runs.ts';
import { searchedList } from '../../db/searched-list.ts';
import { auditHash, CHAIN_BEGINS, recordAudit } from '../../records/audit.ts';
import { shortenAudit } from './shorten.ts';

export type AuditQuery = {
  search?: string | undefined;
  group?: AuditGroup | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Lines that are looked at in one go. */
const PART = 1000;

/** Reading the audit trail, and seeing whether anybody changed it. */
export function createAuditService({ db, clock }: { db: Kysely<Database>; clock: () => Date }) {
  function ofGroup(group: AuditGroup | undefined): Array<RawBuilder<SqlBool>> {
    return group ? [sql<SqlBool>`"auditEvents".event in (${sql.join(eventsOf(group))})`] : [];
  }

  function linesWhere(conditions: ReadonlyArray<RawBuilder<SqlBool>>) {
    return conditions.reduce(
      (narrower, condition) => narrower.where(condition),
      db.selectFrom('auditEvents'),
    );
  }

  /** A part of the trail, newest first. */
  async function list(ctx: Context, query: AuditQuery): Promise<Page<AuditLine>> {
    ctx.require('audit:read');
    const { search, group, limit, cursor } = query;
    const lines = linesWhere([]).select([
      ...(['seq', 'at', 'event', 'accountId', 'actor', 'subject', 'detail', 'address', 'hash'] as const),
    ]);
    const page = await searchedList(db, lines, {
      ...{ table: 'auditEvents', where: ofGroup(group), tally: { event: group && eventsOf(group) } },
      ...{ query: { search, limit, cursor }, sorts: { seq: [column('auditEvents.seq', 'number')] } },
      ...{ defaultSort: '-seq', id: 'auditEvents.seq' },
    });
    const rows = page.rows.map((row) => ({
      ...row,
      event: row.event as AuditLine['event'],
      detail: JSON.parse(row.detail) as Record<string, string | number | boolean>,
    }));
    return { ...page, rows };
  }

  /** The lines from one on, in slices. */
  async function* linesAfter(seq: number) {
    for (let after = seq; ; ) {
      const lines = await db
        .selectFrom('auditEvents')
        .selectAll()
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(PART)
        .execute();
      yield* lines;
      const last = lines.at(-1);
      if (!last || lines.length < PART) return;
      after = last.seq;
    }
  }

  /** The line before the first that is left: those whose time was over went, and a later line says so. */
  async function beginning(): Promise<{ seq: number; head: string }> {
    const first = await db
      .selectFrom('auditEvents')
      .select(['seq', 'previousHash'])
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    return { seq: (first?.seq ?? 1) - 1, head: first?.previousHash ?? CHAIN_BEGINS };
  }

  /** Looks over the whole chain: every hash and every number. What was cut off at its end only its head tells. */
  async function verify(ctx: Context): Promise<AuditCheck> {
    ctx.require('audit:read');
    const begins = await beginning();
    const said = JSON.stringify(begins);
    let { seq, head } = begins;
    let isTold = begins.seq === 0 && begins.head === CHAIN_BEGINS;
    for await (const line of linesAfter(seq)) {
      const isNext = line.seq === seq + 1 && line.previousHash === head;
      if (!isNext || line.hash !== auditHash(line))
        return { isWhole: false, count: seq - begins.seq, brokenAt: seq + 1, head };
      seq = line.seq;
      head = line.hash;
      if (line.event === 'trail_shortened' && line.detail === said) isTold = true;
    }
    if (!isTold) return { isWhole: false, count: 0, brokenAt: 1, head };
    return { isWhole: true, count: seq - begins.seq, brokenAt: null, head };
  }

  /** The lines as a table for a spreadsheet; that somebody took them along is a line itself. */
  async function exportCsv(ctx: Context, query: Pick<AuditQuery, 'search' | 'group'>): Promise<string> {
    ctx.require('audit:read');
    const { where } = await searchTexts(db, { table: 'auditEvents' }, query.search);
    const rows = await linesWhere([...where, ...ofGroup(query.group)])
      .selectAll()
      .orderBy('seq', 'desc')
      .execute();
    await record(ctx, { event: 'exported', detail: { what: 'denetim izi', count: rows.length } });
    const cells = rows.map(({ seq, at, event, actor, subject, detail, address, hash }) => [
      ...[String(seq), formatMoment(at), event, actor, subject ?? '', detail, address ?? '', hash],
    ]);
    const head = ['Sıra', 'Zaman', 'Olay', 'Kim', 'Kime', 'Ayrıntı', 'Adres', 'Özet'];
    return csvTable([head, ...cells]);
  }

  /** Adds a line about what the caller did. */
  async function record(
    ctx: Context,
    { event, subject, detail }: { event: AuditLine['event']; subject?: string; detail?: AuditDetail },
  ): Promise<void> {
    const { accountId, name: actor, address } = ctx;
    await recordAudit(db, {
      ...{ at: clock(), event, accountId, actor, address },
      ...(subject !== undefined && { subject }),
      ...(detail && { detail }),
    });
  }

  return { list, verify, exportCsv, record, shorten: shortenAudit };
}

/** A cell of a spreadsheet; one that begins like a formula is none. */
export type AuditService = ReturnType<typeof createAuditService>;
