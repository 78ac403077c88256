import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../domain/errors.ts';
import { touch } from './changes.ts';
import { addHistory } from './history.ts';
import { derivedColumns, type RecordKind, type RecordRow, textsOf, type Values } from './kinds.ts';
import { slugForChanged, slugForNew } from './slugs.ts';
import { deleteRows, insertRow, readRow, readRows, setColumns } from './table.ts';
import type { Write } from './write.ts';

const READ_AT_ONCE = 100;

/** Says that a row of a kind does not exist. */
export function notFound({ noun }: { noun: string }): AppError {
  return new AppError('not_found', `${noun} bulunamadı.`);
}

/** Adds a row: id, version 1, times, slug, search columns and history. Answers the row as stored. */
export async function createRecord(write: Write, kind: string, values: Values): Promise<RecordRow> {
  const id = uuid();
  const slug = await slugForNew(write, kind, id, values);
  const row: RecordRow = {
    ...values,
    ...(slug !== undefined && { slug }),
    id,
    version: 1,
    createdAt: write.at,
    updatedAt: write.at,
  };
  await insertRow(write, kind, { ...row, ...derivedColumns(write.kinds.named(kind), row) });
  await addHistory(write, { action: 'create', kind, row, before: null, after: row });
  touch(write, kind, null, row);
  return row;
}

/** Reads a row for a change. @throws AppError not_found */
export async function readRecord(write: Write, kind: string, id: string): Promise<RecordRow> {
  const row = await readRow(write, kind, id);
  if (!row) throw notFound(write.kinds.named(kind));
  return row;
}

/** Brings rows for a change to what names them, each once; a part of them is read at a time. */
export async function* withRecords<Named extends { id: string }>(
  write: Write,
  kind: string,
  named: readonly Named[],
): AsyncGenerator<readonly [named: Named, row: RecordRow | undefined]> {
  for (let start = 0; start < named.length; start += READ_AT_ONCE) {
    const part = named.slice(start, start + READ_AT_ONCE);
    const ids = part.map(({ id }) => id);
    const rows = await readRows(write, kind, ids);
    for (const one of part) yield [one, rows.get(one.id)];
  }
}

/** Reads many rows, each named once, for a change. @throws AppError not_found */
export async function* readRecords(
  write: Write,
  kind: string,
  ids: readonly string[],
): AsyncGenerator<RecordRow> {
  const named = ids.map((id) => ({ id }));
  for await (const [, row] of withRecords(write, kind, named)) {
    if (!row) throw notFound(write.kinds.named(kind));
    yield row;
  }
}

/**
 * Changes a row: version, slug and redirect, search columns and history. Answers the row as stored.
 * A patch that says what the row says already changes nothing.
 */
export async function changeRecord(
  write: Write,
  kind: string,
  before: RecordRow,
  patch: Values,
): Promise<RecordRow> {
  const wanted: RecordRow = { ...before, ...definedOnly(patch) };
  const slug = await slugForChanged(write, kind, before, wanted);
  if (slug !== undefined) wanted.slug = slug;
  if (isDeepStrictEqual(wanted, before)) return before;
  const row: RecordRow = {
    ...wanted,
    id: before.id,
    version: before.version + 1,
    createdAt: before.createdAt,
    updatedAt: write.at,
  };
  await setColumns(write, kind, before.id, changedColumns(write.kinds.named(kind), before, row), before);
  await addHistory(write, { action: 'update', kind, row, before, after: row });
  touch(write, kind, before, row);
  return row;
}

function differences(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(([column, value]) => !isDeepStrictEqual(value, before[column])),
  );
}

/** What of a row is another than before: the database writes no index of columns that are not set. */
function changedColumns(kind: RecordKind, before: RecordRow, after: RecordRow): Values {
  const columns = differences(before, after);
  if (isDeepStrictEqual(textsOf(kind, before), textsOf(kind, after))) return columns;
  return { ...columns, ...differences(derivedColumns(kind, before), derivedColumns(kind, after)) };
}

function definedOnly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** What goes to the trash as one: the root and the rows that belong to it, children before parents. */
export type Removal = { kind: string; rows: readonly RecordRow[] };

/**
 * Moves a row and what belongs to it to the trash.
 * @returns the id of the trash entry.
 */
export async function trashRecords(
  write: Write,
  root: { kind: string; row: RecordRow },
  belongings: readonly Removal[],
): Promise<string> {
  const trashId = uuid();
  const parts = [...belongings, { kind: root.kind, rows: [root.row] }];
  for (const { kind, rows } of parts) {
    await addHistory(
      write,
      ...rows.map((row) => ({
        action: 'delete' as const,
        kind,
        row,
        before: row,
        after: null,
        batchId: trashId,
        isRoot: row.id === root.row.id,
      })),
    );
    await deleteRows(
      write,
      kind,
      rows.map((row) => row.id),
    );
    for (const row of rows) touch(write, kind, row, null);
  }
  return trashId;
}
