import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** A process that computes less than this in a second does nothing of its own, in ms. */
const REST_MS = 30;

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

/** Settles once a process has made ready what it makes ready after its start: no question is to blame for that. */
export async function atRest(pid: number): Promise<void> {
  for (let last = await cpuOf(pid); ; ) {
    await setTimeout(1000);
    const now = await cpuOf(pid);
    if (now - last < REST_MS) return;
    last = now;
  }
}
