import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'server/pages/precompress.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = join(root, 'build', '.sources');

/**
 * Builds the pages when a source changed since the last build, or in any case with `force`.
 * @param {string} node
 * @param {{ force?: boolean }} options
 */
export async function ensureBuilt(node, { force = false } = {}) {
  const wanted = hashSources(root, sources);
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!force && isCurrent()) return;
  await withLock(async () => {
    if (!force && isCurrent()) return;
    rmSync(stamp, { force: true });
    keepPrevious(join(root, 'build', 'client', 'assets'), cachePath('previous', 'assets'));
    await withProgress('Building the pages', () => build(node));
    writeFileSync(stamp, wanted);
  });
}

/** @param {string} node */
async function build(node) {
  const log = cachePath('build.log');
  const tool = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const code = await run(node, [tool, 'build'], { env: { NODE_ENV: 'production' }, log });
  if (code === 0) return;
  throw new Failure(
    `${tail(log, 40)}\n\nThe pages could not be built (exit code ${code}; everything the build said is in .cache/build.log).\nCorrect the error above and run the same command again.`,
  );
}
