import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, withPdf } from './open-pdf.ts';
import { PAGE_END } from './page-end.ts';

const COVER_SIDE = 1400;
const COVER_QUALITY = 88;
const TEXT_MAX = 2_000_000;

/** What a PDF shows at once: how many pages it has, and page one as a WebP picture, null when it cannot be drawn. */
export type FirstPage = { pages: number; cover: Uint8Array | null };

async function drawCover(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const cover = await drawPage(pdf, 1, { longest: COVER_SIDE }, COVER_QUALITY);
  (await pdf.getPage(1)).cleanup();
  return cover;
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  let all = '';
  for (let number = 1; number <= pdf.numPages && all.length < TEXT_MAX; number++) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const words = content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : ''));
    all += `${words.join('').replace(/[^\S\n]+/g, ' ')}${PAGE_END}`;
    page.cleanup();
  }
  return all.replaceAll('\0', '').toWellFormed().slice(0, TEXT_MAX);
}

/**
 * Reads a PDF: tells its first page as soon as it is open, and answers its text, the first two million characters,
 * with a form feed behind each page.
 * @throws AppError invalid for a file that is broken or locked by a password
 */
export function readPdf(path: string, tell: (first: FirstPage) => void): Promise<string> {
  return withPdf(path, async (pdf) => {
    tell({ pages: pdf.numPages, cover: await drawCover(pdf).catch(() => null) });
    return textOf(pdf).catch(() => '');
  });
}
