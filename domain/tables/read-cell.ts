import { withoutGuard } from '../rules/csv.ts';
import { formatDecimal } from '../rules/format.ts';
import { splitParts } from '../rules/joined-parts.ts';
import { readNumber } from '../rules/number-text.ts';
import { readTable } from '../rules/pasted-table.ts';
import type { Specification } from '../rules/specification.ts';
import { fold } from '../rules/turkish.ts';

/** A cell that a spreadsheet holds as a day, such as `2026-04-03`: it may have made one of `3-4`. */
export type DayCell = { day: string };
/** A cell as a file has it; a formula is what it came to. */
export type FileCell = string | number | boolean | null | DayCell;
/** How numbers are written that stand as texts: `1.234,50`, or `1,234.50`. */
export type Marks = 'turkish' | 'english';
/** What a cell says, or why it says nothing. */
export type Reading = { value: unknown; fault?: undefined } | { fault: string };

export function isBlank(cell: FileCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** Whether a spreadsheet holds a cell as a day. */
export function isDay(cell: FileCell): cell is DayCell {
  return typeof cell === 'object' && cell !== null;
}

export function textOf(cell: FileCell): string {
  if (isDay(cell)) return cell.day.split('-').toReversed().join('.');
  return typeof cell === 'string' ? withoutGuard(cell) : String(cell ?? '');
}

const swapped: Readonly<Record<string, string>> = { '.': ',', ',': '.' };

/** A number of a column whose writing is known. */
export function readMarked(text: string, decimals: number, marks: Marks): number | null {
  if (marks === 'turkish') return readNumber(text, decimals);
  const turkish = text.replace(/[.,]/g, (mark) => swapped[mark] ?? mark);
  return readNumber(turkish.replace(/(,\d*?)0+(?=\D*$)/, '$1').replace(/,(?=\D*$)/, ''), decimals);
}

export function readAmount(cell: FileCell, marks: Marks): Reading {
  if (typeof cell === 'number') return { value: cell };
  const value = readMarked(textOf(cell), 2, marks);
  return value === null ? { fault: 'Fiyat sayı değil' } : { value };
}

/** A whole number; whatever parts its digits parts thousands. */
export function readCount(cell: FileCell): Reading {
  if (typeof cell === 'number') return Number.isInteger(cell) ? { value: cell } : { fault: 'Tam sayı değil' };
  const text = textOf(cell).trim();
  const value = /^[-−]?\d{1,3}([.,' ]\d{3})+$/.test(text)
    ? Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
    : readNumber(text, 0);
  return value === null ? { fault: 'Sayı değil' } : { value };
}

const YES = new Set(['evet', 'e', 'true', 'dogru', 'var', 'aktif', 'x', '1', '✓', 'yes']);
const NO = new Set(['hayir', 'h', 'false', 'yanlis', 'yok', 'pasif', '0', '-', 'no']);

export function readFlag(cell: FileCell): Reading {
  if (typeof cell === 'boolean') return { value: cell };
  const word = fold(textOf(cell)).trim();
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { fault: 'Evet ya da Hayır yazın' };
}

/** The lines of a cell. */
export function readLines(cell: FileCell): string[] {
  return textOf(cell)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The values of one technical name, a line each; a number is written the Turkish way. */
export function readValues(cell: FileCell): Reading {
  return { value: typeof cell === 'number' ? [formatDecimal(cell)] : readLines(cell) };
}

/** Technical data, a line each: `Çap | 3,3–5,0 | mm`, or `Çap: 3,3–5,0 mm`. */
export function readSpecifications(cell: FileCell): Reading {
  const rows: Specification[] = [];
  for (const line of readLines(cell)) {
    const [label = '', value = '', unit = '', ...more] = splitParts(line, '|');
    const read = value && more.length === 0 ? [{ label, value, unit }] : readTable(line);
    if (read.length === 0) return { fault: `“${line.slice(0, 40)}” satırında etiket ve değer yok` };
    rows.push(...read);
  }
  return { value: rows };
}

const WHOLE = /^\d{1,3}([.,])\d{3}$/;
const COMMA = /,\d{1,2}$/;
const POINT = /\.\d{1,2}$/;

/** How a column writes its prices, and an example where that cannot be known: `5.860` may be many or few. */
export function guessMarks(cells: ReadonlyArray<FileCell>): { marks: Marks; doubt: string | null } {
  const texts = cells.filter((cell) => typeof cell === 'string').map((text) => text.replace(/[^\d.,]/g, ''));
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const wholeWith = (sign: string) => texts.find((text) => WHOLE.test(text) && text.includes(sign)) ?? null;
  // `12.50` stands beside `5.860`: one of both is not written as the other is.
  if (some(COMMA)) return { marks: 'turkish', doubt: some(POINT) ? null : wholeWith(',') };
  if (some(POINT)) return { marks: 'english', doubt: wholeWith('.') };
  const open = texts.find((text) => WHOLE.test(text));
  if (open === undefined) return { marks: 'turkish', doubt: null };
  return { marks: open.includes('.') ? 'turkish' : 'english', doubt: open };
}
