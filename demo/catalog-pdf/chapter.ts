import type { CatalogChapter } from '../content/catalogs/types.ts';
import type { Pictures, Tile } from './pictures.ts';
import { drawProducts, fittingSize, rowsThatFit } from './products.ts';
import { drawNotes, drawTable, notesHeight, tableHeight } from './reference.ts';
import { anchor, type Sheet } from './sheet.ts';
import { color, column, page, tileWall, type } from './theme.ts';

type Opening = { number: number; tile: Tile; alt: string };
/** Starts a page with its running foot. */
type Turn = (ground: string) => void;

const shelf = 34;
const bottom = page.foot - 18;
const gap = 30;
const runningTop = 84;

function drawOpening(sheet: Sheet, chapter: CatalogChapter, { number, tile, alt }: Opening): number {
  sheet.doc.outline.addItem(chapter.heading);
  sheet.doc.addNamedDestination(anchor(number));
  sheet.picture(tile.image, 0, 0, page.width, tileWall, alt);
  sheet.decor(() => sheet.rect(0, tileWall, page.width, shelf, tile.shelf));
  const y = sheet.text('H2', chapter.heading, page.margin - 1, 52, 238, type.chapter);
  const intro = { ...type.body, size: 10.5, color: color.tileInk2 };
  sheet.text('P', chapter.intro, page.margin, y + 12, 226, intro);
  const label = { ...type.label, size: 10, color: color.ink };
  sheet.text('P', `Bölüm ${number}`, page.margin, tileWall + 10, 200, label);
  const count = { ...label, align: 'right' } as const;
  sheet.text('P', `${chapter.rows.length} ürün`, page.margin, tileWall + 10, column, count);
  return tileWall + shelf + 22;
}

function drawRunningHead(sheet: Sheet, heading: string, number: number): number {
  const style = { ...type.label, color: color.ink };
  sheet.decor(() => {
    sheet.text(null, heading, page.margin, 44, column, style);
    sheet.text(null, `Bölüm ${number}`, page.margin, 44, column, { ...style, align: 'right' });
  }, 'Pagination');
  sheet.line(page.margin, 64, column, color.ink, 1);
  return runningTop;
}

/** A chapter: its tile, its products and what there is to look up, on as many pages as it takes. */
export function drawChapter(
  sheet: Sheet,
  chapter: CatalogChapter,
  opening: Opening,
  thumbs: Pictures['thumbs'],
  turn: Turn,
): void {
  turn(color.paper);
  let y = drawOpening(sheet, chapter, opening);
  const next = () => {
    turn(color.paper);
    y = drawRunningHead(sheet, chapter.heading, opening.number);
  };
  const { tables = [], notes } = chapter;
  const heights = [
    ...tables.map((table) => tableHeight(sheet, table)),
    ...(notes ? [notesHeight(sheet, notes)] : []),
  ];
  const after = heights.reduce((sum, height) => sum + gap + height, 0);
  const size = fittingSize(sheet, chapter.rows, { first: y, following: runningTop, bottom, after });
  let rows = chapter.rows;
  while (rows.length > 0) {
    const count = rowsThatFit(sheet, rows, size, y, bottom);
    y = drawProducts(sheet, rows.slice(0, count), size, thumbs, y);
    rows = rows.slice(count);
    if (rows.length > 0) next();
  }
  const makeRoom = (height: number) => {
    if (y + gap + height > bottom) next();
    else y += gap;
  };
  for (const table of tables) {
    makeRoom(tableHeight(sheet, table));
    y = drawTable(sheet, table, y);
  }
  if (notes) {
    makeRoom(notesHeight(sheet, notes));
    drawNotes(sheet, notes, y);
  }
}
