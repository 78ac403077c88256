import { createHash } from 'node:crypto';
import { contentTypeOf } from './content-types.ts';
import { fileHash } from './digest.ts';
import type { Storage, StoredObject } from './storage.ts';
import type { TemporaryFiles } from './temporary-files.ts';

export type MoveReport = {
  copied: number;
  /** There already, and the same. */
  present: number;
  bytes: number;
  /** Keys that could not be copied or did not come back as they were, with the reason. */
  failed: Array<{ key: string; reason: string }>;
};

async function digestOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk);
  return hash.digest('hex').slice(0, 32);
}

async function isThere(to: Storage, key: string, size: number, digest: string): Promise<boolean> {
  return (await to.stat(key))?.size === size && (await digestOf(to, key)) === digest;
}

/** Copies one file and reads it back. A file that is named by its content has to be what its name says. */
async function copy(
  { from, to, temporary }: MoveParts,
  { key, size }: StoredObject,
): Promise<'copied' | 'present'> {
  return temporary.use(async (path) => {
    await from.save(key, path);
    const digest = await fileHash(path);
    const named = /^([0-9a-f]{32})\.\w+$/.exec(key)?.[1];
    if (named && named !== digest) throw new Error('kaynaktaki içerik adına uymuyor');
    if (await isThere(to, key, size, digest)) return 'present';
    // A file of the same size with other bytes would be left alone otherwise.
    await to.remove(key);
    await to.put(key, path, contentTypeOf(key));
    if (!(await isThere(to, key, size, digest))) throw new Error('hedefteki içerik kaynaktakine uymuyor');
    return 'copied';
  });
}

type MoveParts = { from: Storage; to: Storage; temporary: TemporaryFiles };

/**
 * Copies everything from one store to another and verifies each file by reading it back. What is there already is
 * verified too, so that a move that was cut off goes on where it stopped. The source stays as it is.
 */
export async function moveMedia(
  parts: MoveParts,
  progress: (key: string, report: MoveReport) => void = () => undefined,
): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, present: 0, bytes: 0, failed: [] };
  for await (const file of parts.from.list()) {
    try {
      report[await copy(parts, file)] += 1;
      report.bytes += file.size;
    } catch (error) {
      report.failed.push({ key: file.key, reason: error instanceof Error ? error.message : String(error) });
    }
    progress(file.key, report);
  }
  return report;
}
