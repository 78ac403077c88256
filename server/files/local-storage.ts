import { createReadStream } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import { makeDataFolder } from '../data-folder.ts';
import { checkKey, missing, type Storage, type StoredObject, translateDiskError } from './storage.ts';

// Begins with a dot, as no key does: what is being written never shows up in a list.
const PARTIAL = '.partial';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Makes what was written to a path last through a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* walk(root: string, folder: string): AsyncIterable<StoredObject> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(root, key);
    else {
      const found = await stat(join(root, key)).catch(() => null);
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

/** Files in a folder of this machine. */
export async function openLocalStorage(folder: string): Promise<Storage> {
  const root = resolve(folder);
  const partial = join(root, PARTIAL);
  makeDataFolder(partial);

  function pathOf(key: string): string {
    return join(root, checkKey(key));
  }

  async function sizeOf(key: string): Promise<{ size: number } | null> {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? { size: found.size } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function put(key: string, path: string): Promise<void> {
    const target = pathOf(key);
    if ((await sizeOf(key))?.size === (await stat(path)).size) {
      // Younger again, so that cleaning does not take it for a file that was left behind long ago.
      await utimes(target, new Date(), new Date());
      return;
    }
    const temporary = join(partial, uuid());
    try {
      await copyFile(path, temporary);
      await sync(temporary);
      await mkdir(dirname(target), { recursive: true });
      await rename(temporary, target);
      await sync(dirname(target));
    } catch (error) {
      await rm(temporary, { force: true });
      throw translateDiskError(error);
    }
  }

  return {
    place: root,
    put,
    save: async (key, path) => {
      try {
        await copyFile(pathOf(key), path);
      } catch (error) {
        throw isMissing(error) ? missing(key) : translateDiskError(error);
      }
    },
    stat: sizeOf,
    open: async (key, range) => {
      try {
        const handle = await open(pathOf(key), 'r');
        const stream = createReadStream('', { fd: handle, ...range });
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        throw isMissing(error) ? missing(key) : error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    list: (prefix = '') => walk(root, prefix.replace(/\/$/, '')),
    check: async () => {
      const probe = join(partial, uuid());
      await writeFile(probe, 'vitrin');
      await rm(probe);
    },
    space: async () => {
      const { bavail, blocks, bsize } = await statfs(root);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
    clean: async (olderThan) => {
      let removed = 0;
      for (const name of await readdir(partial)) {
        const path = join(partial, name);
        const found = await stat(path).catch(() => null);
        if (!found || found.mtime > olderThan) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    close: () => undefined,
  };
}
