import { open } from 'node:fs/promises';
import { type AppError, refusedField } from '../../domain/errors.ts';

const TAIL = 2048;

/** The refusal of a PDF that is not whole. */
export function brokenPdf(cause?: unknown): AppError {
  const message = 'PDF açılamıyor: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip tekrar yükleyin.';
  return refusedField('file', 'invalid', message, cause);
}

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
    if (!buffer.includes('%%EOF') || buffer.includes('PK\x05\x06')) throw brokenPdf();
  } finally {
    await handle.close();
  }
}
