import { fileURLToPath } from 'node:url';
import workerpool from 'workerpool';
import { AppError, refusedField } from '../../domain/errors.ts';
import type { ImageWorks, Outcome } from './image-worker.ts';
import { PRIORITY, type Priority, type Queue } from './queue.ts';

const WORKER = fileURLToPath(new URL('./image-worker.ts', import.meta.url));
const WITHIN_MS = 120_000;
const KEPT_MS = 30_000;

/** Below the pages, though not so low that a busy machine lets a person wait for minutes; or when nothing else is done. */
export const NICENESS = { awaited: 10, background: 19 } as const;

function tooHeavy(cause: unknown): AppError {
  const message = 'Görsel işlenemiyor: dosya bozuk ya da çok büyük. Görseli küçültüp tekrar yükleyin.';
  return refusedField('file', 'invalid', message, cause);
}

function settle<Result>(outcome: Outcome<Result>): Result {
  const { refusal } = outcome;
  if (refusal) throw new AppError(refusal.code, refusal.message, refusal);
  return outcome.result;
}

/**
 * Work on pictures, in its turn and in a process of its own: that has a lower priority, so pages are answered
 * first, and a picture that brings down the decoder does not bring down the site. It ends when it had nothing to do
 * for a while. What it refuses arrives as AppError, as the functions of `images.ts` throw it.
 */
export function createImageProcess(queue: Queue, niceness: number = NICENESS.awaited) {
  let pool: ReturnType<typeof workerpool.pool> | undefined;
  let running = 0;
  let ending: NodeJS.Timeout | undefined;

  /** Ends the process after the picture that it is at, or in the middle of it. */
  async function close({ atOnce = false } = {}): Promise<void> {
    clearTimeout(ending);
    const ended = pool;
    pool = undefined;
    await ended?.terminate(atOnce);
  }

  async function ask<Name extends keyof ImageWorks>(name: Name, input: Parameters<ImageWorks[Name]>) {
    clearTimeout(ending);
    pool ??= workerpool.pool(WORKER, {
      workerType: 'process',
      forkArgs: [String(niceness)],
      forkOpts: { serialization: 'advanced' },
    });
    running += 1;
    try {
      const outcome: Awaited<ReturnType<ImageWorks[Name]>> = await pool.exec(name, input).timeout(WITHIN_MS);
      return outcome;
    } catch (error) {
      const isEnded =
        error instanceof workerpool.TerminateError || error instanceof workerpool.Promise.TimeoutError;
      throw isEnded ? tooHeavy(error) : error;
    } finally {
      running -= 1;
      if (running === 0) ending = setTimeout(() => void close(), KEPT_MS).unref();
    }
  }

  return {
    prepareImage: (priority: Priority, ...input: Parameters<ImageWorks['prepareImage']>) =>
      queue.run(priority, async () => settle(await ask('prepareImage', input))),
    makeVariant: (...input: Parameters<ImageWorks['makeVariant']>) =>
      queue.run(PRIORITY.page, async () => settle(await ask('makeVariant', input))),
    socialPicture: (...input: Parameters<ImageWorks['socialPicture']>) =>
      queue.run(PRIORITY.page, async () => settle(await ask('socialPicture', input))),
    close,
  };
}

export type ImageProcess = ReturnType<typeof createImageProcess>;
