import { istanbulClock } from '../rules/day.ts';

/** What a cell holds; a date says with its UTC parts what the clock in Istanbul shows. */
export type TableCell = string | number | boolean | Date | null;
/** How a column is written: `count` are whole numbers, `money` has two decimals, `flag` is Evet or Hayır. */
export type Holds = 'text' | 'count' | 'money' | 'flag' | 'day' | 'moment';

/** How rows that others name are called in a table: so that they can be found again by it. */
export type Names = {
  brand: (id: string) => string;
  /** The path from the top: `İmplant > Abutment`. */
  category: (id: string) => string;
  catalog: (id: string) => string;
};

/** A column of the table of a list. */
export type Column<Row> = {
  /** Its name in the API. */
  key: string;
  title: string;
  holds: Holds;
  /** In letters. */
  width: number;
  of: (row: Row, names: Names) => TableCell;
  /** Left out unless it is asked for. */
  isExtra?: true;
};

/** The table that a list can be taken along as. */
export type Table<Row> = {
  /** Of its sheet, and of its file without day and ending. */
  title: string;
  fileName: string;
  columns: ReadonlyArray<Column<Row>>;
};

type Lines = readonly string[];

/** A cell of several lines. */
export function linesCell(lines: Lines): string | null {
  return lines.length > 0 ? lines.join('\n') : null;
}

/** A moment as the clock in Istanbul shows it. */
export function momentCell(iso: string | null): Date | null {
  return iso === null ? null : istanbulClock(iso);
}

/** A day such as `2026-12-05`. */
export function dayCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

type Meta = { version: number; createdAt: string; updatedAt: string };

/** What every row has. */
export const metaColumns: ReadonlyArray<Column<Meta>> = [
  {
    ...{ key: 'createdAt', title: 'Eklendi', holds: 'moment', width: 17, isExtra: true },
    of: (row) => momentCell(row.createdAt),
  },
  {
    ...{ key: 'updatedAt', title: 'Son değişiklik', holds: 'moment', width: 17, isExtra: true },
    of: (row) => momentCell(row.updatedAt),
  },
];
