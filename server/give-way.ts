import { setImmediate as turn } from 'node:timers/promises';

/** How long a work may hold the process before others have their turn. */
const SLICE_MS = 8;
let began = performance.now();

/**
 * Called between the parts of a long work. The embedded database answers at once, so a work of many rows would let
 * nobody else have a turn until its end; after each slice of it those who wait for this process get theirs.
 */
export async function giveWay(): Promise<void> {
  if (performance.now() - began < SLICE_MS) return;
  await turn();
  began = performance.now();
}
