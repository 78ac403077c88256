import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { freeSlug } from '../../domain/rules/slug.ts';
import type { KindName } from '../../domain/things/row.ts';
import type { HistoryTable } from '../db/history-tables.ts';
import type { Database } from '../db/schema.ts';
import { touch } from './changes.ts';
import { forget, forgottenName } from './forget.ts';
import { addHistory } from './history.ts';
import { derivedColumns, type RecordKind, type RecordRow } from './kinds.ts';
import { slugForNew } from './slugs.ts';
import { insertRow, readRow, valuesBetween } from './table.ts';
import type { Write } from './write.ts';

type HistoryRow = Selectable<HistoryTable>;

/** The history lines of rows that are in the trash. */
export function inTrash(db: Kysely<Database>) {
  // Written as the index is: a bound value would not be known to be true.
  return db.selectFrom('history').where(sql<SqlBool>`history."inTrash"`);
}

/** Marks that a trash entry has left the trash. */
async function leaveTrash(write: Write, trashId: string): Promise<void> {
  await write.tx
    .updateTable('history')
    .set({ inTrash: false })
    .where('batchId', '=', trashId)
    .where('action', '=', 'delete')
    .execute();
}

async function readEntry(write: Write, trashId: string): Promise<HistoryRow[]> {
  // What was removed last comes first: parents before their children.
  const rows = await inTrash(write.tx)
    .selectAll('history')
    .where('batchId', '=', trashId)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) throw new AppError('not_found', 'Çöp kutusunda böyle bir kayıt yok.');
  return rows;
}

/** What a trash entry is about: the brand, not the products that went with it. @throws AppError not_found */
export async function rootOf(write: Write, trashId: string): Promise<HistoryRow> {
  const entries = await readEntry(write, trashId);
  return entries.find((entry) => entry.isRoot) ?? (entries[0] as HistoryRow);
}

/** What a row that came back could not keep, because another one has it now. */
export type Renamed = {
  entity: KindName;
  id: string;
  name: string;
  field: 'slug' | 'sku';
  from: string;
  to: string;
};

/**
 * Brings a trash entry back with all that went with it; a taken slug or code gets a number.
 * @throws AppError not_found, or conflict when what it belongs to is still in the trash.
 */
export async function restoreFromTrash(
  write: Write,
  trashId: string,
): Promise<{
  entity: KindName;
  id: string;
  restored: Record<string, number>;
  renamed: Renamed[];
}> {
  const entries = await readEntry(write, trashId);
  const restored: Record<string, number> = {};
  const rows = entries
    .map(({ entity, before, isRoot }) => ({
      kind: write.kinds.stored(entity),
      row: before as unknown as RecordRow,
      isRoot,
    }))
    // Kinds stand in their order: owners come back before what they own.
    .sort((a, b) => write.kinds.all.indexOf(a.kind) - write.kinds.all.indexOf(b.kind));
  const renamed: Renamed[] = [];
  const returning = new Set(rows.map(({ row }) => row.id));
  for (const { kind, row, isRoot } of rows) {
    await requireOwner(write, kind, row, returning);
    const back = await restoreRow(write, kind, row, { trashId, isRoot });
    renamed.push(...renamedIn(kind, row, back));
    restored[kind.name] = (restored[kind.name] ?? 0) + 1;
  }
  await leaveTrash(write, trashId);
  const root = entries.find((entry) => entry.isRoot) ?? (entries[0] as HistoryRow);
  return { entity: root.entity, id: root.entityId, restored, renamed };
}

function renamedIn(kind: RecordKind, row: RecordRow, back: RecordRow): Renamed[] {
  const name = kind.title(back);
  return (['slug', 'sku'] as const)
    .filter((field) => back[field] !== row[field])

    .map((field) => ({
      entity: kind.name as KindName,
      id: row.id,
      name,
      field,
      from: String(row[field]),
      to: String(back[field]),
    }));
}

async function restoreRow(
  write: Write,
  kind: RecordKind,
  row: RecordRow,
  { trashId, isRoot }: { trashId: string; isRoot: boolean },
): Promise<RecordRow> {
  const slug = await slugForNew(write, kind.name, row.id, row);
  const back: RecordRow = {
    ...((await kind.settle?.(write, row)) ?? row),
    ...(slug !== undefined && { slug }),
    ...(kind.codeColumn && { [kind.codeColumn]: await freeCode(write, kind, String(row[kind.codeColumn])) }),
    version: row.version + 1,
    updatedAt: write.at,
  };
  await insertRow(write, kind.name, { ...back, ...derivedColumns(kind, back) });
  await addHistory(write, {
    action: 'restore',
    kind: kind.name,
    row: back,
    before: null,
    after: back,
    isRoot,
    targetBatchId: trashId,
  });
  touch(write, kind.name, null, back);
  return back;
}

/** @throws AppError conflict when what a row belongs to is gone and does not come back with it. */
export async function requireOwner(
  write: Write,
  kind: RecordKind,
  row: RecordRow,
  returning: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (!kind.owner) return;
  const id = String(row[kind.owner.column]);
  if (returning.has(id) || (await readRow(write, kind.owner.kind, id))) return;
  const noun = write.kinds.named(kind.owner.kind).noun.toLocaleLowerCase('tr');
  throw new AppError(
    'conflict',
    `Bağlı olduğu ${noun} çöp kutusunda ya da silinmiş. Önce onu geri yükleyin.`,
    { reason: 'owner_missing' },
  );
}

async function freeCode(
  write: Write,
  { name, codeColumn: column = 'sku' }: RecordKind,
  code: string,
): Promise<string> {
  // '.' follows '-' in byte order: the code itself and the code with a number.
  return freeSlug(code, await valuesBetween(write, name, column, { from: code, to: `${code}.` }));
}

/** A row that is gone for good, as it was. */
export type Purged = { entity: KindName; row: RecordRow };

/** Removes a trash entry for good: its rows cannot come back, and nothing tells any more what they were. */
export async function purgeFromTrash(write: Write, trashId: string): Promise<Purged[]> {
  const entries = await readEntry(write, trashId);
  await addHistory(
    write,
    ...entries.map((entry) => ({
      action: 'purge' as const,
      kind: entry.entity,
      row: entry.before as unknown as RecordRow,
      name: forgottenName(write.kinds.stored(entry.entity)),
      before: null,
      after: null,
      isRoot: entry.isRoot,
      targetBatchId: trashId,
    })),
  );
  await leaveTrash(write, trashId);
  for (const [entity, gone] of Map.groupBy(entries, (entry) => entry.entity))
    await forget(
      write,
      write.kinds.stored(entity),
      gone.map(({ entityId }) => entityId),
    );
  return entries.map(({ entity, before }) => ({ entity, row: before as unknown as RecordRow }));
}

/** The entries that are in the trash. */
export async function trashIds(write: Write): Promise<string[]> {
  const roots = await inTrash(write.tx)
    .select('history.batchId')
    .where('history.isRoot', '=', true)
    .execute();
  return roots.map(({ batchId }) => batchId);
}
