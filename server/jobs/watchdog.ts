/** The thread that ends its process, however busy that is, once it has used more than it may. */
import { workerData } from 'node:worker_threads';
import { type Limits, OUT_OF_TIME, usedMs } from './limits.ts';

const EVERY_MS = 50;
const { cpuMs, bytes } = workerData as Limits;

function look(): void {
  if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
  if (usedMs() > cpuMs) process.kill(process.pid, OUT_OF_TIME);
}

look();
setInterval(look, EVERY_MS);
