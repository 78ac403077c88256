import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';

/** The folder below `DATA_DIR` with the databases of before an upgrade. */
export const UPGRADES_FOLDER = 'upgrades';
const COPIES_KEPT = 3;
// What was purged lives on in a copy: it goes in time, like the copy that is one too many.
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The copy of before the upgrade that began with this step. */
export function copyOf(dataDir: string, step: string): string {
  return join(dataDir, UPGRADES_FOLDER, `vitrin-before-${step}.db`);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Copies the embedded database as it is before an upgrade, whole and on the disk before this answers.
 * @param step the first migration that will run; the copy is named after it
 * @returns the path of the copy, which the program of before opens as its `vitrin.db`
 */
export async function copySqlite<Tables>(db: Kysely<Tables>, dataDir: string, step: string): Promise<string> {
  const folder = join(dataDir, UPGRADES_FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = copyOf(dataDir, step);
  const partial = `${target}.partial`;
  await rm(partial, { force: true });
  try {
    await sql`vacuum into ${partial}`.execute(db);
    await chmod(partial, 0o600);
    await sync(partial);
    await rename(partial, target);
    await sync(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await forgetCopies(dataDir, COPIES_KEPT);
  return target;
}

/** Removes the copies that are older than a month, and of the younger ones all but the newest. */
export async function forgetCopies(dataDir: string, keep = COPIES_KEPT): Promise<void> {
  const folder = join(dataDir, UPGRADES_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = files
    .sort((a, b) => b.at - a.at)
    .filter(({ at }, place) => place >= keep || at < Date.now() - KEPT_MS);
  for (const { path } of old) await rm(path, { force: true });
}
