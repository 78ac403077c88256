import { Cron } from 'croner';
import { keptTimes } from '../../domain/rules/kept-copies.ts';
import { isGood } from '../../domain/things/copy.ts';
import type { Env } from '../env.ts';
import { copiesFolder, keepOf } from './settings.ts';
import { createShelf } from './shelf.ts';

/** Further into the future nobody looks. */
const RUNS_MAX = 4000;

/** When none of the copies of now is kept any more, if those of `runs` are made; null where that is never. */
export function goneAt(
  times: readonly number[],
  keep: ReturnType<typeof keepOf>,
  runs: Iterable<Date>,
): Date | null {
  const old = new Set(times);
  let all = [...times];
  for (const run of runs) {
    const kept = keptTimes([...all, run.getTime()], keep);
    all = [...kept];
    if (!all.some((time) => old.has(time))) return run;
  }
  return null;
}

/**
 * How many copies hold what is erased now, and when the last of them has gone by itself: null where copies are only
 * made by hand, and so go only by hand.
 */
export async function copiesHolding(env: Env, now: Date): Promise<{ count: number; until: string | null }> {
  const copies = (await createShelf(copiesFolder(env)).list()).filter(isGood);
  if (copies.length === 0 || !env.BACKUP_CRON) return { count: copies.length, until: null };
  const runs = new Cron(env.BACKUP_CRON, { paused: true, timezone: 'Europe/Istanbul' });
  const until = goneAt(
    copies.map(({ startedAt }) => Date.parse(startedAt)),
    keepOf(env),
    runs.nextRuns(RUNS_MAX, now),
  );
  return { count: copies.length, until: until?.toISOString() ?? null };
}
