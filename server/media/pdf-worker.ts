import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfMessage, PdfTask } from './pdf-messages.ts';

const BELOW_PAGES = 10;
const COVER_SIDE = 1400;
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

function send(message: PdfMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

async function cover(pdf: PDFDocumentProxy): Promise<Uint8Array<ArrayBuffer> | null> {
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
  return new Uint8Array(await canvas.encode('webp', 88));
}

async function text(pdf: PDFDocumentProxy, textMax: number): Promise<string> {
  let all = '';
  for (let number = 1; number <= pdf.numPages && all.length < textMax; number++) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const words = content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : ''));
    all += `${words.join('').replace(/[^\S\n]+/g, ' ')}\n`;
    page.cleanup();
  }
  return all.replaceAll('\0', '').toWellFormed().slice(0, textMax);
}

async function read({ path, textMax }: PdfTask): Promise<void> {
  const task = getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: 0,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
    cMapUrl: `${join(PDFJS, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
    wasmUrl: `${join(PDFJS, 'wasm')}/`,
  });
  let words = '';
  try {
    const pdf = await task.promise;
    const image = await cover(pdf).catch(() => null);
    send({ step: 'opened', pages: pdf.numPages, cover: image }, image ? [image.buffer] : []);
    words = await text(pdf, textMax).catch(() => '');
  } finally {
    await task.destroy();
  }
  send({ step: 'read', text: words });
}

// On Linux the priority is a thread's own, so this does not slow down the answers of the process.
if (process.platform === 'linux') setPriority(BELOW_PAGES);

parentPort?.on('message', (task: PdfTask) => {
  read(task).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    send({ step: 'refused', isEncrypted: name === 'PasswordException' });
  });
});
