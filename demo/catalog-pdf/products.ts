import type { CatalogRow } from '../content/catalogs/types.ts';
import type { Pictures } from './pictures.ts';
import type { Sheet } from './sheet.ts';
import { color, column, page, type } from './theme.ts';

/** Rows come in two sizes: `tall` with a larger picture and the description, `compact` for long lists. */
type Size = {
  picture: { width: number; height: number };
  /** Space above and below together. */
  air: number;
  description: boolean;
  facts: number;
  name: { x: number; width: number };
  fact: { x: number; width: number };
};

const codeWidth = 74;
const headHeight = 18;

function size({
  picture,
  air,
  description,
  facts,
}: Pick<Size, 'picture' | 'air' | 'description' | 'facts'>): Size {
  const name = { x: page.margin + picture.width + 16, width: 150 };
  const x = name.x + name.width + 16;
  const fact = { x, width: page.margin + column - codeWidth - 6 - x };
  return { picture, air, description, facts, name, fact };
}

const compact = size({ picture: { width: 64, height: 48 }, air: 12, description: false, facts: 3 });
const tall = size({ picture: { width: 116, height: 87 }, air: 16, description: true, facts: 4 });

function nameHeight(sheet: Sheet, row: CatalogRow, { name, description }: Size): number {
  const title =
    sheet.measure(row.name, name.width, type.strong) + 1 + sheet.measure(row.brand, name.width, type.label);
  return description ? title + 5 + sheet.measure(row.description, name.width, type.small) : title;
}

function factsHeight(sheet: Sheet, row: CatalogRow, { fact, facts }: Size): number {
  return row.facts
    .slice(0, facts)
    .reduce((sum, line) => sum + sheet.measure(line, fact.width, type.body) + 1, 0);
}

function rowHeight(sheet: Sheet, row: CatalogRow, size: Size): number {
  return (
    Math.max(size.picture.height, nameHeight(sheet, row, size), factsHeight(sheet, row, size)) + size.air
  );
}

/** How many of the rows stand between `top` and `bottom`. */
export function rowsThatFit(
  sheet: Sheet,
  rows: CatalogRow[],
  size: Size,
  top: number,
  bottom: number,
): number {
  let y = top + headHeight;
  const over = rows.findIndex((row) => {
    y += rowHeight(sheet, row, size);
    return y > bottom;
  });
  return over === -1 ? rows.length : over;
}

type Room = { first: number; following: number; bottom: number; after: number };

function pagesNeeded(
  sheet: Sheet,
  rows: CatalogRow[],
  size: Size,
  { first, following, bottom, after }: Room,
): number {
  let pages = 1;
  let y = first + headHeight;
  for (const row of rows) {
    const height = rowHeight(sheet, row, size);
    if (y + height > bottom) {
      pages += 1;
      y = following + headHeight;
    }
    y += height;
  }
  return y + after > bottom ? pages + 1 : pages;
}

/** The larger size where it takes no more pages than the smaller one. */
export function fittingSize(sheet: Sheet, rows: CatalogRow[], room: Room): Size {
  return pagesNeeded(sheet, rows, tall, room) > pagesNeeded(sheet, rows, compact, room) ? compact : tall;
}

function drawHead(sheet: Sheet, { name, fact }: Size, y: number): void {
  const cell = (text: string, x: number, width: number, align: 'left' | 'right') =>
    sheet.mark('TH', () => sheet.text(null, text, x, y, width, { ...type.label, align }), {
      scope: 'Column',
    });
  sheet.inside('TR', () => {
    cell('Ürün', name.x, name.width, 'left');
    cell('Özellikler', fact.x, fact.width, 'left');
    cell('Kod', page.margin + column - codeWidth, codeWidth, 'right');
  });
  sheet.line(page.margin, y + headHeight, column, color.ink, 1);
}

function drawRow(sheet: Sheet, row: CatalogRow, size: Size, y: number): void {
  const { name, fact } = size;
  sheet.inside('TR', () => {
    sheet.mark('TD', () => {
      let end = sheet.text(null, row.name, name.x, y, name.width, type.strong);
      end = sheet.text(null, row.brand, name.x, end + 1, name.width, type.label);
      if (size.description) sheet.text(null, row.description, name.x, end + 5, name.width, type.small);
    });
    sheet.mark('TD', () => {
      let end = y;
      for (const line of row.facts.slice(0, size.facts)) {
        end = sheet.text(null, line, fact.x, end, fact.width, type.body) + 1;
      }
    });
    sheet.mark('TD', () =>
      sheet.text(null, row.code, page.margin + column - codeWidth, y, codeWidth, type.code),
    );
  });
}

/** A table of products from `top` on; answers where it ends. */
export function drawProducts(
  sheet: Sheet,
  rows: CatalogRow[],
  size: Size,
  thumbs: Pictures['thumbs'],
  top: number,
): number {
  let y = top + headHeight;
  sheet.inside('Table', () => {
    drawHead(sheet, size, top);
    for (const row of rows) {
      const image = thumbs.get(row.picture);
      if (image) sheet.picture(image, page.margin, y + size.air / 2, size.picture.width, size.picture.height);
      drawRow(sheet, row, size, y + size.air / 2);
      y += rowHeight(sheet, row, size);
      sheet.line(page.margin, y, column, color.line);
    }
  });
  return y;
}
