import './follow-parent.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, isBuilt, programFile } from './build.mjs';
import {
  become,
  hasSocket,
  LAUNCHED,
  RESTART,
  replaceProcess,
  run as runChild,
  SERVER_FLAGS,
  watchSignals,
} from './children.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { findNode } from './runtime.mjs';
import { complain, speakAsServer } from './say.mjs';
import { tryNewVersion } from './trial.mjs';

const usage = `Usage: node bin/vitrin.mjs <command>

  start [-- options]       install and build what is missing, then serve the site
  dev                      serve with live reload
  build                    build pages and server, even when nothing changed
  prepare                  install and build what is missing, and serve nothing
  update [-- options]      take a newer version; go back when it is not ready
  test [--only <steps>]    run all checks, or only some (comma-separated)
  run <file> [arguments]   run a script of this project on its own Node`;

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = { start, dev, build, prepare, update, test, run };

/**
 * Runs one launcher command and answers its exit code. A `Failure` becomes its message alone.
 * @param {string[]} argv
 */
export async function main(argv) {
  const [name = '', ...args] = argv;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(usage);
    return 2;
  }
  watchSignals();
  try {
    return await command(args);
  } catch (error) {
    if (error instanceof Failure) {
      complain(error.message);
      return error.exitCode;
    }
    if (command !== start) throw error;
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** @param {string[]} args */
async function start(args) {
  speakAsServer();
  const tried = await tryNewVersion(args);
  if (tried === RESTART) return await restart(args);
  if (tried !== undefined) return tried;
  await prepare();
  // Whoever says that this is a production has a company of their own, and may have lost its store.
  const demo = isProduction() ? [] : ['--demo'];
  const code = await become(findNode(), [...SERVER_FLAGS, programFile(), ...demo, ...args], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  });
  return code === RESTART ? await restart(args) : code;
}

/**
 * Starts again, with the launcher that lies here now. Whoever started this one may do that itself: a launcher above, or
 * the one that holds the socket.
 * @param {string[]} args
 */
async function restart(args) {
  if (process.env.VITRIN_LAUNCHED || hasSocket()) return RESTART;
  const launcher = [join(root, 'bin', 'vitrin.mjs'), 'start', ...args];
  const node = findNode();
  replaceProcess(node, launcher);
  let code = RESTART;
  while (code === RESTART) code = await runChild(node, launcher, { env: LAUNCHED, stdin: 'inherit' });
  return code;
}

/** Packages for developers are only needed where something has to be built. */
async function prepare() {
  await ensureInstalled({ dev: !isBuilt() });
  await ensureBuilt(findNode());
  return 0;
}

/** @param {string[]} args */
async function update(args) {
  const { updateProgram } = await import('./update.mjs');
  return await updateProgram(args);
}

/** Whether the environment, or the file `.env` beside this program, says so; by itself a start says nothing. */
function isProduction() {
  if (process.env.NODE_ENV !== undefined) return process.env.NODE_ENV === 'production';
  const file = join(root, '.env');
  return (
    existsSync(file) && /^\s*(?:export\s+)?NODE_ENV\s*=\s*["']?production\b/m.test(readFileSync(file, 'utf8'))
  );
}

/** @param {string[]} args */
async function dev(args) {
  await ensureInstalled();
  // React Router has one build for development and one for the rest: server and pages must pick the same.
  const file = ['--conditions=development', 'server/main.ts'];
  return await become(findNode(), [...file, ...args], { NODE_ENV: 'development' });
}

async function build() {
  await ensureInstalled();
  await ensureBuilt(findNode(), { force: true });
  return 0;
}

/** @param {string[]} args */
async function test(args) {
  const { runChecks } = await import('./checks.mjs');
  return await runChecks(args);
}

/** @param {string[]} args */
async function run(args) {
  const [file] = args;
  if (!file || !existsSync(join(root, file))) {
    throw new Failure(file ? `There is no file ${file} in this project.` : usage, 2);
  }
  await ensureInstalled({ dev: !file.startsWith('cli/') });
  return await become(findNode(), args, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
}
