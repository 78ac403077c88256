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

/** The exit code of a server that wants to be started anew by the launcher that stayed above it. */
export const RESTART = 75;
/** Says to what is started that a launcher stays above it, and starts it again when it asks for that. */
export const LAUNCHED = { VITRIN_LAUNCHED: '1' };
/** What Node is told that runs the server. */
export const SERVER_FLAGS = [
  // V8 would let short-lived garbage grow to 48 MB before it looks; the server fits a small machine with less.
  '--max-semi-space-size=4',
  // With bytes outside the heap counted, V8 went through the whole heap for every hundred pages: a sixth of what they cost.
  '--heap-growing-percent=100',
];

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

/** Whether somebody asked for a stop. */
export function isStopping() {
  return stopping !== undefined;
}

/** Whether the caller holds the socket of the site, as systemd does: it comes as the fourth open file. */
export function hasSocket() {
  return process.env.LISTEN_FDS === '1';
}

/**
 * Starts a command in the project folder.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdin?: 'inherit' | 'ignore', output?: number, shell?: boolean, cwd?: string }} options
 */
export function begin(command, args, { env = {}, stdin = 'ignore', output, shell = false, cwd = root } = {}) {
  if (stopping) throw new Failure(`Stopped by ${stopping}.`, codeOf(stopping));
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    shell,
    stdio: [stdin, output ?? 'inherit', output ?? 'inherit', ...(hasSocket() ? [3] : [])],
  });
  return { child, ended: ended(child) };
}

/**
 * Runs a command to its end and answers its exit code; a child that died by a signal answers 128 + its number.
 * With `log` its output goes to that file instead of the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdin?: 'inherit' | 'ignore', log?: string, shell?: boolean, cwd?: string }} options
 * @returns {Promise<number>}
 */
export async function run(command, args, { log, ...options } = {}) {
  const output = log === undefined ? undefined : openSync(log, 'w');
  try {
    const code = await begin(command, args, { ...options, ...(output !== undefined && { output }) }).ended;
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
 * no launcher stays behind; elsewhere, and where a socket has to be handed on, the launcher waits, passes signals on
 * and answers the exit code.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function become(node, args, env) {
  const all = ['--import', './bin/lib/follow-parent.mjs', ...args];
  const settings = {
    // Compiled sources kept between starts: half the time to get going, and less memory.
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    // The C library would keep a store of free memory for each of a dozen threads, and let it grow with what was large.
    // Told one bound it stops to learn the other, and each answer's buffers would come from the system and go back to it.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024),
    MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
    ...process.env,
    ...env,
  };
  if (!hasSocket()) replaceProcess(node, all, settings);
  return await run(node, all, { env: { ...settings, ...LAUNCHED }, stdin: 'inherit' });
}

/**
 * Replaces this process by another where the system can do that; comes back where it cannot.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function replaceProcess(node, args, env = process.env) {
  if (!process.execve || process.platform === 'win32') return;
  process.chdir(root);
  process.execve(node, [node, ...args], /** @type {Record<string, string>} */ (env));
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
