import type { Kysely } from 'kysely';
import type { Right } from '../../domain/rights.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../records/change.ts';
import { areaOf, type RecordKind, type RecordRow, type Values } from '../records/kinds.ts';
import { changeRecord, readRecord, trashRecords } from '../records/records.ts';
import type { Records, Write } from '../records/write.ts';
import type { Trashed } from './verbs.ts';

type Options<Row, Patch> = {
  records: Records;
  /** One row as the API answers it. @throws AppError not_found */
  read: (on: Kysely<Database>, id: string) => Promise<Row>;
  /** What is stored of a change, checked; all of it where nothing is said. @throws AppError invalid */
  complete?: (write: Write, patch: Omit<Patch, 'version'>, before: RecordRow) => Promise<Values>;
};

/**
 * The verbs that change and remove rows that own nothing and are read in one way. Each asks its caller first; every
 * write is one transaction.
 */
export function createRowVerbs<Row extends object, Patch extends { version?: number | undefined }>(
  kind: RecordKind,
  { records, read, complete }: Options<Row, Patch>,
) {
  const { name } = kind;
  const right = `${areaOf(kind)}:write` as Right;

  /** @throws AppError not_found, precondition_failed, conflict, invalid */
  async function update(
    ctx: Context,
    id: string,
    change: Change<Patch>,
    match?: Expected['match'],
  ): Promise<Row> {
    ctx.require(right);
    return records.writeRow(ctx, async (write) => {
      const { before, patch } = await beginChange(write, { kind: name, id }, { change, match }, () =>
        read(write.tx, id),
      );
      await changeRecord(write, name, before, complete ? await complete(write, patch, before) : patch);
      return read(write.tx, id);
    });
  }

  /** Sets the same fields in many rows; answers how many were named, and `undoId` takes it back. @throws AppError not_found */
  async function setMany(
    ctx: Context,
    ids: readonly string[],
    set: Values,
  ): Promise<{ updated: number; undoId: string }> {
    ctx.require(right);
    return records.write(ctx, async (write) => {
      for (const id of ids) {
        const before = await readRecord(write, name, id);
        const patch = set as Omit<Patch, 'version'>;
        await changeRecord(write, name, before, complete ? await complete(write, patch, before) : set);
      }
      return { updated: ids.length, undoId: write.batchId };
    });
  }

  /** Moves a row to the trash. @throws AppError not_found, conflict, precondition_failed */
  async function remove(
    ctx: Context,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    ctx.require(right);
    return records.write(ctx, async (write) => {
      const row = await readRecord(write, name, id);
      await checkExpected(row, expected, () => read(write.tx, id));
      return { trashed: { [name]: 1 }, trashId: await trashRecords(write, { kind: name, row }, []) };
    });
  }

  /** Moves many rows to the trash. @throws AppError not_found */
  async function removeMany(
    ctx: Context,
    ids: readonly string[],
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    ctx.require(right);
    return records.write(ctx, async (write) => {
      const trashIds: string[] = [];
      for (const id of ids) {
        const row = await readRecord(write, name, id);
        trashIds.push(await trashRecords(write, { kind: name, row }, []));
      }
      return { trashed: { [name]: ids.length }, trashIds };
    });
  }

  return { update, setMany, remove, removeMany };
}
