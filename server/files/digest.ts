import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The name that bytes are stored under: the first 128 bits of their SHA-256. */
export function shortDigest(hash: Hash): string {
  return hash.digest('hex').slice(0, 32);
}

/** The name of bytes. */
export function contentHash(bytes: Uint8Array): string {
  return shortDigest(createHash('sha256').update(bytes));
}

/** The name of a file's bytes, without reading it into memory. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return shortDigest(hash);
}
