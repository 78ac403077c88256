/** Asks for a page again and again in a thread of its own, and answers how long each answer took. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 10;
const { url } = workerData as { url: string };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let figures: number[] = [];
let running = true;

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}

parentPort?.on('message', (order: 'take' | 'stop') => {
  parentPort?.postMessage(figures);
  figures = [];
  running = order !== 'stop';
  if (!running) parentPort?.close();
});

while (running) {
  figures.push(await ask());
  await new Promise((done) => setTimeout(done, EVERY_MS));
}
agent.destroy();
