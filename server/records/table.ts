import type { Kysely } from 'kysely';
import type { Engine } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { giveWay } from '../give-way.ts';
import { noteHeldDocuments } from './held-documents.ts';
import { fromColumns, type RecordRow, toColumns, type Values } from './kinds.ts';
import { forgetListedFiles, noteListedFiles } from './listed-files.ts';
import type { Write } from './write.ts';

// Kysely types each table apart; the write path treats them alike, so one of them stands for all.
type AnyTable = Kysely<Record<string, RecordRow>>;

function anyTable(db: Kysely<Database>): AnyTable {
  return db as unknown as AnyTable;
}

const lockedRow = prepared((db, { id }: { id: string }, kind: string, engine: Engine) => {
  const query = anyTable(db).selectFrom(kind).selectAll().where('id', '=', id);
  return engine === 'postgres' ? query.forUpdate() : query;
});

const insertInto = prepared((db, row: Values, kind: string) =>
  anyTable(db)
    .insertInto(kind)
    .values(row as never),
);

const updateTable = prepared((db, { id, ...values }: Values & { id: string }, kind: string) =>
  anyTable(db)
    .updateTable(kind)
    .set(values as never)
    .where('id', '=', id),
);

type AlikeOthers = { value: string; exceptId: string; alike?: string };
const othersLike = prepared(
  (db, { value, exceptId, alike }: AlikeOthers, kind: string, column: string, within?: string) => {
    const query = anyTable(db)
      .selectFrom(kind)
      .select('id')
      .where(column, '=', value)
      .where('id', '!=', exceptId);
    return (within ? query.where(within, '=', alike) : query).limit(1);
  },
);

/** What goes along with each of them, as its place in the search index, takes its time. */
const DELETED_AT_ONCE = 50;

/** Rows by some ids, locked against other writers for the rest of the transaction, without derived columns. */
export async function readRows(
  write: Write,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, RecordRow>> {
  await giveWay();
  const query = anyTable(write.tx).selectFrom(kind).selectAll().where('id', 'in', ids);
  const rows = await (write.engine === 'postgres' ? query.forUpdate() : query).execute();
  const known = write.kinds.named(kind);
  return new Map(rows.map((row) => [String(row.id), fromColumns(known, row) as RecordRow]));
}

/** One of them. */
export async function readRow(write: Write, kind: string, id: string): Promise<RecordRow | null> {
  await giveWay();
  const [row] = await lockedRow(write.tx, { id }, kind, write.engine);
  return row ? (fromColumns(write.kinds.named(kind), row) as RecordRow) : null;
}

/** Adds a row with all its columns. */
export async function insertRow(write: Write, kind: string, row: Values): Promise<void> {
  await giveWay();
  await insertInto(write.tx, toColumns(write.kinds.named(kind), row), kind);
  await noteHeldDocuments(write, kind, row);
  await noteListedFiles(write, kind, { id: String(row.id), values: row, before: null });
}

/** Sets columns of one row; `before` is the row as it was, where that is known. */
export async function setColumns(
  write: Write,
  kind: string,
  id: string,
  values: Values,
  before?: Values,
): Promise<void> {
  await updateTable(write.tx, { ...toColumns(write.kinds.named(kind), values), id }, kind);
  await noteHeldDocuments(write, kind, values);
  await noteListedFiles(write, kind, { id, values, ...(before && { before }) });
}

/** Takes rows out of their table. */
export async function deleteRows(write: Write, kind: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
    await giveWay();
    const slice = ids.slice(start, start + DELETED_AT_ONCE);
    await anyTable(write.tx).deleteFrom(kind).where('id', 'in', slice).execute();
    await forgetListedFiles(write, kind, slice);
  }
}

/** Whether another row has the value in a column; `within` narrows it to the rows that are alike in another column. */
export async function isTaken(
  write: Write,
  kind: string,
  { column, value, exceptId, within }: Taken,
): Promise<boolean> {
  const alike = within && { alike: within.value };
  const others = await othersLike(write.tx, { value, exceptId, ...alike }, kind, column, within?.column);
  return others.length > 0;
}

export type Within = { column: string; value: string };
export type Taken = { column: string; value: string; exceptId: string; within?: Within | null };

/** The values of a column from one text up to another, in byte order: a range, so that the unique index answers. */
export async function valuesBetween(
  write: Write,
  kind: string,
  column: string,
  { from, to, within }: { from: string; to: string; within?: Within | null },
): Promise<string[]> {
  let query = anyTable(write.tx)
    .selectFrom(kind)
    .select(column)
    .where(column, '>=', from)
    .where(column, '<', to);
  if (within) query = query.where(within.column, '=', within.value);
  return (await query.execute()).map((row) => String(row[column]));
}
