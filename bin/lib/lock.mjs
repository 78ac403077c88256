import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cachePath } from './root.mjs';
import { say } from './say.mjs';

const heartbeat = 2_000;
const stale = 15_000;

/**
 * Runs `work` while no other launcher of this folder runs its own. The lock is a directory whose time is touched while
 * its holder lives, so that a crashed holder is noticed without trusting process numbers.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ path?: string, staleAfter?: number, poll?: number }} options
 * @returns {Promise<T>}
 */
export async function withLock(
  work,
  { path = cachePath('launcher.lock'), staleAfter = stale, poll = 250 } = {},
) {
  let told = false;
  while (!taken(path)) {
    if (age(path) > staleAfter) {
      clear(path);
      continue;
    }
    if (!told) say('Another start is preparing this folder; waiting for it …');
    told = true;
    await sleep(poll);
  }
  const release = () => rmSync(path, { recursive: true, force: true });
  const timer = setInterval(() => touch(path), heartbeat);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

/** @param {string} path */
function taken(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function age(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

/** @param {string} path */
function clear(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} path */
function touch(path) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
