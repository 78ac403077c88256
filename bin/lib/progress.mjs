import { say } from './say.mjs';

const quietInterval = 15_000;

/**
 * Runs `work` under a line that shows how long it has been going: rewritten every second on a terminal,
 * repeated now and then in a log. Work that throws or answers false has failed.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const started = performance.now();
  const terminal = process.stdout.isTTY;
  const line = () => `${label} … ${Math.round((performance.now() - started) / 1000)} s`;
  const show = () => (terminal ? process.stdout.write(`\r${line()}`) : say(line()));
  if (terminal) process.stdout.write(`${label} …`);
  else say(`${label} …`);
  const timer = setInterval(show, terminal ? 1000 : quietInterval);
  let mark = '✗';
  try {
    const result = await work();
    if (result !== false) mark = '✓';
    return result;
  } finally {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
    say(`${mark} ${label} (${seconds(started)})`);
  }
}

/**
 * The time since `started` (of `performance.now()`), as people say it.
 * @param {number} started
 */
export function seconds(started) {
  const total = (performance.now() - started) / 1000;
  return total < 60 ? `${total.toFixed(1)} s` : `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
}
