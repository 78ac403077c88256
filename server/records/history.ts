import { v7 as uuid } from 'uuid';
import { fold } from '../../domain/turkish.ts';
import type { HistoryAction } from '../db/schema.ts';
import { activityType, addDeed, begunActivity, openActivity, storeActivity } from './activities.ts';
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

/** The operation that a write is a part of; those of different people never meet. */
function operationOf({ actor }: Write): string | null {
  return actor.operation ? `${actor.accountId ?? actor.name} ${actor.operation}` : null;
}

/** Tells the activity list of a row; answers the id of the line that has it. What visitors send is no deed of the staff. */
async function tell(write: Write, { action, kind, row, before, after }: HistoryLine): Promise<string | null> {
  if (write.actor.isVisitor) return null;
  const type = activityType(kind);
  const deed = {
    action,
    entity: kind,
    entityId: row.id,
    name: KIND_RULES[kind].title(row),
    before: before && withoutDerived(before),
    after: after && withoutDerived(after),
  };
  let line = write.activities.get(type);
  if (!line) {
    const operation = operationOf(write);
    line = openActivity((operation && (await begunActivity(write.tx, operation, type))) || uuid(), deed);
    write.activities.set(type, line);
  }
  addDeed(line, deed);
  return line.id;
}

/** Stores what the activity list was told in a write. */
export async function storeActivities(write: Write): Promise<void> {
  const { accountId, name } = write.actor;
  const author = { accountId, actor: name, at: write.at, operation: operationOf(write) };
  for (const line of write.activities.values()) await storeActivity(write.tx, line, author);
}

async function toLine(write: Write, line: HistoryLine) {
  const name = KIND_RULES[line.kind].title(line.row).slice(0, 300);
  const isRoot = line.isRoot ?? true;
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
    isRoot,
    before: line.before && JSON.stringify(withoutDerived(line.before)),
    after: line.after && JSON.stringify(withoutDerived(line.after)),
    targetBatchId: line.targetBatchId ?? null,
    searchText: fold(`${name} ${write.actor.name}`),
    activityId: isRoot ? await tell(write, line) : null,
  };
}

/** Appends lines to the history: who did what to which row, and the row before and after. */
export async function addHistory(write: Write, ...lines: HistoryLine[]): Promise<void> {
  const rows = [];
  for (const line of lines) rows.push(await toLine(write, line));
  // Statements of one length are prepared once: full chunks together, the rest one by one.
  const whole = rows.length - (rows.length % LINES_AT_ONCE);
  for (let start = 0; start < whole; start += LINES_AT_ONCE)
    await write.tx
      .insertInto('history')
      .values(rows.slice(start, start + LINES_AT_ONCE))
      .execute();
  for (const row of rows.slice(whole)) await write.tx.insertInto('history').values(row).execute();
}
