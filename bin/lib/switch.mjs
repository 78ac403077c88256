import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild, serveBuild } from './build.mjs';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/**
 * What is to change places, written down before anything does: whoever starts after a machine that went off in the
 * middle goes on where it stood.
 * @typedef {{ old: string, new: string }} Pair
 * @typedef {'asked' | 'taking' | 'trying' | 'returning' | 'done' | 'returned'} State
 * @typedef {object} Switch
 * @property {State} state
 * @property {string} version what people call the new one
 * @property {{ replaced: string[], added: string[], dropped: string[] }} entries of the project folder
 * @property {Pair} builds names of folders below `build`; the old one is empty where nothing was built yet
 * @property {Pair} [commits] where the project folder is a checkout
 * @property {string} [reason] why the old version came back
 */

/** Where the new version waits until it is taken, and the old one until the new one has shown itself. */
const places = join(root, '.cache', 'update');
export const next = join(places, 'next');
const before = join(places, 'before');
const journal = join(places, 'switch.json');

/**
 * The change of versions that was asked for last, if there was one.
 * @returns {Switch | undefined}
 */
export function readSwitch() {
  return existsSync(journal) ? JSON.parse(readFileSync(journal, 'utf8')) : undefined;
}

/**
 * Writes down how a change stands, whole or not at all, and answers it.
 * @param {Switch} change
 */
export function noteSwitch(change) {
  mkdirSync(places, { recursive: true });
  writeFileSync(`${journal}.partial`, `${JSON.stringify(change, null, 2)}\n`);
  renameSync(`${journal}.partial`, journal);
  return change;
}

/** Forgets the change before this one, and what it laid aside. */
export function forgetSwitch() {
  for (const path of [journal, next, before]) rmSync(path, { recursive: true, force: true });
}

/**
 * Lays the new version into the project folder and the old one aside; begun twice it comes to the same.
 * @param {Switch} change
 */
export function takeNew({ entries, builds, commits }) {
  for (const name of [...entries.replaced, ...entries.added]) {
    if (!existsSync(join(next, name))) continue;
    if (!existsSync(join(before, name))) move(root, before, name);
    move(next, root, name);
  }
  for (const name of entries.dropped) if (!existsSync(join(before, name))) move(root, before, name);
  move(join(next, 'build'), join(root, 'build'), builds.new);
  if (currentBuild() !== builds.new) serveBuild(builds.new);
  if (commits) moveHead(commits.new);
}

/**
 * Lays the old version back and the new one aside; begun twice it comes to the same.
 * @param {Switch} change
 */
export function takeOld({ entries, builds, commits }) {
  for (const name of entries.replaced) {
    if (!existsSync(join(before, name))) continue;
    move(root, next, name);
    move(before, root, name);
  }
  for (const name of entries.added) move(root, next, name);
  for (const name of entries.dropped) move(before, root, name);
  if (builds.old && currentBuild() !== builds.old) serveBuild(builds.old);
  if (commits) moveHead(commits.old);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} name
 */
function move(from, to, name) {
  if (!existsSync(join(from, name))) return;
  mkdirSync(to, { recursive: true });
  renameSync(join(from, name), join(to, name));
}

/**
 * The files are there already: only what git thinks of them changes.
 * @param {string} commit
 */
function moveHead(commit) {
  const { status, stderr } = spawnSync('git', ['reset', '--quiet', '--mixed', commit], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(`${stderr}\ngit could not be set to ${commit}.`);
}
