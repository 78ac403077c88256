import { statfs } from 'node:fs/promises';
import type { MediaParts } from './open-media.ts';
import { storageFull } from './storage.ts';

// Left to the database and to the system, whatever is uploaded.
const RESERVE = 16 * 1024 * 1024;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Refuses a file before it is sent when there is no room for it, on its way and where it goes.
 * @throws AppError storage_full
 */
export async function requireSpace(
  { storage, temporary }: Pick<MediaParts, 'storage' | 'temporary'>,
  bytes: number,
): Promise<void> {
  const rooms = [await freeBytes(temporary.folder), (await storage.space()).freeBytes];
  if (rooms.some((free) => free !== null && free < bytes + RESERVE)) throw storageFull();
}
