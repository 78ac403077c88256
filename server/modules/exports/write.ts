import { Readable } from 'node:stream';
import { CSV_BEGIN, csvLine } from '../../../domain/rules/csv.ts';
import type { Column, Holds, TableCell } from '../../../domain/tables/column.ts';
import type { TableFormat } from '../../../domain/tables/tables.ts';

type Rows = AsyncIterable<readonly TableCell[]>;
type Head = Pick<Column<never>, 'title' | 'holds' | 'width'>;

const FORMATS: Partial<Record<Holds, string>> = {
  count: '0',
  money: '#,##0.00',
  day: 'dd.mm.yyyy',
  moment: 'dd.mm.yyyy hh:mm',
};

const two = (number: number) => String(number).padStart(2, '0');

/** A date as it is written in Turkish: `20.11.2026 12:00`. */
function dateText(date: Date, holds: Holds): string {
  const day = `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
  return holds === 'day' ? day : `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

function flagText(value: boolean): string {
  return value ? 'Evet' : 'Hayır';
}

function csvCell(value: TableCell, holds: Holds): string | number {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value, holds);
  return typeof value === 'boolean' ? flagText(value) : value;
}

/** Lines are gathered to so many letters before they leave. */
const PART = 16_384;

async function* csvBytes(columns: readonly Head[], rows: Rows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let part = `${CSV_BEGIN}${csvLine(columns.map(({ title }) => title))}`;
  for await (const row of rows) {
    part += csvLine(row.map((value, at) => csvCell(value, columns[at]?.holds ?? 'text')));
    if (part.length < PART) continue;
    yield encoder.encode(part);
    part = '';
  }
  yield encoder.encode(part);
}

async function* sheetRows(rows: Rows): AsyncGenerator<TableCell[]> {
  for await (const row of rows)
    yield row.map((value) => (typeof value === 'boolean' ? flagText(value) : value));
}

/** What each format is served as. */
export const CONTENT_TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * A table as bytes, made while they are read: no more of it is in memory than a part. Texts are texts in both formats,
 * whatever they begin with; no cell is a formula.
 */
export async function writeTable(
  format: TableFormat,
  { title, columns }: { title: string; columns: readonly Head[] },
  rows: Rows,
): Promise<ReadableStream<Uint8Array>> {
  if (format === 'csv')
    return Readable.toWeb(Readable.from(csvBytes(columns, rows))) as ReadableStream<Uint8Array>;
  // It is large, and most servers write no table on most days.
  const { writeXlsxStream } = await import('hucre/xlsx');
  return writeXlsxStream(sheetRows(rows), {
    name: title,
    columns: columns.map(({ title: header, width, holds }) => {
      const numFmt = FORMATS[holds];
      return { header, width, ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
}
