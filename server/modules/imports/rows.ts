import { columnLetters, type ImportedName, JOINED, readField } from '../../../domain/tables/importable.ts';
import { type FileCell, isBlank, type Marks } from '../../../domain/tables/read-cell.ts';
import type { Values } from '../../records/kinds.ts';

/** A column of the file, by its place, and the field that it stands for. */
export type MappedColumn = { at: number; field: string; marks?: Marks | undefined };
export type SentRow = {
  row: number;
  cells: FileCell[];
  /** What it was tried on: the version of its row, null where there was none. Nothing is said of one not tried. */
  version?: number | null | undefined;
};
/** What is wrong with a row, and in which column of the file. */
export type Fault = { message: string; cell: string | null };
export type ReadRow = Pick<SentRow, 'row' | 'version'> & { values: Values; faults: Fault[] };

/** Reads a row of a file. What is blank says nothing, or empties its field where that is wished. */
export function readRow(
  name: ImportedName,
  columns: readonly MappedColumn[],
  { row, cells, version }: SentRow,
  emptiesBlank: boolean,
): ReadRow {
  const values: Values = {};
  const faults: Fault[] = [];
  for (const { at, field, marks = 'turkish' } of columns) {
    const cell = cells[at] ?? null;
    const isJoined = JOINED.includes(field);
    if (isBlank(cell)) {
      if (emptiesBlank) values[field] ??= isJoined ? [] : null;
      continue;
    }
    const reading = readField(name, field, cell, marks);
    if (reading.fault !== undefined)
      faults.push({ message: reading.fault, cell: `${columnLetters(at)}${row}` });
    else if (isJoined)
      values[field] = [...((values[field] as unknown[]) ?? []), ...(reading.value as unknown[])];
    else values[field] = reading.value;
  }
  return { row, version, values, faults };
}

/** Whether somebody changed, added or removed a row since it was tried. */
export function isOverrun(
  tried: SentRow['version'],
  stored: { version: number } | null | undefined,
): boolean {
  return tried !== undefined && tried !== (stored?.version ?? null);
}

export const OVERRUN = 'Bu satır denemeden sonra başkası tarafından değiştirildi. Dosyayı yeniden deneyin.';

/** The cell of the file that a field came from. */
export function cellOf(columns: readonly MappedColumn[], row: number, field: string): string | null {
  const column = columns.find((one) => one.field === field);
  return column ? `${columnLetters(column.at)}${row}` : null;
}
