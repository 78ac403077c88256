import type { CatalogNotes, CatalogTable } from '../content/catalogs/types.ts';
import type { Sheet } from './sheet.ts';
import { color, column, page, type } from './theme.ts';

const cellStyle = { ...type.body, color: color.ink } as const;
const padding = 6;

function widths(table: CatalogTable): number[] {
  const rest = table.head.length - 1;
  const first = rest > 3 ? 0.26 : rest > 1 ? 0.32 : 0.4;
  return table.head.map((_, index) => (index === 0 ? first : (1 - first) / rest) * column);
}

function lineHeight(sheet: Sheet, cells: string[], columns: number[]): number {
  const heights = cells.map((cell, index) => sheet.measure(cell, (columns[index] ?? 0) - 12, cellStyle));
  return Math.max(...heights) + 2 * padding;
}

type Line = { kind: 'TH' | 'TD'; cells: string[]; columns: number[]; indent: number };

function drawLine(sheet: Sheet, { kind, cells, columns, indent }: Line, y: number): void {
  let x: number = page.margin;
  sheet.inside('TR', () => {
    for (const [index, cell] of cells.entries()) {
      const width = columns[index] ?? 0;
      const here = index === 0 ? x + indent : x;
      const style =
        kind === 'TH' ? type.label : index === 0 ? { ...cellStyle, weight: 'medium' as const } : cellStyle;
      const scope = kind === 'TH' ? { scope: 'Column' as const } : {};
      sheet.mark(kind, () => sheet.text(null, cell, here, y + padding, width - 12, style), scope);
      x += width;
    }
  });
}

function drawSwatch(sheet: Sheet, fill: string, y: number): void {
  sheet.decor(() =>
    sheet.doc
      .rect(page.margin, y + 2, 10, 10)
      .lineWidth(0.6)
      .fillAndStroke(fill, color.tileInk2),
  );
}

/** The height of a look-up table with its caption and note. */
export function tableHeight(sheet: Sheet, table: CatalogTable): number {
  const columns = widths(table);
  const lines = table.rows.map((cells) => lineHeight(sheet, cells, columns));
  const note = table.note ? sheet.measure(table.note, column, type.label) + 10 : 0;
  return 30 + 24 + lines.reduce((sum, height) => sum + height, 0) + note;
}

/** A look-up table; answers where it ends. */
export function drawTable(sheet: Sheet, table: CatalogTable, top: number): number {
  const columns = widths(table);
  sheet.text('H3', table.caption, page.margin, top, column, type.heading);
  let y = top + 30;
  sheet.inside('Table', () => {
    drawLine(sheet, { kind: 'TH', cells: table.head, columns, indent: 0 }, y);
    y += 24;
    sheet.line(page.margin, y, column, color.ink, 1);
    for (const [index, cells] of table.rows.entries()) {
      const swatch = table.swatches?.[index];
      if (swatch) drawSwatch(sheet, swatch, y + padding);
      drawLine(sheet, { kind: 'TD', cells, columns, indent: swatch ? 20 : 0 }, y);
      y += lineHeight(sheet, cells, columns);
      sheet.line(page.margin, y, column, color.line);
    }
  });
  return table.note ? sheet.text('P', table.note, page.margin, y + 8, column, type.label) : y;
}

const inset = { x: 20, y: 18, text: 180 } as const;
const noteWidth = column - inset.text - inset.x;

/** The height of a box of notes. */
export function notesHeight(sheet: Sheet, notes: CatalogNotes): number {
  const lines = notes.lines.map((line) => sheet.measure(line, noteWidth, type.body) + 9);
  return lines.reduce((sum, height) => sum + height, 0) - 9 + 2 * inset.y;
}

/** Notes on a mint plane: heading left, lines right. */
export function drawNotes(sheet: Sheet, notes: CatalogNotes, top: number): number {
  const height = notesHeight(sheet, notes);
  sheet.decor(() => sheet.rect(page.margin, top, column, height, color.mint));
  const heading = { ...type.heading, color: color.primary };
  sheet.text(
    'H3',
    notes.heading,
    page.margin + inset.x,
    top + inset.y - 2,
    inset.text - 2 * inset.x,
    heading,
  );
  let y = top + inset.y;
  const x = page.margin + inset.text;
  sheet.inside('L', () => {
    for (const [index, line] of notes.lines.entries()) {
      if (index > 0) sheet.line(x, y - 4.5, noteWidth, '#BCDFD2');
      sheet.inside('LI', () => {
        y = sheet.text('LBody', line, x, y, noteWidth, { ...type.body, color: color.tileInk2 }) + 9;
      });
    }
  });
  return top + height;
}
