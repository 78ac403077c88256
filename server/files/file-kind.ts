import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../domain/errors.ts';
import { holdsWordStream } from './compound-file.ts';
import { zipEntryNames } from './zip-directory.ts';

export type ImageType = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';
export type DocumentType = 'pdf' | 'doc' | 'docx';

const SNIFFED = 4096;

const IMAGE_TYPES: Record<string, ImageType> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function beginning(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED), 0, SNIFFED, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function refused(message: string): AppError {
  return new AppError('unsupported_type', message, {
    issues: [{ path: 'file', code: 'invalid_format', message }],
  });
}

async function sniff(path: string): Promise<string | undefined> {
  // A damaged container makes the detector throw; such a file has no type.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime;
}

/** The type of a picture, by its bytes. @throws AppError unsupported_type */
export async function imageTypeOf(path: string): Promise<ImageType> {
  const type = IMAGE_TYPES[(await sniff(path)) ?? ''];
  if (type) return type;
  if (/<svg[\s>]/i.test(await beginning(path)))
    throw refused(
      'SVG dosyaları kabul edilmiyor, çünkü içlerinde çalışan kod taşıyabilirler. Logoyu PNG ya da WebP olarak kaydedip yükleyin.',
    );
  throw refused('Bu dosya bir görsel değil. JPEG, PNG, WebP, AVIF, GIF ya da HEIC yükleyin.');
}

/** The type of a document, by its bytes. @throws AppError unsupported_type */
export async function documentTypeOf(path: string): Promise<DocumentType> {
  const mime = await sniff(path);
  if (mime === 'application/pdf' && (await beginning(path)).startsWith('%PDF-')) return 'pdf';
  if (mime === 'application/x-cfb' && (await holdsWordStream(path))) return 'doc';
  if (mime === DOCX && (await zipEntryNames(path)).includes('word/document.xml')) return 'docx';
  throw refused('Bu dosya türü kabul edilmiyor. PDF, DOC ya da DOCX yükleyin.');
}
