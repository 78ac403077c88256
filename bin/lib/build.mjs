import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run, tail } from './children.mjs';
import { Failure } from './failure.mjs';
import { hashSources } from './hash.mjs';
import { withLock } from './lock.mjs';
import { keepPrevious } from './previous.mjs';
import { withProgress } from './progress.mjs';
import { cachePath, root } from './root.mjs';

const sources = [
  'app',
  'domain',
  'server',
  'public',
  'vite',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const builds = join(root, 'build');
/** Names the folder of the build that is served: it is written when that build is whole. */
const current = join(builds, 'current');
const BUILDS_KEPT = 3;

/**
 * Builds the pages and the server when a source changed since the last build, or in any case with `force`.
 * @param {string} node
 * @param {{ force?: boolean }} options
 */
export async function ensureBuilt(node, { force = false } = {}) {
  if (!force && isBuilt()) return;
  await withLock(async () => {
    if (!force && isBuilt()) return;
    const name = `${wantedBuild()}-${Date.now().toString(36)}`;
    await withProgress('Building pages and server', () => build(node, name));
    serveBuild(name);
    forgetBuilds(name);
  });
}

/** Whether pages and server are built from the sources as they are now. */
export function isBuilt() {
  return currentBuild()?.startsWith(wantedBuild()) ?? false;
}

function wantedBuild() {
  return hashSources(root, sources).slice(0, 16);
}

/** The folder below `build` of the build that is served, if there is one. */
export function currentBuild() {
  return existsSync(current) ? readFileSync(current, 'utf8').trim() : undefined;
}

/** The server as it was built last, from the project folder. */
export function programFile() {
  return join('build', currentBuild() ?? '', 'server', 'main.js');
}

/**
 * From the next start on the build of this name is served, and beside it what the pages of the one before are made of.
 * @param {string} name of a folder below `build`
 */
export function serveBuild(name) {
  // Before the first build there is none: the server still finds the folder that it looks into.
  const before = join(builds, currentBuild() ?? 'none', 'client', 'assets');
  keepPrevious(before, cachePath('previous', 'assets'));
  mkdirSync(builds, { recursive: true });
  writeFileSync(`${current}.next`, name);
  renameSync(`${current}.next`, current);
}

/**
 * Removes old builds. A site that runs goes on with the one that it was started with, so the last ones stay.
 * @param {string} name
 */
function forgetBuilds(name) {
  const others = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== name)
    .map((entry) => ({ path: join(builds, entry.name), at: statSync(join(builds, entry.name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of others.slice(BUILDS_KEPT - 1)) rmSync(path, { recursive: true, force: true });
}

/**
 * @param {string} node
 * @param {string} name of the folder below `build`
 */
async function build(node, name) {
  const log = cachePath('build.log');
  const tool = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const code = await run(node, [tool, 'build'], {
    env: { NODE_ENV: 'production', VITRIN_BUILD: `build/${name}` },
    log,
  });
  if (code === 0) return;
  throw new Failure(
    `${tail(log, 40)}\n\nPages and server could not be built (exit code ${code}; everything the build said is in .cache/build.log).\nCorrect the error above and run the same command again.`,
  );
}
