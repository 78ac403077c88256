import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What a process has computed so far, all its threads together, in ms; those that have ended are not in it. */
export async function cpuOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const spent = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(text.split(' ')[0]) / 1e6;
    }),
  );
  return spent.reduce((sum, ms) => sum + ms, 0);
}

/** Waits until a process computes next to nothing between two looks, for at most so many looks. */
export async function untilCalm(pid: number, lookMs: number, looks: number): Promise<void> {
  for (let look = 0; look < looks; look++) {
    const before = await cpuOf(pid);
    await setTimeout(lookMs);
    if ((await cpuOf(pid)) - before < lookMs / 20) return;
  }
}
