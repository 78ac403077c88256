import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of the run's own with data that takes minutes to make. `BENCH_DATA` names a folder in which it stays for the
 * next run, which begins with a copy of it: what one run has written is not there in the next.
 */
export async function keptData(name: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `vitrin-${name}-`));
  const kept = process.env.BENCH_DATA && join(process.env.BENCH_DATA, name);
  if (kept && existsSync(kept)) {
    await cp(kept, dataDir, { recursive: true });
    return dataDir;
  }
  await make(dataDir);
  if (!kept) return dataDir;
  // Only whole: a run that is stopped leaves no data with a part of its rows or copies.
  const part = `${kept}.part`;
  await rm(part, { recursive: true, force: true });
  await cp(dataDir, part, { recursive: true });
  await rename(part, kept);
  return dataDir;
}
