import type { Kysely, Selectable } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { freeSlug } from '../../domain/slug.ts';
import type { Database, HistoryTable } from '../db/schema.ts';
import { addHistory } from './history.ts';
import { derivedColumns, KIND_RULES, RECORD_KINDS, type RecordKind, type RecordRow } from './kinds.ts';
import { slugForNew } from './slugs.ts';
import { insertRow, readRow } from './table.ts';
import type { Write } from './write.ts';

type HistoryRow = Selectable<HistoryTable>;

// Owners come back before what they own.
const OWNERS_FIRST: readonly RecordKind[] = RECORD_KINDS;

/** The history lines of rows that are in the trash. */
export function inTrash(db: Kysely<Database>) {
  return db
    .selectFrom('history')
    .where('action', '=', 'delete')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('history as later')
            .select('later.id')
            .whereRef('later.targetBatchId', '=', 'history.batchId'),
        ),
      ),
    );
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

/** What a row that came back could not keep, because another one has it now. */
export type Renamed = {
  entity: RecordKind;
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
  entity: RecordKind;
  id: string;
  restored: Partial<Record<RecordKind, number>>;
  renamed: Renamed[];
}> {
  const entries = await readEntry(write, trashId);
  const restored: Partial<Record<RecordKind, number>> = {};
  const rows = entries
    .map(({ entity, before, isRoot }) => ({
      kind: entity as RecordKind,
      row: before as unknown as RecordRow,
      isRoot,
    }))
    .sort((a, b) => OWNERS_FIRST.indexOf(a.kind) - OWNERS_FIRST.indexOf(b.kind));
  const renamed: Renamed[] = [];
  const returning = new Set(rows.map(({ row }) => row.id));
  for (const { kind, row, isRoot } of rows) {
    await requireOwner(write, kind, row, returning);
    const back = await restoreRow(write, kind, row, { trashId, isRoot });
    renamed.push(...renamedIn(kind, row, back));
    restored[kind] = (restored[kind] ?? 0) + 1;
  }
  const root = entries.find((entry) => entry.isRoot) ?? entries[0];
  if (!root) throw new AppError('not_found', 'Çöp kutusunda böyle bir kayıt yok.');
  return { entity: root.entity as RecordKind, id: root.entityId, restored, renamed };
}

function renamedIn(entity: RecordKind, row: RecordRow, back: RecordRow): Renamed[] {
  const name = KIND_RULES[entity].title(back);
  return (['slug', 'sku'] as const)
    .filter((field) => back[field] !== row[field])
    .map((field) => ({ entity, id: row.id, name, field, from: String(row[field]), to: String(back[field]) }));
}

async function restoreRow(
  write: Write,
  kind: RecordKind,
  row: RecordRow,
  { trashId, isRoot }: { trashId: string; isRoot: boolean },
): Promise<RecordRow> {
  const slug = await slugForNew(write, kind, row.id, row);
  const back: RecordRow = {
    ...(await write.settle(write, kind, row)),
    ...(slug !== undefined && { slug }),
    ...(kind === 'products' && { sku: await freeSku(write, String(row.sku)) }),
    version: row.version + 1,
    updatedAt: write.at,
  };
  await insertRow(write, kind, { ...back, ...derivedColumns(kind, back) });
  await addHistory(write, {
    action: 'restore',
    kind,
    row: back,
    before: null,
    after: back,
    isRoot,
    targetBatchId: trashId,
  });
  if (KIND_RULES[kind].isPublic) write.changesPages = true;
  return back;
}

/** @throws AppError conflict when what a row belongs to is gone and does not come back with it. */
export async function requireOwner(
  write: Write,
  kind: RecordKind,
  row: RecordRow,
  returning: ReadonlySet<string> = new Set(),
): Promise<void> {
  const owner = ownerOf(kind, row);
  if (!owner || returning.has(owner.id) || (await readRow(write, owner.kind, owner.id))) return;
  const noun = KIND_RULES[owner.kind].noun.toLocaleLowerCase('tr');
  throw new AppError(
    'conflict',
    `Bağlı olduğu ${noun} çöp kutusunda ya da silinmiş. Önce onu geri yükleyin.`,
    { reason: 'owner_missing' },
  );
}

function ownerOf(kind: RecordKind, row: RecordRow): { kind: RecordKind; id: string } | null {
  if (kind === 'sectionItems') return { kind: 'sections', id: String(row.sectionId) };
  if (kind === 'categories' || kind === 'products') return { kind: 'brands', id: String(row.brandId) };
  return null;
}

async function freeSku(write: Write, sku: string): Promise<string> {
  const numbered = await write.tx
    .selectFrom('products')
    .select('sku')
    .where(({ or, and, eb }) =>
      // '.' follows '-' in byte order: the code itself and the code with a number.
      or([eb('sku', '=', sku), and([eb('sku', '>=', `${sku}-`), eb('sku', '<', `${sku}.`)])]),
    )
    .execute();
  return freeSlug(
    sku,
    numbered.map((product) => product.sku),
  );
}

/** Removes a trash entry for good: its rows cannot come back, and their content leaves the history. */
export async function purgeFromTrash(write: Write, trashId: string): Promise<void> {
  const entries = await readEntry(write, trashId);
  await addHistory(
    write,
    ...entries.map((entry) => ({
      action: 'purge' as const,
      kind: entry.entity as RecordKind,
      row: entry.before as unknown as RecordRow,
      before: null,
      after: null,
      isRoot: entry.isRoot,
      targetBatchId: trashId,
    })),
  );
  const gone = write.tx
    .selectFrom('history as gone')
    .select('gone.entityId')
    .where('gone.batchId', '=', trashId)
    .where('gone.action', '=', 'delete');
  await write.tx
    .updateTable('history')
    .set({ before: null, after: null })
    .where('entityId', 'in', gone)
    .execute();
  await write.tx.deleteFrom('redirects').where('targetId', 'in', gone).execute();
}

/** Removes all that is in the trash for good. Answers how many entries there were. */
export async function emptyTrash(write: Write): Promise<number> {
  const roots = await inTrash(write.tx)
    .select('history.batchId')
    .where('history.isRoot', '=', true)
    .execute();
  for (const { batchId } of roots) await purgeFromTrash(write, batchId);
  return roots.length;
}
