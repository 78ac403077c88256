import { fold } from '../../domain/rules/turkish.ts';
import type { KindName } from '../../domain/things/row.ts';
import { among } from '../db/among.ts';
import { everyOf } from '../db/changes.ts';
import { addHistory } from './history.ts';
import { derivedColumns, type RecordKind, type RecordRow, type Values } from './kinds.ts';
import { deleteRows, readRow, setColumns } from './table.ts';
import type { Write } from './write.ts';

/** What a row is called once nobody may know any more what its name was. */
export function forgottenName({ noun }: RecordKind): string {
  return `Silinmiş ${noun.toLocaleLowerCase('tr')}`;
}

/** A line about a page of the site is called by that page; every other one by the name that is left. */
async function renameActivities(
  write: Write,
  kind: RecordKind,
  ids: readonly string[],
  name: string,
): Promise<void> {
  await write.tx
    .updateTable('activities')
    .set({ name, searchText: fold(name) })
    .where('entity', '=', kind.name)
    .where(among('entityId', ids))
    .where('place', 'is', null)
    .execute();
}

/** Takes names, content and what searches match of rows out of the history and the list of what was done. */
export async function forget(write: Write, kind: RecordKind, ids: readonly string[]): Promise<void> {
  const name = forgottenName(kind);
  await write.tx
    .updateTable('history')
    .set({ before: null, after: null, name, searchText: '' })
    .where('entity', '=', kind.name as KindName)
    .where(among('entityId', ids))
    .execute();
  await renameActivities(write, kind, ids, name);
  await write.tx.deleteFrom('redirects').where(among('targetId', ids)).execute();
}

/**
 * Removes rows for good wherever they stand, in their table, the trash or the history alone: nothing tells any more
 * what they were, but that they were.
 */
export async function eraseRecords(write: Write, kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = write.kinds.named(kind);
  await deleteRows(write, kind, ids);
  await write.tx
    .updateTable('history')
    .set({ inTrash: false })
    .where('entity', '=', known.name as KindName)
    .where('inTrash', '=', true)
    .where(among('entityId', ids))
    .execute();
  await addHistory(
    write,
    ...ids.map((id) => ({
      action: 'purge' as const,
      kind,
      row: { id } as RecordRow,
      name: forgottenName(known),
      before: null,
      after: null,
      isRoot: true,
    })),
  );
  await forget(write, known, ids);
  if (known.isPublic) for (const name of everyOf(known.name)) write.changed.add(name);
}

/** Puts other values into a row as it is and as it was in all of its versions; what it was called is forgotten. */
export async function overwriteRecord(write: Write, kind: string, id: string, values: Values): Promise<void> {
  const known = write.kinds.named(kind);
  const row = await readRow(write, kind, id);
  if (!row) return;
  const next: RecordRow = { ...row, ...values, version: row.version + 1, updatedAt: write.at };
  const { id: _id, createdAt: _createdAt, ...columns } = next;
  await setColumns(write, kind, id, { ...columns, ...derivedColumns(known, next) });
  const name = known.title(next);
  const lines = await write.tx
    .selectFrom('history')
    .select(['id', 'before', 'after'])
    .where('entity', '=', known.name as KindName)
    .where('entityId', '=', id)
    .execute();
  for (const { id: lineId, before, after } of lines)
    await write.tx
      .updateTable('history')
      .set({
        before: before && JSON.stringify({ ...before, ...values }),
        after: after && JSON.stringify({ ...after, ...values }),
        name,
        searchText: fold(name),
      })
      .where('id', '=', lineId)
      .execute();
  await renameActivities(write, known, [id], name);
}
