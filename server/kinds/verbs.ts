import type { z } from '@hono/zod-openapi';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Page } from '../db/list.ts';
import type { Database } from '../db/schema.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../records/change.ts';
import { areaOf, type RecordRow, type Values } from '../records/kinds.ts';
import {
  changeRecord,
  createRecord,
  notFound,
  readRecord,
  readRecords,
  trashRecords,
} from '../records/records.ts';
import type { Records, Write } from '../records/write.ts';
import { checked, completed } from './complete.ts';
import { type Kind, type View, WHOLE } from './kind.ts';
import { reorderRecords } from './order.ts';
import { type KindQuery, readerOf } from './reader.ts';

/** How many rows of each kind went to the trash. */
export type Trashed = Record<string, number>;

type Row<K extends Kind> = z.output<K['schemas']['row']>;
type Input<K extends Kind> = z.output<K['schemas']['input']>;
type Patch<K extends Kind> = z.output<K['schemas']['patch']> & { version?: number | undefined };

/** The verbs that every kind has. Each asks its caller first; every write is one transaction, and a refused one changes nothing. */
export function createVerbs<K extends Kind>(
  kind: K,
  { db, records }: { db: Kysely<Database>; records: Records },
) {
  const { name } = kind;
  const read = `${areaOf(kind)}:read` as const;
  const write = `${areaOf(kind)}:write` as const;
  const reader = readerOf(kind);
  // Not looked up in the object itself, which knows more words than the kind's own.
  const sortRights = new Map(Object.entries(kind.sortRights ?? {}));

  /** A part of the list: what the site shows, for the staff the passive rows too when they ask for them. */
  async function list(ctx: Context, { includeInactive, ...query }: KindQuery): Promise<Page<Row<K>>> {
    if (includeInactive) ctx.require(read);
    for (const [key, filter] of Object.entries(kind.filters))
      if (filter.right && query[key] !== undefined) ctx.require(filter.right);
    const sortRight = sortRights.get(query.sort?.replace(/^-/, '') ?? '');
    if (sortRight) ctx.require(sortRight);
    const view: View = { isStaff: ctx.may(read), withHidden: includeInactive === true };
    return (await reader.list(db, view, query)) as Page<Row<K>>;
  }

  /** One row by id or slug; the staff see passive ones too. @throws AppError not_found, also for one that is not shown */
  async function get(ctx: Context, idOrSlug: string): Promise<Row<K>> {
    const isStaff = ctx.may(read);
    return find({ isStaff, withHidden: isStaff }, idOrSlug, db);
  }

  async function find(view: View, idOrSlug: string, on: Kysely<Database>): Promise<Row<K>> {
    const row = await reader.one(on, view, idOrSlug);
    if (!row) throw notFound(kind);
    return row as Row<K>;
  }

  /** Adds a row; answers it as it is read. */
  async function create(ctx: Context, input: Input<K>): Promise<Row<K>> {
    ctx.require(write);
    return records.writeRow(ctx, async (tx) => {
      const row = await createRecord(tx, name, await completed(tx, kind, input as Values, null));
      return find(WHOLE, row.id, tx.tx);
    });
  }

  /** @throws AppError not_found, conflict, precondition_failed, invalid */
  async function update(
    ctx: Context,
    id: string,
    wanted: Change<Patch<K>>,
    match?: Expected['match'],
  ): Promise<Row<K>> {
    ctx.require(write);
    return records.writeRow(ctx, async (tx) => {
      const { before, patch } = await beginChange(tx, { kind: name, id }, { change: wanted, match }, () =>
        find(WHOLE, id, tx.tx),
      );
      await changeRecord(tx, name, before, await completed(tx, kind, patch, before));
      return find(WHOLE, id, tx.tx);
    });
  }

  /** Sets the same fields in many rows; `undoId` takes it back. @throws AppError not_found, invalid */
  async function setMany(
    ctx: Context,
    ids: readonly string[],
    set: Values,
  ): Promise<{ updated: number; undoId: string }> {
    ctx.require(write);
    return records.writeMany(ctx, ids.length, async (tx) => {
      let updated = 0;
      for await (const before of readRecords(tx, name, ids)) {
        const after = await changeRecord(tx, name, before, await checked(tx, kind, set, before));
        if (after !== before) updated += 1;
      }
      return { updated, undoId: tx.batchId };
    });
  }

  async function trash(tx: Write, row: RecordRow, removal: Values, trashed: Trashed): Promise<string> {
    const along = (await kind.belongings?.(tx, row, removal)) ?? [];
    for (const part of [{ kind: name, rows: [row] }, ...along])
      trashed[part.kind] = (trashed[part.kind] ?? 0) + part.rows.length;
    return trashRecords(tx, { kind: name, row }, along);
  }

  /** Moves a row and what goes along with it to the trash. @throws AppError not_found, conflict, precondition_failed */
  async function remove(
    ctx: Context,
    id: string,
    expected: Expected = {},
    removal: Values = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    ctx.require(write);
    return records.write(ctx, async (tx) => {
      const trashed: Trashed = {};
      const row = await readRecord(tx, name, id);
      await checkExpected(row, expected, () => find(WHOLE, id, tx.tx));
      const trashId = await trash(tx, row, removal, trashed);
      return { trashed, trashId };
    });
  }

  async function removeMany(
    ctx: Context,
    ids: readonly string[],
    removal: Values = {},
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    ctx.require(write);
    return records.writeMany(ctx, ids.length, async (tx) => {
      const trashed: Trashed = {};
      const trashIds: string[] = [];
      for await (const row of readRecords(tx, name, (await kind.roots?.(tx, ids)) ?? ids))
        trashIds.push(await trash(tx, row, removal, trashed));
      return { trashed, trashIds };
    });
  }

  /** Puts rows in the given order, in the places that they hold now. @throws AppError not_found, invalid */
  async function reorder(ctx: Context, ids: readonly string[]): Promise<{ updated: number; undoId: string }> {
    ctx.require(write);
    return records.write(ctx, (tx) => reorderRecords(tx, name, ids));
  }

  return { kind, list, get, create, update, setMany, remove, removeMany, reorder };
}

export type Verbs<K extends Kind = Kind> = ReturnType<typeof createVerbs<K>>;
/** What there is of every kind, by its name: its definition, and the verb that lists it. */
export type Catalogue = Readonly<
  Record<
    string,
    {
      kind: Pick<Kind, 'name' | 'words' | 'onDashboard' | 'countsUses'> & { schemas: { row: z.ZodType } };
      list: (ctx: Context, query: KindQuery) => Promise<{ rows: unknown[] }>;
    }
  >
>;
