import { Worker } from 'node:worker_threads';

/** What a piece of work may take beyond what its process has taken before. */
export type Limits = { cpuMs: number; bytes: number };

/** The signal that ends a process whose work took too much processor time. */
export const OUT_OF_TIME = process.platform === 'win32' ? 'SIGKILL' : 'SIGALRM';

/** Runs work that may not come back by itself: a thread beside it ends the whole process when it takes too much. */
export async function withinLimits<T>({ cpuMs, bytes }: Limits, work: () => Promise<T>): Promise<T> {
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { cpuMs: usedMs() + cpuMs, bytes: process.memoryUsage.rss() + bytes } satisfies Limits,
  });
  try {
    return await work();
  } finally {
    await watchdog.terminate();
  }
}

/** The processor time that this process has used, in milliseconds. */
export function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
