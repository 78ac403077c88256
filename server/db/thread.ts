import { fileURLToPath } from 'node:url';
import workerpool from 'workerpool';

const KEPT_MS = 10_000;

type Works = Record<string, (...given: never[]) => unknown>;

/**
 * A thread that asks the embedded database over a connection of its own; it ends when it had nothing to do for a while.
 * @param module what it runs, with the database's file in its `workerData`
 */
export function createThread<Own extends Works>(module: URL, file: string) {
  let pool: ReturnType<typeof workerpool.pool> | undefined;
  let ending: NodeJS.Timeout | undefined;

  function exec<Name extends keyof Own & string>(
    name: Name,
    ...given: Parameters<Own[Name]>
  ): Promise<ReturnType<Own[Name]>> {
    clearTimeout(ending);
    pool ??= workerpool.pool(fileURLToPath(module), {
      workerType: 'thread',
      maxWorkers: 1,
      workerThreadOpts: { workerData: { file } },
    });
    return Promise.resolve(pool.exec(name, given));
  }

  /** @param atOnce whether what it is at is given up */
  async function close(atOnce = false): Promise<void> {
    clearTimeout(ending);
    const ended = pool;
    pool = undefined;
    await ended?.terminate(atOnce);
  }

  return {
    exec,
    close,
    /** Says that there is nothing to do for now; `onEnd` hears when it stayed so. */
    rest: (onEnd: () => void = () => undefined) => {
      clearTimeout(ending);
      ending = setTimeout(() => {
        onEnd();
        void close();
      }, KEPT_MS).unref();
    },
  };
}

export type Thread<Own extends Works> = ReturnType<typeof createThread<Own>>;
