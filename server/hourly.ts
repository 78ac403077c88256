import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;

/** Does work every hour; a failure is logged, and the next hour tries again. Answers what ends it. */
export function hourly(log: Logger, what: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
