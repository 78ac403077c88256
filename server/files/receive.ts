import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { AppError, refusedField } from '../../domain/errors.ts';
import { shortDigest } from './digest.ts';
import { boundaryOf, type PartHeaders, readMultipart } from './multipart.ts';
import { translateDiskError } from './storage.ts';

// What comes after a refusal is read and dropped up to here, so that the sender hears the reason.
const DROPPED_MAX = 128 * 1024 * 1024;

export type Upload = {
  body: AsyncIterable<Uint8Array> | null;
  contentType: string | undefined;
};
export type Received = {
  fileName: string | undefined;
  size: number;
  /** Of the bytes, as files are named by it. */
  hash: string;
  folder: string | undefined;
};

function missingFile(): AppError {
  return refusedField('file', 'required', 'Yüklenecek dosyayı seçin.');
}

/** Writes the file of an upload while it is within its limit, and remembers why it stopped. */
class LimitedFile {
  readonly #handle: FileHandle;
  readonly #max: number;
  readonly #tooLarge: string;
  readonly hash = createHash('sha256');
  size = 0;
  dropped = 0;
  count = 0;
  fileName: string | undefined;
  refusal: unknown;

  constructor(handle: FileHandle, max: number, tooLarge: string) {
    this.#handle = handle;
    this.#max = max;
    this.#tooLarge = tooLarge;
  }

  begin(headers: PartHeaders): void {
    this.count += 1;
    if (this.count > 1) this.refusal ??= new AppError('bad_request', 'Dosyaları tek tek yükleyin.');
    this.fileName = headers.fileName;
  }

  async write(chunk: Buffer): Promise<void> {
    if (this.refusal === undefined && this.size + chunk.length > this.#max)
      this.refusal = new AppError('too_large', this.#tooLarge, {
        issues: [{ path: 'file', code: 'too_large', message: this.#tooLarge }],
      });
    if (this.refusal === undefined) {
      this.size += chunk.length;
      this.hash.update(chunk);
      await this.#handle.writeFile(chunk).catch((error: unknown) => {
        this.refusal = translateDiskError(error);
      });
    }
    if (this.refusal === undefined) return;
    this.dropped += chunk.length;
    if (this.dropped > DROPPED_MAX) throw this.refusal;
  }
}

/**
 * Writes the one file of a multipart upload to a path as it arrives, never more than `max` bytes.
 * @throws AppError too_large, storage_full, invalid without a file, bad_request when the body is cut off
 */
export async function receiveFile(
  upload: Upload,
  path: string,
  { max, tooLarge }: { max: number; tooLarge: string },
): Promise<Received> {
  const boundary = boundaryOf(upload.contentType);
  if (!upload.body) throw missingFile();
  const handle = await open(path, 'wx').catch((error: unknown) => {
    throw translateDiskError(error);
  });
  const file = new LimitedFile(handle, max, tooLarge);
  try {
    const fields = await readMultipart(upload.body, boundary, (headers) => {
      file.begin(headers);
      return (chunk) => file.write(chunk);
    });
    if (file.refusal !== undefined) throw file.refusal;
    if (file.count === 0 || file.size === 0) throw missingFile();
    return {
      fileName: file.fileName,
      size: file.size,
      hash: shortDigest(file.hash),
      folder: fields.get('folder'),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (file.refusal !== undefined) throw file.refusal;
    throw new AppError('bad_request', 'Yükleme yarıda kesildi. Dosyayı tekrar yükleyin.', { cause: error });
  } finally {
    await handle.close();
  }
}
