import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ending } from './ending.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LONGEST_MS = 8 * 60_000;

function copyFiles(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of new Set(listed.split('\0').filter(Boolean)))
    if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(folder, name));
  // The packages are shared: nothing writes to them.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** A copy of the project as it lies here, for breaking, and a process that runs its tests. */
export async function openCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-mutants-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copyFiles(folder);
  const lane = fork(join(folder, 'tests', 'mutants', 'lane.ts'), { cwd: folder });
  await once(lane, 'message');

  let stale: readonly string[] = [];
  /** Runs test files up to the first that fails; `changed` are files that will be as they were by the next run. */
  async function run(files: readonly string[], changed: readonly string[] = []): Promise<Ending> {
    const paths = (names: readonly string[]) => names.map((name) => join(folder, name));
    lane.send({ files: paths(files), changed: paths([...stale, ...changed]) });
    stale = changed;
    const [ending] = await once(lane, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
    return ending as Ending;
  }
  return { folder, run, close: () => lane.kill() };
}

export type Copy = Awaited<ReturnType<typeof openCopy>>;
