/** The thread that brings the log of the embedded database into its file. */
import { workerData } from 'node:worker_threads';
import workerpool from 'workerpool';
import { goBehind } from './low-priority.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** What is written meanwhile stays in the log, which begins anew only once all of it is in the file. */
const PASSES = 5;

goBehind();

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
