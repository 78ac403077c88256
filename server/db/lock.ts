import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unwritable } from '../data-folder.ts';

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === SQLITE_BUSY;
}

function openLock(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'vitrin.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Holds the data folder for this process, made where it is missing. The lock is one of SQLite's own on a file beside
 * the database, so that the operating system drops it however the process ends.
 * @throws Error with a sentence for the operator when another process holds it or the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  try {
    const lock = openLock(folder);
    return () => lock.close();
  } catch (cause) {
    if (!isBusy(cause)) throw unwritable(folder, cause);
    throw new Error(
      `${folder} klasörünü başka bir Vitrin süreci kullanıyor. Önce onu durdurun ya da DATA_DIR ile başka bir klasör seçin.`,
      { cause },
    );
  }
}
