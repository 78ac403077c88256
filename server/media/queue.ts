import { AppError } from '../../domain/errors.ts';

/** What waits longest for: a visitor's picture, then a person who uploads, then what nobody waits for. */
export const PRIORITY = { page: 0, upload: 1, background: 2 } as const;
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

type Waiting = { priority: Priority; start: () => void };

export type Queue = {
  /** Runs a piece of heavy work when its turn comes. @throws AppError unavailable when too much is waiting */
  run: <T>(priority: Priority, work: () => Promise<T>) => Promise<T>;
  /** Settles once nothing runs and nothing waits. */
  idle: () => Promise<void>;
  size: () => number;
};

/** The one line that all heavy work stands in: `concurrency` at a time, at most `waitingMax` behind them. */
export function createQueue({ concurrency, waitingMax }: { concurrency: number; waitingMax: number }): Queue {
  const waiting: Waiting[] = [];
  let running = 0;
  let idlers: Array<() => void> = [];

  function next(): void {
    const first = waiting.shift();
    if (first) first.start();
    else if (running === 0) {
      const settled = idlers;
      idlers = [];
      for (const done of settled) done();
    }
  }

  function takeTurn(priority: Priority): Promise<void> {
    if (running < concurrency && waiting.length === 0) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= waitingMax)
      throw new AppError('unavailable', 'Sunucu şu anda çok meşgul. Lütfen biraz sonra tekrar deneyin.', {
        retryAfter: 10,
      });
    return new Promise((resolve) => {
      function start(): void {
        running += 1;
        resolve();
      }
      const behind = waiting.findIndex((other) => other.priority > priority);
      waiting.splice(behind === -1 ? waiting.length : behind, 0, { priority, start });
    });
  }

  async function run<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    await takeTurn(priority);
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  }

  return {
    run,
    idle: () =>
      running === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idlers.push(resolve);
          }),
    size: () => running + waiting.length,
  };
}
