import { writeFile } from 'node:fs/promises';
import { OPS, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '../../domain/errors.ts';
import {
  BOOK_PAGES_MAX,
  BOOK_WIDTHS,
  type Book,
  type BookChapter,
  type BookPage,
} from '../../domain/things/book.ts';
import { translateDiskError } from '../files/storage.ts';
import { drawPage, withPdf } from './open-pdf.ts';
import { linesOf, type Run } from './page-lines.ts';

const QUALITY = 80;
/** A page that is far taller than wide is drawn smaller. */
const LONGEST = 4000;
const CHAPTERS_MAX = 200;
const TITLE_MAX = 120;
/** Of a letter that its font says nothing of, in thousandths of its size. */
const USUAL_WIDTH = 550;

/** The pages that a process draws in one go, and the folder that their pictures are written to. */
export type PagesWanted = { from: number; count: number; folder: string };
export type DrawnPages = { book: Book; pages: BookPage[] };

type Entry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

async function pageOf(pdf: PDFDocumentProxy, entry: Entry): Promise<number | null> {
  try {
    const place = typeof entry.dest === 'string' ? await pdf.getDestination(entry.dest) : entry.dest;
    const [page] = place ?? [];
    if (typeof page === 'number') return page + 1;
    return page ? (await pdf.getPageIndex(page)) + 1 : null;
  } catch {
    return null;
  }
}

/** The chapters that a PDF names itself, in the order of their pages. */
async function chaptersOf(pdf: PDFDocumentProxy): Promise<BookChapter[]> {
  const outline = (await pdf.getOutline().catch(() => null)) ?? [];
  // Many programs put everything below the name of the file.
  const entries: Entry[] = outline.length === 1 && outline[0]?.items.length ? outline[0].items : outline;
  const chapters: BookChapter[] = [];
  for (const entry of entries.slice(0, CHAPTERS_MAX)) {
    const page = await pageOf(pdf, entry);
    const title = String(entry.title)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .toWellFormed()
      .trim()
      .slice(0, TITLE_MAX);
    if (title && page && page <= Math.min(pdf.numPages, BOOK_PAGES_MAX)) chapters.push({ title, page });
  }
  return chapters.sort((a, b) => a.page - b.page);
}

/** How wide the letters of each font are, as the page sets them. */
async function widthsOn(page: PDFPageProxy): Promise<Map<string, Map<string, number>>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Map<string, Map<string, number>>();
  let widths = new Map<string, number>();
  for (const [index, operation] of fnArray.entries()) {
    const [first] = (argsArray[index] ?? []) as [unknown];
    if (operation === OPS.setFont) {
      widths = fonts.get(String(first)) ?? new Map();
      fonts.set(String(first), widths);
    }
    if (operation !== OPS.showText || !Array.isArray(first)) continue;
    for (const glyph of first as Array<{ unicode?: string; width?: number } | number | null>)
      if (glyph && typeof glyph === 'object' && glyph.unicode && glyph.width)
        widths.set(glyph.unicode, glyph.width);
  }
  return fonts;
}

/** The level text of a page; what is turned can be seen, and is not selected. */
async function runsOf(pdf: PDFDocumentProxy, number: number): Promise<Run[]> {
  const page = await pdf.getPage(number);
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const fonts = await widthsOn(page);
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = Util.transform(transform, item.transform) as number[];
    const isLevel = Math.abs(b) < Math.abs(a) / 20 && a > 0;
    const widthOf = (letter: string) => fonts.get(item.fontName)?.get(letter) ?? USUAL_WIDTH;
    return isLevel ? [{ text: item.str, x, y, width: item.width, size: Math.hypot(a, b), widthOf }] : [];
  });
}

async function drawOne(pdf: PDFDocumentProxy, number: number, folder: string): Promise<BookPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  try {
    for (const wide of BOOK_WIDTHS) {
      const picture = await drawPage(pdf, number, { width: wide, longest: LONGEST }, QUALITY);
      await writeFile(`${folder}/${number}-${wide}.webp`, picture).catch((error: unknown) => {
        throw translateDiskError(error);
      });
    }
    const lines = linesOf(await runsOf(pdf, number).catch(() => []));
    return { width: Math.round(width), height: Math.round(height), isDrawn: true, lines };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // One page that is broken does not take the others with it.
    return { width: Math.round(width), height: Math.round(height), isDrawn: false, lines: [] };
  } finally {
    page.cleanup();
  }
}

/**
 * Draws some pages of a PDF into a folder, as `<page>-<width>.webp`, and answers what stands on them.
 * @throws AppError invalid for a file that is broken or locked by a password
 */
export function drawPages(path: string, { from, count, folder }: PagesWanted): Promise<DrawnPages> {
  return withPdf(path, async (pdf) => {
    const all = Math.min(pdf.numPages, BOOK_PAGES_MAX);
    const pages: BookPage[] = [];
    for (let number = from; number < Math.min(from + count, all + 1); number++)
      pages.push(await drawOne(pdf, number, folder));
    return { book: { pages: all, chapters: from === 1 ? await chaptersOf(pdf) : [] }, pages };
  });
}
