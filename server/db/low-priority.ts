import { setPriority } from 'node:os';

const NICENESS = 10;

/** Lets those who are answered go before this thread, also where cores are few: on Linux it has a priority of its own. */
export function goBehind(): void {
  if (process.platform === 'linux') setPriority(NICENESS);
}
