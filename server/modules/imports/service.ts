import type { Kysely } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { IMPORTED, type ImportedName } from '../../../domain/tables/importable.ts';
import type { Change } from '../../../domain/things/changes.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { Reach } from '../../files/fetch-picture.ts';
import type { FileTable } from '../../files/read-table.ts';
import type { Kind } from '../../kinds/kind.ts';
import { takeBack } from '../../kinds/take-back.ts';
import type { Records, Write } from '../../records/write.ts';
import { otherRow } from './others.ts';
import { createPictureTaker, type Library } from './pictures.ts';
import { openPlaces, type Places } from './places.ts';
import { productKeys, type Upsert, writeProducts } from './products.ts';
import type { Imported, ImportResult, Written } from './result.ts';
import { cellOf, type MappedColumn, type ReadRow, readRow, type SentRow } from './rows.ts';
import { specificationHeads } from './specification-heads.ts';

/** A part of a file, and how it shall be read. */
export type ImportWish = {
  columns: readonly MappedColumn[];
  rows: readonly SentRow[];
  /** Whether nothing shall be written: the answer says what would be. */
  isDryRun: boolean;
  /** Whether a blank cell empties its field; else it says nothing. */
  emptiesBlank: boolean;
  addsCategories: boolean;
};

const NAMING = new Set(['brandId', 'categoryId', 'catalogId', 'parentId']);

/** Changes as people read them: rows that others name by their names. */
function named(places: Places, changes: readonly Change[]): Change[] {
  const nameOf = (value: unknown) => (value ? places.nameOf(value) : null);
  return changes.map((change) =>
    NAMING.has(change.field)
      ? { ...change, before: nameOf(change.before), after: nameOf(change.after) }
      : change,
  );
}

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && ['invalid', 'conflict', 'not_found'].includes(error.code);
}

type Options = {
  db: Kysely<Database>;
  records: Records;
  kinds: Readonly<Record<ImportedName, Kind>>;
  upsert: Upsert;
  /** Reads a file apart from this process. */
  readFile: (path: string) => Promise<FileTable>;
  library: Library;
  /** What pictures are fetched from; the open net where nothing is said. */
  reach?: Reach | undefined;
};

/** A part of a file on its way. */
type Bringing = { write: Write; places: Places; wish: ImportWish; read: ReadRow[] };

