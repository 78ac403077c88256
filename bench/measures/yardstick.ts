import { randomBytes } from 'node:crypto';
import { type Figure, median } from '../figures.ts';
import { load } from '../load.ts';
import { startBare } from './bare.ts';
import { cpuOf } from './cpu.ts';

/** What a bare server's answer took on the machine on which the limits in ms of CPU and calls a second were set. */
const ANSWER_MS = 0.039;
const BODY_BYTES = 7000;
const CONNECTIONS = 32;
const RUNS = 3;
const ASKED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/**
 * Tells how many times as long as the machine of the limits this one takes just now, by what a bare server's answer costs.
 * One that shares its cores with others takes twice as long in some hours as in others.
 */
export async function openYardstick() {
  const headers = {
    'content-type': 'application/json',
    etag: 'W/"yardstick"',
    'content-encoding': 'br',
    // As the one had it whose answer is the measure; without it the body goes in chunks.
    'content-length': String(BODY_BYTES),
  };
  const bare = await startBare({ status: 200, headers, body: randomBytes(BODY_BYTES) });
  const asked = { connections: CONNECTIONS, seconds: 1, headers: ASKED };
  async function answerMs(): Promise<number> {
    const before = await cpuOf(bare.pid);
    const rate = await load(bare.url, asked);
    return ((await cpuOf(bare.pid)) - before) / rate;
  }
  async function slowness(): Promise<number> {
    const costs: number[] = [];
    for (let run = 0; run < RUNS; run++) costs.push(await answerMs());
    return median(costs) / ANSWER_MS;
  }
  // Warms up.
  await slowness();
  return {
    /** How many times as long as the machine of the limits this one takes right now. */
    slowness,
    /** What was measured, with how slow the machine was right before and right after it. */
    async beside(measure: () => Promise<Figure>): Promise<Figure> {
      const before = await slowness();
      const figure = await measure();
      return { ...figure, slowness: (before + (await slowness())) / 2 };
    },
    close: bare.close,
  };
}

export type Yardstick = Awaited<ReturnType<typeof openYardstick>>;
