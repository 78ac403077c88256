import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../factories.ts';

/** A disk of so many megabytes, where this account may have one. */
export function openSmallDisk(megabytes: number): { folder: string; remove: () => void } | null {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return { folder, remove: () => execFileSync('umount', ['--lazy', folder]) };
  } catch {
    return null;
  }
}

/** Leaves no room; answers the file that takes it. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'dolu');
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // Whoever writes at the same moment takes a part of it: then it is full all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
  return file;
}
