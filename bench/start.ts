/** From a fresh clone with an empty home to the first page: the first start, which installs and builds, and the second. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bin/lib/port.mjs';
import { ROOT, report } from './site.ts';

const FIRST_LIMIT_S = 240;
const SECOND_LIMIT_S = 3;
const POLL_MS = 50;

/** Seconds from `npm start` to the first page that answers 200; then the server is stopped. */
async function secondsToFirstPage(clone: string, home: string): Promise<number> {
  const port = await freePort();
  const { npm_config_cache: _shared, ...env } = process.env;
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    // A group of its own: npm passes no signal on to what it runs.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, HOME: home, PORT: String(port), HOST: '127.0.0.1' },
  });
  const ended = once(npm, 'exit');
  for (;;) {
    if (npm.exitCode !== null) throw new Error('npm start ended before it served a page.');
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.status === 200,
      () => false,
    );
    if (up) break;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  const seconds = (performance.now() - started) / 1000;
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await ended;
  return seconds;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrin-start-'));
const clone = join(folder, 'clone');
try {
  const { status } = spawnSync('git', ['clone', '--quiet', ROOT, clone], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The project could not be cloned.');
  const first = await secondsToFirstPage(clone, folder);
  const second = await secondsToFirstPage(clone, folder);
  const isFine = [
    report('first start of a fresh clone to the first page', first, FIRST_LIMIT_S, 's'),
    report('second start to the first page', second, SECOND_LIMIT_S, 's'),
  ].every(Boolean);
  process.exitCode = isFine ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
