import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { currentBuild } from './build.mjs';
import { run, tail } from './children.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { withProgress } from './progress.mjs';
import { fetchRelease } from './release.mjs';
import { cachePath, root } from './root.mjs';
import { findNode } from './runtime.mjs';
import { forgetSwitch, next, noteSwitch, readSwitch } from './switch.mjs';
import { runningServer } from './trial.mjs';

const usage = `Usage: npm run update [-- options]

  --to <tag or commit>     that version of the repository instead of the newest of this branch
  --from <folder or tar>   an unpacked release, or its archive, instead of the repository
  --no-copy                make no copy of the data before

Makes a copy of the data, fetches the new version into a place of its own, installs and builds it there, and asks the
running server to restart with it. A version that is not ready is taken back by itself.`;

const LOOKED_AT_EVERY_MS = 200;

/** @param {string[]} args */
export async function updateProgram(args) {
  const options = readOptions(args);
  if (!options) {
    console.log(usage);
    return 2;
  }
  requireOwner();
  const before = readSwitch();
  if (before && before.state !== 'done' && before.state !== 'returned')
    throw new Failure(
      'An update of this folder is under way or was interrupted. Start the site (npm start): that brings it to its end.',
    );
  const server = runningServer();
  await ensureInstalled({ dev: false });
  if (options.copy) await copyData(server?.pid);
  forgetSwitch();
  const release = await withProgress('Fetching the new version', () => fetchRelease(options));
  if (!release) {
    console.log('This is the newest version already.');
    return 0;
  }
  await prepare();
  noteSwitch({
    ...release,
    state: 'asked',
    builds: { old: currentBuild() ?? '', new: readFileSync(join(next, 'build', 'current'), 'utf8').trim() },
  });
  if (!server) {
    console.log(`No server runs from this folder. The next npm start takes version ${release.version}.`);
    return 0;
  }
  if (process.platform === 'win32') {
    console.log(`Stop the server and start it again (npm start): it then takes version ${release.version}.`);
    return 0;
  }
  process.kill(server.pid, 'SIGUSR2');
  return await withProgress(`Restarting with version ${release.version}`, result).then(tell);
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        'no-copy': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const { to, from, help } = values;
    return help || (to && from) ? undefined : { to, from, copy: !values['no-copy'] };
  } catch {
    return undefined;
  }
}

/** What another account writes the server could not change later. */
function requireOwner() {
  const { uid } = statSync(root);
  if (process.getuid && process.getuid() !== uid)
    throw new Failure('This folder belongs to another account. Run the command as that one: sudo -u …');
}

/**
 * Copies the data that the running server uses, with its settings: the shell of whoever updates may lack them.
 * @param {number | undefined} pid
 */
async function copyData(pid) {
  const log = cachePath('copy.log');
  await withProgress('Copying the data', async () => {
    const code = await run(findNode(), ['cli/backup.ts'], { env: environmentOf(pid), log });
    if (code !== 0)
      throw new Failure(`${tail(log)}\n\nThe data could not be copied, and nothing was changed.`);
  });
  console.log(tail(log));
}

/**
 * @param {number | undefined} pid
 * @returns {NodeJS.ProcessEnv}
 */
function environmentOf(pid) {
  const file = `/proc/${pid}/environ`;
  if (pid === undefined || !existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The new version installs and builds itself, as it knows how, while the old one runs. */
async function prepare() {
  const log = cachePath('update', 'prepare.log');
  await withProgress('Installing and building it', async () => {
    const code = await run(process.execPath, [join(next, 'bin', 'vitrin.mjs'), 'prepare'], {
      log,
      cwd: next,
    });
    if (code === 0) return;
    throw new Failure(
      `${tail(log, 40)}\n\nThe new version could not be prepared (all of it is in .cache/update/prepare.log). Nothing was changed.`,
    );
  });
}

/** Waits until the launcher of the server has taken the new version or taken it back. */
async function result() {
  for (;;) {
    const change = readSwitch();
    if (change?.state === 'done' || change?.state === 'returned') return change;
    await sleep(LOOKED_AT_EVERY_MS);
  }
}

/** @param {import('./switch.mjs').Switch} change */
function tell({ state, version, reason }) {
  if (state === 'done') {
    console.log(`The site runs with version ${version}.`);
    return 0;
  }
  console.error(
    `Version ${version} was not ready: ${reason}\nThe site runs with the version of before, on its database of before.`,
  );
  return 1;
}
