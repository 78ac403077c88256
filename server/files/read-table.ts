import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError, refusedField } from '../../domain/errors.ts';
import { type FileCell, isBlank } from '../../domain/tables/read-cell.ts';

/** The most rows that a file may bring, beside its heads. */
export const FILE_ROWS_MAX = 20_000;
export const COLUMNS_MAX = 1100;

/** What stands in a file: the heads of its columns, and its rows by their numbers in the file. */
export type FileTable = { heads: FileCell[]; rows: Array<{ row: number; cells: FileCell[] }> };

function refused(message: string, cause?: unknown): AppError {
  return refusedField('file', 'invalid', message, cause);
}

const NO_TABLE = 'Dosya okunamadı. Excel (.xlsx) ya da CSV dosyası seçin.';
const OLD_EXCEL =
  'Bu dosya eski Excel biçiminde (.xls) ya da şifreli. Excel’de .xlsx olarak, şifresiz kaydedip yeniden seçin.';
const TOO_MANY = `Dosyada ${FILE_ROWS_MAX.toLocaleString('tr')} satırdan fazla var. Dosyayı bölüp parça parça alın.`;

/** A cell as it travels. */
function plain(value: unknown): FileCell {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Gathers rows; the first that says something has the heads. */
function createGathering() {
  const table: FileTable = { heads: [], rows: [] };
  function add(row: number, values: readonly unknown[]): void {
    const cells = values.slice(0, COLUMNS_MAX).map(plain);
    while (cells.length > 0 && isBlank(cells.at(-1))) cells.pop();
    if (cells.length === 0) return;
    if (table.heads.length === 0) table.heads = cells;
    else table.rows.push({ row, cells });
    if (table.rows.length > FILE_ROWS_MAX) throw new AppError('too_large', TOO_MANY);
  }
  return { table, add };
}

async function readBook(path: string, add: (row: number, values: readonly unknown[]) => void) {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  for await (const { index, values } of streamXlsxRows(bytes)) add(index + 1, values);
}

/** Older spreadsheets write what Windows in Turkey writes. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

async function readCsv(path: string, add: (row: number, values: readonly unknown[]) => void) {
  const text = decoded(await readFile(path));
  if (text.includes('\0')) throw refused(NO_TABLE);
  const { parseCsv } = await import('hucre/csv');
  for (const [index, values] of parseCsv(text).entries()) add(index + 1, values);
}

/**
 * Reads the first sheet of a workbook, or a CSV, told apart by their bytes. Formulas are not run: a cell is what it came
 * to when the file was saved.
 * @throws AppError invalid, too_large
 */
export async function readTableFile(path: string): Promise<FileTable> {
  const handle = await open(path);
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0).finally(() => handle.close());
  if (buffer.readUInt32BE(0) === 0xd0cf11e0) throw refused(OLD_EXCEL);
  const { table, add } = createGathering();
  try {
    await (buffer.readUInt16BE(0) === 0x504b ? readBook(path, add) : readCsv(path, add));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(NO_TABLE, error);
  }
  if (table.rows.length === 0) throw refused('Dosyada başlıkların altında satır yok.');
  return table;
}
