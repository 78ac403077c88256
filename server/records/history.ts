import { v7 as uuid } from 'uuid';
import { fold } from '../../domain/rules/turkish.ts';
import type { KindName } from '../../domain/things/row.ts';
import type { HistoryAction } from '../db/history-tables.ts';
import { prepared } from '../db/prepared.ts';
import { giveWay } from '../give-way.ts';
import { addDeed, begunActivity, openActivity, storeActivity } from './activities.ts';
import { fromColumns, groupOf, type RecordKind, type RecordRow } from './kinds.ts';
import type { Write } from './write.ts';

export type HistoryLine = {
  action: HistoryAction;
  kind: string;
  row: RecordRow;
  /** What it is called there, where that is not its own name. */
  name?: string;
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
async function tell(
  write: Write,
  { action, kind, row, name, before, after }: HistoryLine,
): Promise<string | null> {
  if (write.actor.isVisitor) return null;
  const known = write.kinds.named(kind);
  const type = groupOf(known);
  const deed = {
    action,
    entity: kind,
    entityId: row.id,
    name: name ?? known.title(row),
    before: before && fromColumns(known, before),
    after: after && fromColumns(known, after),
  };
  let line = write.activities.get(type);
  if (!line) {
    const operation = operationOf(write);
    line = openActivity(
      (operation && (await begunActivity(write.tx, operation, type))) || uuid(),
      type,
      deed,
    );
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

/** What the versions of a row are asked for with: a section gathers its own and those of its items. */
function parentOf({ owner, place }: RecordKind, row: RecordRow): string | null {
  if (owner) return String(row[owner.column]);
  return place ? row.id : null;
}

async function toLine(write: Write, line: HistoryLine) {
  const kind = write.kinds.named(line.kind);
  const name = (line.name ?? kind.title(line.row)).slice(0, 300);
  const isRoot = line.isRoot ?? true;
  return {
    id: uuid(),
    at: write.at,
    accountId: write.actor.accountId,
    actor: write.actor.name,
    action: line.action,
    // The program knows its own kinds; another one may stand beside them.
    entity: line.kind as KindName,
    entityId: line.row.id,
    parentId: parentOf(kind, line.row),
    name,
    writeId: write.batchId,
    batchId: line.batchId ?? write.batchId,
    isRoot,
    inTrash: line.action === 'delete',
    before: line.before && JSON.stringify(fromColumns(kind, line.before)),
    after: line.after && JSON.stringify(fromColumns(kind, line.after)),
    targetBatchId: line.targetBatchId ?? null,
    searchText: fold(`${name} ${write.actor.name}`),
    activityId: isRoot ? await tell(write, line) : null,
  };
}

const insertLine = prepared((db, line: Awaited<ReturnType<typeof toLine>>) =>
  db.insertInto('history').values(line),
);

/** Appends lines to the history: who did what to which row, and the row before and after. */
export async function addHistory(write: Write, ...lines: HistoryLine[]): Promise<void> {
  const rows = [];
  for (const line of lines) {
    await giveWay();
    rows.push(await toLine(write, line));
  }
  // Statements of one length are prepared once: full chunks together, the rest one by one.
  const whole = rows.length - (rows.length % LINES_AT_ONCE);
  for (let start = 0; start < whole; start += LINES_AT_ONCE) {
    await giveWay();
    await write.tx
      .insertInto('history')
      .values(rows.slice(start, start + LINES_AT_ONCE))
      .execute();
  }
  for (const row of rows.slice(whole)) await insertLine(write.tx, row);
}
