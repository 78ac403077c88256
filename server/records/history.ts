import { v7 as uuid } from 'uuid';
import { fold } from '../../domain/turkish.ts';
import type { HistoryAction } from '../db/schema.ts';
import { KIND_RULES, type RecordKind, type RecordRow, withoutDerived } from './kinds.ts';
import type { Write } from './write.ts';

export type HistoryLine = {
  action: HistoryAction;
  kind: RecordKind;
  row: RecordRow;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  batchId?: string;
  isRoot?: boolean;
  targetBatchId?: string;
};

const LINES_AT_ONCE = 100;

function toLine(write: Write, line: HistoryLine) {
  const name = KIND_RULES[line.kind].title(line.row).slice(0, 300);
  return {
    id: uuid(),
    at: write.at,
    accountId: write.actor.accountId,
    actor: write.actor.name,
    action: line.action,
    entity: line.kind,
    entityId: line.row.id,
    name,
    batchId: line.batchId ?? write.batchId,
    isRoot: line.isRoot ?? true,
    before: line.before && JSON.stringify(withoutDerived(line.before)),
    after: line.after && JSON.stringify(withoutDerived(line.after)),
    targetBatchId: line.targetBatchId ?? null,
    searchText: fold(`${name} ${write.actor.name}`),
  };
}

/** Appends lines to the history: who did what to which row, and the row before and after. */
export async function addHistory(write: Write, ...lines: HistoryLine[]): Promise<void> {
  // Statements of one length are prepared once: full chunks together, the rest one by one.
  const whole = lines.length - (lines.length % LINES_AT_ONCE);
  for (let start = 0; start < whole; start += LINES_AT_ONCE) {
    const chunk = lines.slice(start, start + LINES_AT_ONCE).map((line) => toLine(write, line));
    await write.tx.insertInto('history').values(chunk).execute();
  }
  for (const line of lines.slice(whole))
    await write.tx.insertInto('history').values(toLine(write, line)).execute();
}
