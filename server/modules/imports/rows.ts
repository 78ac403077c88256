import {
  columnLetters,
  type ImportedName,
  JOINED,
  REPEATED,
  readField,
} from '../../../domain/tables/importable.ts';
import { SPECIFICATION } from '../../../domain/tables/products.ts';
import { type FileCell, isBlank, type Marks, type Reading } from '../../../domain/tables/read-cell.ts';
import type { SpecificationName } from '../../../domain/tables/specification-head.ts';
import type { Values } from '../../records/kinds.ts';

/** A column of the file, by its place, and the field that it stands for. */
export type MappedColumn = {
  at: number;
  field: string;
  marks?: Marks | undefined;
  /** Of a column that has one technical value. */
  label?: string | undefined;
  unit?: string | undefined;
};
/** What a row says of one technical name; no values where its cell is blank and empties it. */
export type ToldValues = SpecificationName & { values: readonly string[] };
export type SentRow = {
  row: number;
  cells: FileCell[];
  /** What it was tried on: the version of its row, null where there was none. Nothing is said of one not tried. */
  version?: number | null | undefined;
};
/** What is wrong with a row, and in which column of the file. */
export type Fault = { message: string; cell: string | null };
export type ReadRow = Pick<SentRow, 'row' | 'version'> & {
  values: Values;
  told: ToldValues[];
  faults: Fault[];
};

/** What a blank cell makes of its field. */
function blankOf(field: string): Reading {
  return { value: REPEATED.includes(field) ? [] : null };
}

/** Reads a row of a file. What is blank says nothing, or empties its field where that is wished. */
export function readRow(
  name: ImportedName,
  columns: readonly MappedColumn[],
  { row, cells, version }: SentRow,
  emptiesBlank: boolean,
): ReadRow {
  const values: Values = {};
  const told: ToldValues[] = [];
  const faults: Fault[] = [];
  for (const { at, field, marks = 'turkish', label = '', unit = '' } of columns) {
    const cell = cells[at] ?? null;
    const blank = emptiesBlank ? blankOf(field) : null;
    const reading = isBlank(cell) ? blank : readField(name, field, cell, marks);
    if (reading?.fault !== undefined)
      faults.push({ message: reading.fault, cell: `${columnLetters(at)}${row}` });
    else if (reading && field === SPECIFICATION)
      told.push({ label, unit, values: reading.value as string[] });
    else if (reading && JOINED.includes(field))
      values[field] = [...((values[field] as unknown[]) ?? []), ...(reading.value as unknown[])];
    else if (reading) values[field] = reading.value;
  }
  return { row, version, values, told, faults };
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
