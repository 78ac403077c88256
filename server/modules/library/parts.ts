import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { openStorage } from '../../files/open-storage.ts';
import type { Storage } from '../../files/storage.ts';
import { openTemporaryFiles, type TemporaryFiles } from '../../files/temporary-files.ts';
import { createVirusScanner, type VirusScanner } from '../../files/virus-scan.ts';
import { createWorkers, NICENESS, type Workers } from '../../jobs/workers.ts';

const WAITING_MAX = 200;

/** What the media services stand on; a process cannot be given its priority back, so what nobody waits for has its own. */
export type MediaParts = {
  storage: Storage;
  temporary: TemporaryFiles;
  workers: Workers;
  background: Workers;
  /** Looks at uploads, where one is set up. */
  scanner: VirusScanner | null;
};

/** Opens the store, the folder for uploads on their way, and the processes for heavy work. */
export async function openMediaParts(env: Env, log: Logger): Promise<MediaParts> {
  // One processor is left to the pages.
  const concurrency = Math.max(1, availableParallelism() - 1);
  return {
    storage: await openStorage(env),
    temporary: await openTemporaryFiles(join(env.DATA_DIR, 'uploads')),
    workers: createWorkers({ concurrency, waitingMax: WAITING_MAX }),
    background: createWorkers({ concurrency: 1, waitingMax: 1, niceness: NICENESS.background }),
    scanner: env.CLAMD_URL ? createVirusScanner(env.CLAMD_URL, log) : null,
  };
}
