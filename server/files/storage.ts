import { AppError } from '../../domain/errors.ts';

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };
export type StoredObject = { key: string; size: number; modifiedAt: Date };
export type Space = { freeBytes: number | null; totalBytes: number | null };

/** A place for files. Keys are content hashes: what is stored under one never changes. */
export type Storage = {
  /** A name for people: where the files are. */
  readonly place: string;
  /** Stores the file at a path whole or not at all; a key that is there already is left alone. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** Copies the bytes of a key to a path. @throws AppError not_found, storage_full */
  save: (key: string, path: string) => Promise<void>;
  /** The bytes of a key, or of a range of it. @throws AppError not_found */
  open: (key: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
  stat: (key: string) => Promise<{ size: number } | null>;
  /** Removes a key; one that is not there is fine. */
  remove: (key: string) => Promise<void>;
  /** Everything below a prefix, in no certain order. */
  list: (prefix?: string) => AsyncIterable<StoredObject>;
  /** Whether the place can be written to. @throws when it cannot */
  check: () => Promise<void>;
  /** Free and total bytes, null where the place does not tell. */
  space: () => Promise<Space>;
  /** Removes what broken writes left behind. */
  clean: (olderThan: Date) => Promise<number>;
  close: () => void;
};

const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9.-]*$/;

/** Refuses keys that could lead out of the store; keys are made by us, so a bad one is a mistake of ours. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`);
  return key;
}

export function missing(key: string): AppError {
  return new AppError('not_found', 'Dosya bulunamadı.', { cause: new Error(`no such object: ${key}`) });
}

/** A full disk as the sentence that a person sees; any other error unchanged. */
export function translateDiskError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull(error);
  return error;
}

export function storageFull(cause?: unknown): AppError {
  return new AppError(
    'storage_full',
    'Sunucuda yer kalmadı, dosya kaydedilmedi. Yer açıldıktan sonra tekrar deneyin.',
    { cause },
  );
}
