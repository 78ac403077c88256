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

/** A process and those that it has begun: the one that makes pictures, say. */
async function withChildren(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(children.map((child) => withChildren(child).catch(() => [])))).flat()];
}

/**
 * Looks that see the end of what a first start sets going: copies of pictures are made for minutes, each of which may
 * wait half a minute for a machine that has just done something else.
 */
export const REST_MS = 40_000;
export const REST_LOOKS = 30;

/** Looks that see the end of what any start sets going. */
export const CALM_MS = 600;
export const CALM_LOOKS = 200;

/** A process that has nothing to do takes half a percent of a core; one picture in a look of 40 s takes two. */
const NOTHING = 0.02;

/** Waits until a process and its children compute next to nothing between two looks, for at most so many looks. */
export async function untilCalm(pid: number, lookMs: number, looks: number): Promise<void> {
  for (let look = 0; look < looks; look++) {
    const all = await withChildren(pid);
    const spent = () => Promise.all(all.map((one) => cpuOf(one).catch(() => 0)));
    const before = await spent();
    await setTimeout(lookMs);
    const after = await spent();
    if (after.reduce((sum, ms, place) => sum + Math.abs(ms - (before[place] ?? 0)), 0) < lookMs * NOTHING)
      return;
  }
}
