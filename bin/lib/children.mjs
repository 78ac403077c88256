import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopping;

/** Passes the signals that ask for a stop on to the children, whose end then ends the launcher. */
export function watchSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopping ??= signal;
      if (running.size === 0) process.exit(codeOf(signal));
      for (const child of running) child.kill(signal);
    });
  }
}

/**
 * Runs a command to its end and answers its exit code; a child that died by a signal answers 128 + its number.
 * With `log` its output goes to that file instead of the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdin?: 'inherit' | 'ignore', log?: string, shell?: boolean }} options
 * @returns {Promise<number>}
 */
export async function run(command, args, { env = {}, stdin = 'ignore', log, shell = false } = {}) {
  if (stopping) throw new Failure(`Stopped by ${stopping}.`, codeOf(stopping));
  const output = log === undefined ? undefined : openSync(log, 'w');
  try {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell,
      stdio: [stdin, output ?? 'inherit', output ?? 'inherit'],
    });
    const code = await ended(child);
    if (stopping && code !== 0 && log !== undefined) {
      throw new Failure(`Stopped by ${stopping}.`, codeOf(stopping));
    }
    return code;
  } finally {
    if (output !== undefined) closeSync(output);
  }
}

/**
 * Hands this process over to Node on a file of the project. Where the system can replace a process it does, so that
 * no launcher stays behind; elsewhere the launcher waits, passes signals on and answers the exit code.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function become(node, args, env) {
  const all = ['--import', './bin/lib/follow-parent.mjs', ...args];
  // Compiled sources kept between starts: half the time to get going, and less memory.
  const settings = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, ...env };
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(node, [node, ...all], /** @type {Record<string, string>} */ (settings));
  }
  return await run(node, all, { env: { ...settings, VITRIN_LAUNCHED: '1' }, stdin: 'inherit' });
}

/**
 * The last lines of a log file, for an error message.
 * @param {string} log
 * @param {number} lines
 */
export function tail(log, lines = 25) {
  return stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Failure(`${child.spawnfile} could not be started: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(signal ? codeOf(signal) : (code ?? 1));
    });
  });
}

/** @param {NodeJS.Signals} signal */
function codeOf(signal) {
  return 128 + constants.signals[signal];
}