/** Brings files into the lists of the catalogue. */
export function createImportService({ db, records, kinds, upsert, readFile, ...net }: Options) {
  const pictures = createPictureTaker({ db, kinds, ...net });
  const byName = new Map<string, Kind>(Object.entries(kinds));
  const none = { changes: [], message: null, cell: null, version: null, notice: null };

  function told(
    places: Places,
    row: number,
    { status, row: stored, changes }: Written,
    isDryRun: boolean,
  ): ImportResult {
    const isNew = status === 'created' && isDryRun;
    const id = isNew ? null : String(stored.id);
    // What a trial changed is as it was.
    const version = isNew ? null : Number(stored.version) - (isDryRun && status === 'updated' ? 1 : 0);
    const [name, code] = [String(stored.name ?? stored.title ?? ''), String(stored.sku ?? stored.slug ?? '')];
    return { ...none, row, status, id, name, code, version, changes: named(places, changes) };
  }

  async function bringProducts({ write, places, wish, read }: Bringing): Promise<ImportResult[]> {
    const { columns, isDryRun } = wish;
    const keys = productKeys(columns.map(({ field }) => field));
    const place = (row: number, field: string) => cellOf(columns, row, field);
    const { refused, written } = await writeProducts({ write, places, upsert, cellOf: place }, read, keys);
    const results = written.map(({ row, status, product, changes, message, issues, given }): ImportResult => {
      if (status !== 'refused' && product) {
        const code = isDryRun && status === 'created' ? String(given.sku ?? '') : product.sku;
        return told(places, row, { status, row: { ...product, sku: code }, changes }, isDryRun);
      }
      const own = { name: String(given.name ?? ''), code: String(given.sku ?? given.externalId ?? '') };
      return { ...none, ...own, row, status, id: null, message, cell: place(row, issues[0]?.path ?? '') };
    });
    const values = new Map(read.map((row) => [row.row, row.values]));
    for (const [row, fault] of refused) {
      const given = values.get(row) ?? {};
      const own = { name: String(given.name ?? ''), code: String(given.sku ?? given.externalId ?? '') };
      results.push({ ...none, ...own, row, status: 'refused', id: null, ...fault });
    }
    return results.toSorted((a, b) => a.row - b.row);
  }

  async function bringOthers(
    name: Exclude<ImportedName, 'products'>,
    { write, places, wish, read }: Bringing,
  ): Promise<ImportResult[]> {
    const { columns, isDryRun } = wish;
    const results: ImportResult[] = [];
    for (const { row, version, values, faults } of read) {
      const own = {
        name: String(values.name ?? values.title ?? values.path ?? ''),
        code: String(values.slug ?? ''),
      };
      const refuse = (message: string, cell: string | null) =>
        results.push({ ...none, ...own, row, status: 'refused', id: null, message, cell });
      const [fault] = faults;
      if (fault) refuse(fault.message, fault.cell);
      else
        try {
          const written = await otherRow({ write, kind: kinds[name], places, version }, values);
          results.push(told(places, row, written, isDryRun));
        } catch (error) {
          if (!isRefusal(error)) throw error;
          refuse(error.message, cellOf(columns, row, error.issues?.[0]?.path ?? ''));
        }
    }
    return results;
  }

  async function bring(ctx: Context, name: ImportedName, wish: ImportWish): Promise<Imported> {
    const { columns, rows, emptiesBlank, isDryRun } = wish;
    const taken = isDryRun ? new Map() : await pictures.take(ctx, name, wish);
    return (isDryRun ? records.rehearse : records.write)(ctx, async (write) => {
      const places = await openPlaces(write, wish);
      const notices = new Map<number, string | null>();
      const read = rows.map((sent) => {
        const row = readRow(name, columns, sent, emptiesBlank);
        notices.set(row.row, pictures.put(name, row.values, taken));
        return row;
      });
      const brought = { write, places, wish, read };
      const found = name === 'products' ? await bringProducts(brought) : await bringOthers(name, brought);
      const results = found.map((one) => ({ ...one, notice: notices.get(one.row) ?? null }));
      const isWritten =
        !isDryRun && results.some(({ status }) => status === 'created' || status === 'updated');
      return { results, newCategories: places.added, undoId: isWritten ? write.batchId : null };
    });
  }

  function bringerOf(name: ImportedName) {
    return (ctx: Context, wish: ImportWish): Promise<Imported> => {
      ctx.require(`${name}:write`);
      if (wish.addsCategories) ctx.require('categories:write');
      return bring(ctx, name, wish);
    };
  }

  const bringers = Object.fromEntries(IMPORTED.map((name) => [name, bringerOf(name)])) as Record<
    ImportedName,
    ReturnType<typeof bringerOf>
  >;
  return {
    ...bringers,
    /** What stands in a file that was received, and which of its heads name technical values of products. @throws AppError invalid, too_large, unavailable */
    read: async (ctx: Context, path: string): Promise<FileTable & { specifications: number[] }> => {
      ctx.require('products:write');
      const table = await readFile(path);
      return { ...table, specifications: await specificationHeads(db, table.heads) };
    },
    /** Takes back what a part of a file wrote. @throws AppError not_found */
    takeBack: async (ctx: Context, batchId: string) => {
      ctx.require('products:write');
      return records.write(ctx, (write) => takeBack(write, ctx, { batchId }, byName));
    },
  };
}

export type ImportService = ReturnType<typeof createImportService>;
