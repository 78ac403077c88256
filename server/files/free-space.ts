import { statfs } from 'node:fs/promises';
import { type Storage, storageFull } from './storage.ts';
import type { TemporaryFiles } from './temporary-files.ts';

// Left to the database and to the system, whatever is uploaded.
const RESERVE = 16 * 1024 * 1024;

/** The bytes that may still be written to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Refuses a file before it is sent when there is no room for it, on its way and where it goes.
 * @throws AppError storage_full
 */
export async function requireSpace(
  { storage, temporary }: { storage: Storage; temporary: TemporaryFiles },
  bytes: number,
): Promise<void> {
  const rooms = [await freeBytes(temporary.folder), (await storage.space()).freeBytes];
  if (rooms.some((free) => free !== null && free < bytes + RESERVE)) throw storageFull();
}
