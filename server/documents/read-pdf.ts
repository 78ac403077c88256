import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { refusedField } from '../../domain/errors.ts';
import { brokenPdf } from './check-pdf.ts';
import { PAGE_END } from './page-end.ts';

const COVER_SIDE = 1400;
const TEXT_MAX = 2_000_000;
const ENCRYPTED = 'PDF parolayla korunuyor. Parolasını kaldırıp yeniden kaydedin, sonra tekrar yükleyin.';
const PDFJS = dirname(
  dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))),
);

/** Outside a browser, pdf.js draws on a canvas that encodes itself. */
type CanvasFactory = {
  create: (
    width: number,
    height: number,
  ) => {
    canvas: HTMLCanvasElement & { encode: (type: 'webp', quality: number) => Promise<Uint8Array> };
    context: CanvasRenderingContext2D;
  };
};

/** What a PDF shows at once: how many pages it has, and page one as a WebP picture, null when it cannot be drawn. */
export type FirstPage = { pages: number; cover: Uint8Array | null };

/** The bytes of a file, in memory that pdf.js may take over. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const bytes = new Uint8Array((await handle.stat()).size);
    await handle.read(bytes);
    return bytes;
  } finally {
    await handle.close();
  }
}

async function draw(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const page = await pdf.getPage(1);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: COVER_SIDE / Math.max(plain.width, plain.height) });
  const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(
    Math.ceil(viewport.width),
    Math.ceil(viewport.height),
  );
  await page.render({
    canvas,
    canvasContext: context,
    viewport,
    background: '#ffffff',
  }).promise;
  page.cleanup();
  return canvas.encode('webp', 88);
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
export async function readPdf(path: string, tell: (first: FirstPage) => void): Promise<string> {
  const task = getDocument({
    data: await bytesOf(path),
    verbosity: 0,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
    cMapUrl: `${join(PDFJS, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
    wasmUrl: `${join(PDFJS, 'wasm')}/`,
  });
  try {
    const pdf = await task.promise;
    tell({ pages: pdf.numPages, cover: await draw(pdf).catch(() => null) });
    return await textOf(pdf).catch(() => '');
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw isEncrypted ? refusedField('file', 'invalid', ENCRYPTED) : brokenPdf(error);
  } finally {
    await task.destroy();
  }
}
