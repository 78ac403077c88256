import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { makeDataFolder } from '../data-folder.ts';

export type TemporaryFiles = {
  readonly folder: string;
  /** Lends `work` a path of its own; whatever is there afterwards is removed. */
  use: <T>(work: (path: string) => Promise<T>) => Promise<T>;
  /** A path that the caller removes. */
  path: () => string;
  /** Removes what was last written before a time. */
  clean: (olderThan: Date) => Promise<number>;
};

/** A folder for files that are on their way in. */
export async function openTemporaryFiles(folder: string): Promise<TemporaryFiles> {
  makeDataFolder(folder);

  function path(): string {
    return join(folder, uuid());
  }

  return {
    folder,
    path,
    use: async (work) => {
      const own = path();
      try {
        return await work(own);
      } finally {
        await rm(own, { force: true });
      }
    },
    clean: async (olderThan) => {
      let removed = 0;
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (!found || found.mtime > olderThan) continue;
        await rm(join(folder, name), { force: true, recursive: true });
        removed += 1;
      }
      return removed;
    },
  };
}
