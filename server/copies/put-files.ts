import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../files/content-types.ts';
import { checkKey, type Storage } from '../files/storage.ts';
import { entryKind } from './manifest.ts';
import { type Archive, damaged, entriesOf, readEntry, skipEntry, type Unpacked } from './read.ts';
import { withScratch } from './scratch.ts';

type Facts = { bytes: number; sha256: string };
type Store = Pick<Storage, 'stat' | 'open' | 'put' | 'remove'>;

/** The files of an archive by their keys. */
export function filesIn(unpacked: Unpacked): Map<string, Facts> {
  return unpacked.kind === 'current' ? new Map(Object.entries(unpacked.manifest.files)) : unpacked.files;
}

function keyOf(name: string): string | null {
  const own = entryKind(name);
  if (own?.kind === 'file') return own.of;
  return name.startsWith('media/') && !name.endsWith('/') ? checkKey(name.slice('media/'.length)) : null;
}

async function holds(store: Store, key: string, { bytes, sha256 }: Facts): Promise<boolean> {
  if ((await store.stat(key))?.size !== bytes) return false;
  const hash = createHash('sha256');
  for await (const chunk of await store.open(key)) hash.update(chunk);
  return hash.digest('hex') === sha256;
}

/**
 * Puts the files of an archive into a store and reads each back; what the store has beside them stays. A file is found
 * by its content, so nothing that is shown now changes.
 * @returns how many files were written
 */
export async function putFiles(
  archive: Archive,
  wanted: ReadonlyMap<string, Facts>,
  { store, scratch }: { store: Store; scratch: string },
): Promise<number> {
  return withScratch(scratch, async (folder) => {
    const path = join(folder, 'file');
    let written = 0;
    for await (const entry of entriesOf(archive)) {
      const key = keyOf(entry.header.name);
      const facts = key === null ? undefined : wanted.get(key);
      if (key === null || !facts || (await holds(store, key, facts))) {
        await skipEntry(entry);
        continue;
      }
      const own = await readEntry(entry, path);
      if (own.sha256 !== facts.sha256) throw damaged(`dosya ${key} değişmiş`);
      // One of that size with other bytes would be left alone.
      await store.remove(key);
      await store.put(key, path, contentTypeOf(key));
      if (!(await holds(store, key, facts))) throw new Error(`${key} dosya alanına doğru yazılamadı.`);
      await rm(path);
      written += 1;
    }
    return written;
  });
}
