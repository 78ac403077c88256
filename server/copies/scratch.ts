import { chmod, mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = '.yedek-';
/** What a process that was killed left behind goes after so long: nothing that is at work takes it. */
const LEFT_MS = 6 * 3_600_000;

/** Removes what ended processes left behind in a folder. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Lends a private folder below another one, on the same disk, and removes it with all that is in it. */
export async function withScratch<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await sweep(parent);
  const folder = await mkdtemp(join(parent, PREFIX));
  try {
    await chmod(folder, 0o700);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a file, or the names in a folder, last through a power cut. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
