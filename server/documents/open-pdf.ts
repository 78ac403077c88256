import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError, refusedField } from '../../domain/errors.ts';
import { brokenPdf } from './check-pdf.ts';

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

/**
 * Lends an opened PDF to `work`.
 * @throws AppError invalid for a file that is broken or locked by a password
 */
export async function withPdf<T>(path: string, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
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
    return await work(await task.promise);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw isEncrypted ? refusedField('file', 'invalid', ENCRYPTED) : brokenPdf(error);
  } finally {
    await task.destroy();
  }
}

/** How large a page shall be drawn, in pixels: within `longest` on its longer side, or so wide. */
type Size = { longest: number } | { width: number; longest: number };

/** Draws a page as a WebP picture. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  size: Size,
  quality: number,
): Promise<Uint8Array> {
  const page = await pdf.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const within = size.longest / Math.max(plain.width, plain.height);
  const scale = 'width' in size ? Math.min(size.width / plain.width, within) : within;
  const viewport = page.getViewport({ scale });
  const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(
    Math.ceil(viewport.width - 0.01),
    Math.ceil(viewport.height - 0.01),
  );
  await page.render({
    canvas,
    canvasContext: context,
    viewport,
    background: '#ffffff',
  }).promise;
  return canvas.encode('webp', quality);
}
