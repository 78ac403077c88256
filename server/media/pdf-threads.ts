import { Worker } from 'node:worker_threads';

const HEAP_MB = 256;
const KEPT_MS = 5000;

const idle = new Map<Worker, NodeJS.Timeout>();

function start(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  worker.once('exit', () => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  });
  return worker;
}

/** A thread that reads PDFs: the one that has just finished, else a new one. */
export function takeThread(): Worker {
  const [known] = idle;
  if (!known) return start();
  const [worker, ending] = known;
  clearTimeout(ending);
  idle.delete(worker);
  worker.ref();
  return worker;
}

/** Keeps a thread for the next PDF for a few seconds; loading the reader takes longer than most PDFs. */
export function giveBack(worker: Worker): void {
  worker.unref();
  const ending = setTimeout(() => {
    idle.delete(worker);
    worker.terminate().catch(() => undefined);
  }, KEPT_MS);
  idle.set(worker, ending.unref());
}
