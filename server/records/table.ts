import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { noteHeldDocuments } from './held-documents.ts';
import { type RecordKind, type RecordRow, toColumns, withoutDerived } from './kinds.ts';
import type { Write } from './write.ts';

// Kysely types each table apart; the write path treats them alike, so one of them stands for all.
type AnyTable = Transaction<Record<RecordKind, RecordRow>>;

function anyTable(tx: Transaction<Database>): AnyTable {
  return tx as unknown as AnyTable;
}

/** One row, locked against other writers for the rest of the transaction, without derived columns. */
export async function readRow(write: Write, kind: RecordKind, id: string): Promise<RecordRow | null> {
  const query = anyTable(write.tx).selectFrom(kind).selectAll().where('id', '=', id);
  const row = await (write.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row ? (withoutDerived(row) as RecordRow) : null;
}

/** Adds a row with all its columns. */
export async function insertRow(write: Write, kind: RecordKind, row: Record<string, unknown>): Promise<void> {
  await anyTable(write.tx)
    .insertInto(kind)
    .values(toColumns(kind, row) as never)
    .execute();
  await noteHeldDocuments(write, kind, row);
}

/** Sets columns of one row. */
export async function setColumns(
  write: Write,
  kind: RecordKind,
  id: string,
  values: Record<string, unknown>,
): Promise<void> {
  await anyTable(write.tx)
    .updateTable(kind)
    .set(toColumns(kind, values) as never)
    .where('id', '=', id)
    .execute();
  await noteHeldDocuments(write, kind, values);
}

/** Takes rows out of their table. */
export async function deleteRows(write: Write, kind: RecordKind, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    await anyTable(write.tx)
      .deleteFrom(kind)
      .where('id', 'in', ids.slice(start, start + 500))
      .execute();
  }
}

/** Whether another row of the scope has the slug. */
export async function hasSlug(
  write: Write,
  kind: RecordKind,
  scope: string,
  slug: string,
  exceptId: string,
): Promise<boolean> {
  let query = slugged(write.tx)
    .selectFrom(kind)
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId);
  if (kind === 'categories') query = query.where('brandId', '=', scope);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The slugs within a scope that begin with `stem`. */
export async function slugsLike(
  write: Write,
  kind: RecordKind,
  scope: string,
  stem: string,
): Promise<string[]> {
  // A range instead of LIKE, so that the unique index answers; '{' follows 'z' in byte order.
  let query = slugged(write.tx)
    .selectFrom(kind)
    .select('slug')
    .where('slug', '>=', stem)
    .where('slug', '<', `${stem}{`);
  if (kind === 'categories') query = query.where('brandId', '=', scope);
  const rows = await query.execute();
  return rows.map((row) => row.slug);
}

function slugged(tx: Transaction<Database>) {
  return tx as unknown as Transaction<Record<RecordKind, { id: string; slug: string; brandId: string }>>;
}
