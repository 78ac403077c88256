/** The thread that brings the log of the embedded database into its file. */
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import workerpool from 'workerpool';
import { openSqliteFile } from './sqlite-file.ts';

const NICENESS = 10;
/** What is written meanwhile stays in the log, which begins anew only once all of it is in the file. */
const PASSES = 5;

// Who is answered comes first, also where cores are few; on Linux a thread has a priority of its own.
if (process.platform === 'linux') setPriority(NICENESS);

const raw = openSqliteFile((workerData as { file: string }).file);
const checkpoint = raw.prepare('pragma wal_checkpoint(passive)');

const works = {
  checkpoint(): void {
    for (let pass = 0; pass < PASSES; pass++) {
      const done = checkpoint.get();
      if (!done || done.log === done.checkpointed) return;
    }
  },
};
export type CheckpointWorks = typeof works;

workerpool.worker(works);
