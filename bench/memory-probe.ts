/**
 * Walks from line to line through a megabyte, which the caches of one core hold, each line telling where the next one
 * is: again and again, and after so long in which it has only counted. Prints what a line took in ns, each way.
 */
import { median } from './figures.ts';

const WAIT_MS = Number(process.argv[2]);
const MEGABYTE = 1 << 20;
/** Of what a processor fetches at once: 64 bytes. */
const NUMBERS_IN_LINE = 16;
const WALKS = 40;
const LINES = MEGABYTE / 4 / NUMBERS_IN_LINE;

/** One round trip through all lines, in an order that nobody guesses (Sattolo's shuffle). */
function roundTrip(): Int32Array {
  const order = Array.from({ length: LINES }, (_, index) => index * NUMBERS_IN_LINE);
  for (let last = LINES - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * last);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  const lines = new Int32Array(LINES * NUMBERS_IN_LINE);
  for (const [index, at] of order.entries()) lines[at] = order[(index + 1) % LINES] ?? 0;
  return lines;
}

const lines = roundTrip();
let at = 0;

/** @returns ns a line */
function walk(): number {
  const began = performance.now();
  for (let step = 0; step < LINES; step++) at = lines[at] ?? 0;
  return ((performance.now() - began) * 1e6) / LINES;
}

function walks(waitMs: number): number {
  const took: number[] = [];
  while (took.length < WALKS) {
    const until = performance.now() + waitMs;
    while (performance.now() < until);
    took.push(walk());
  }
  return median(took);
}

// What compilers still have to do is no matter of memory.
walks(0);
console.log(JSON.stringify({ again: walks(0), afterWait: walks(WAIT_MS) }));
