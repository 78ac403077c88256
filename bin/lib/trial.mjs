import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { begin, isStopping, LAUNCHED, run, tail } from './children.mjs';
import { Failure } from './failure.mjs';
import { cachePath, root } from './root.mjs';
import { findNode } from './runtime.mjs';
import { complain, say } from './say.mjs';
import { noteSwitch, readSwitch, takeNew, takeOld } from './switch.mjs';

/** Where the server says that it listens, and under which process. */
const presence = join(root, '.cache', 'server.json');
/** A large database may take its time for the steps of an upgrade; nobody listens before. */
const LISTENS_WITHIN_MS = 30 * 60_000;
const LOOKED_AT_EVERY_MS = 100;
/** A server that is asked to stop has ended by then. */
const HEARS_WITHIN_MS = 10_000;

/** @typedef {{ pid: number, url: string }} Presence */

/**
 * The server of this folder that runs, if one does.
 * @returns {Presence | undefined}
 */
export function runningServer() {
  if (!existsSync(presence)) return undefined;
  const found = /** @type {Presence} */ (JSON.parse(readFileSync(presence, 'utf8')));
  try {
    process.kill(found.pid, 0);
    return found;
  } catch {
    return undefined;
  }
}

/**
 * Takes the new version that an update has asked for, and starts it on trial: a version that is not ready is taken back
 * with its packages, its build and its changes of the database. Does nothing where none was asked for, and none was
 * interrupted; else answers the exit code of the new version once that has ended, or undefined when the old one is back
 * and has to be started.
 * @param {string[]} args of the start
 * @returns {Promise<number | undefined>}
 */
export async function tryNewVersion(args) {
  const asked = readSwitch();
  if (process.env.VITRIN_TRIAL || !asked || asked.state === 'done' || asked.state === 'returned')
    return undefined;
  if (asked.state === 'returning') return await goBack(asked.reason ?? '');
  try {
    return await takeAndServe(asked, args);
  } catch (error) {
    if (isStopping()) throw error;
    return await goBack(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {import('./switch.mjs').Switch} asked
 * @param {string[]} args
 */
async function takeAndServe(asked, args) {
  say(`Taking version ${asked.version} …`);
  noteSwitch({ ...asked, state: 'taking' });
  takeNew(asked);
  noteSwitch({ ...asked, state: 'trying' });
  rmSync(presence, { force: true });
  const server = begin(findNode(), [join('bin', 'vitrin.mjs'), 'start', ...args], {
    env: { VITRIN_TRIAL: '1', ...LAUNCHED },
    stdin: 'inherit',
  });
  /** @type {number | undefined} */
  let code;
  const ended = server.ended.then((given) => {
    code = given;
    return given;
  });
  const failed = await whyNotReady(() => code);
  if (failed === undefined) {
    noteSwitch({ ...asked, state: 'done' });
    say(`Version ${asked.version} is ready.`);
  }
  if (failed === undefined || isStopping()) return await ended;
  // What hangs does not hear.
  const kill = setTimeout(() => server.child.kill('SIGKILL'), HEARS_WITHIN_MS);
  server.child.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
  return await goBack(failed);
}

/**
 * @param {string} reason
 * @returns {Promise<undefined>}
 */
async function goBack(reason) {
  const change = readSwitch();
  if (!change) return undefined;
  complain(`Version ${change.version} is not ready (${reason}): going back.`);
  noteSwitch({ ...change, state: 'returning', reason });
  takeOld(change);
  const log = cachePath('update', 'undo.log');
  const code = await run(findNode(), ['cli/undo-upgrade.ts'], { log });
  if (code === 0) say(tail(log));
  else
    throw new Failure(
      `${tail(log)}\nThe version of before is back, but not its database. Read what is said above, and bring the copy back that the update has named (npm run restore).`,
    );
  noteSwitch({ ...change, state: 'returned', reason });
  return undefined;
}

/**
 * Waits until the server that starts now says that it is ready.
 * @param {() => number | undefined} code how it ended, once it has
 * @returns {Promise<string | undefined>} why it is not, or nothing when it is
 */
async function whyNotReady(code) {
  const patience = Number(process.env.UPDATE_READY_SECONDS || 60) * 1000;
  const started = performance.now();
  let listening = 0;
  let said = 'it does not answer';
  for (;;) {
    if (code() !== undefined) return `it ended with exit code ${code()}`;
    const found = runningServer();
    if (found) {
      listening ||= performance.now();
      const answer = await readiness(found.url);
      if (answer === undefined) return undefined;
      said = answer;
    }
    if (listening && performance.now() - listening > patience) return said;
    if (performance.now() - started > LISTENS_WITHIN_MS) return said;
    await sleep(LOOKED_AT_EVERY_MS);
  }
}

/**
 * @param {string} url
 * @returns {Promise<string | undefined>} what is missing, or nothing
 */
async function readiness(url) {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? undefined : `/readyz answers ${answer.status}: ${await answer.text()}`;
  } catch {
    return 'it does not answer';
  }
}
