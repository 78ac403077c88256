import { open } from 'node:fs/promises';
import { type AppError, refusedField } from '../../domain/errors.ts';
import type { PdfMessage, PdfTask } from './pdf-messages.ts';
import { giveBack, takeThread } from './pdf-threads.ts';

// Time on the clock is generous, for a busy machine; what a file may really cost is processor time.
const OPEN_WITHIN_MS = 90_000;
const TEXT_WITHIN_MS = 120_000;
const CPU_MS = 30_000;
// The thread's own limit knows nothing of buffers, so the memory of the process is watched beside it.
const EXTRA_MAX = 480 * 1024 * 1024;
const WATCHED_EVERY_MS = 50;
const TEXT_MAX = 2_000_000;

export type OpenedPdf = {
  pages: number;
  /** Page one as a WebP picture; null when it cannot be drawn. */
  cover: Uint8Array | null;
  /** The text of the pages, read on after the file was opened; empty when the limits cut it off. */
  text: Promise<string>;
};

function refused(message: string, cause?: unknown): AppError {
  return refusedField('file', 'invalid', message, cause);
}

const ENCRYPTED = 'PDF parolayla korunuyor. Parolasını kaldırıp yeniden kaydedin, sonra tekrar yükleyin.';
const BROKEN = 'PDF açılamıyor: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip tekrar yükleyin.';
const TOO_SLOW = 'PDF çok karmaşık, okunması çok uzun sürdü. Dosyayı küçültüp tekrar yükleyin.';
const TOO_HEAVY = 'PDF açılamıyor: içeriği belleğe sığmayacak kadar büyük. Dosyayı küçültüp tekrar yükleyin.';

type Limits = { openMs?: number; textMs?: number; cpuMs?: number };

/**
 * Reads a PDF in a thread of its own, within limits of time and memory. Answers once it is open;
 * `done` settles when the thread has finished with it.
 * @throws AppError invalid for a file that is broken, locked by a password or too heavy
 */
export function readPdf(
  path: string,
  { openMs = OPEN_WITHIN_MS, textMs = TEXT_WITHIN_MS, cpuMs = CPU_MS }: Limits = {},
): { opened: Promise<OpenedPdf>; done: Promise<void> } {
  const worker = takeThread();
  const opened = Promise.withResolvers<OpenedPdf>();
  const text = Promise.withResolvers<string>();
  const done = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout;

  function finish(): void {
    clearTimeout(timer);
    clearInterval(watch);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    opened.reject(refused(BROKEN));
    text.resolve('');
    done.resolve();
  }
  function giveUp(message: string): void {
    opened.reject(refused(message));
    worker.terminate().then(finish, finish);
  }
  function onMessage(message: PdfMessage): void {
    if (message.step === 'opened') {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(TOO_SLOW), textMs);
      opened.resolve({ pages: message.pages, cover: message.cover, text: text.promise });
      return;
    }
    if (message.step === 'read') text.resolve(message.text);
    else opened.reject(refused(message.isEncrypted ? ENCRYPTED : BROKEN));
    finish();
    giveBack(worker);
  }
  function onError(error: unknown): void {
    opened.reject(refused(TOO_HEAVY, error));
  }
  function onExit(): void {
    finish();
  }

  const memory = process.memoryUsage.rss();
  let cpuBefore: number | undefined;
  async function look(): Promise<void> {
    if (process.memoryUsage.rss() - memory > EXTRA_MAX) return giveUp(TOO_HEAVY);
    const { user, system } = await worker.cpuUsage();
    const used = (user + system) / 1000;
    cpuBefore ??= used;
    if (used - cpuBefore > cpuMs) giveUp(TOO_SLOW);
  }
  // A thread that is ending has no processor time to tell.
  const watch = setInterval(() => look().catch(() => undefined), WATCHED_EVERY_MS);
  timer = setTimeout(() => giveUp(TOO_SLOW), openMs);
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  worker.postMessage({ path, textMax: TEXT_MAX } satisfies PdfTask);
  return { opened: opened.promise, done: done.promise };
}

const TAIL = 2048;

/**
 * Refuses a PDF that is cut off, and one that carries an archive behind its end.
 * @throws AppError invalid
 */
export async function checkPdfEnd(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, TAIL);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    if (!buffer.includes('%%EOF') || buffer.includes('PK\x05\x06')) throw refused(BROKEN);
  } finally {
    await handle.close();
  }
}
