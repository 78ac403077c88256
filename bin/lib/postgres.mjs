import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPackage, isRoot } from './debian.mjs';
import { Failure } from './failure.mjs';
import { freePort } from './port.mjs';

const packages = '/usr/lib/postgresql';
const user = 'vitrin';

/**
 * Runs `work` with the address of a PostgreSQL server of its own, on a free port and in a temporary folder, both gone
 * afterwards. Debian's PostgreSQL is installed when there is none. `crash` ends the server without warning, and `start`
 * brings it back on what it left; `replica` makes one that streams from it.
 * @template T
 * @param {(url: string, server: Crashing & { replica: () => Promise<Crashing & { url: string }> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(work) {
  const programs = findPrograms() ?? ((await installPackage('postgresql')) ? findPrograms() : undefined);
  if (programs === undefined) {
    throw new Failure(
      'In CI the tests also run on PostgreSQL: none was found, and none could be installed (see .cache/apt.log).\nInstall its server, or set TEST_DATABASE_URL to a database that the tests may fill and empty.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const owner = isRoot() ? unprivilegedUser() : undefined;
  const server = {
    programs,
    folder,
    owner,
    password: randomBytes(18).toString('hex'),
    port: await freePort(),
  };
  /** @type {Array<() => Promise<void>>} */
  const ends = [];
  try {
    createCluster(server);
    const primary = await keepRunning(server, ends);
    return await work(addressOf(server), {
      ...primary,
      replica: async () => {
        const copy = { ...server, folder: join(folder, 'replica'), port: await freePort() };
        copyCluster(server, copy);
        return { url: addressOf(copy), ...(await keepRunning(copy, ends)) };
      },
    });
  } finally {
    for (const end of ends.reverse()) await end();
    process.off('exit', remove);
    remove();
  }
}

/**
 * @param {Server} server
 * @param {Array<() => Promise<void>>} ends what is to be done in the end
 * @returns {Promise<Crashing>}
 */
async function keepRunning(server, ends) {
  let running = await startServer(server);
  ends.push(() => running.stop());
  return {
    crash: (signal) => running.crash(signal),
    start: async () => {
      running = await startAgain(server);
    },
  };
}

/** @param {Server} server */
function addressOf({ password, port }) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * @typedef {{ crash: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>, start: () => Promise<void> }} Crashing
 * @typedef {{ uid: number, gid: number }} Owner
 * @typedef {{ programs: string, folder: string, owner: Owner | undefined, password: string, port: number }} Server
 */

/** The folder of the newest server programs: Debian's own place, else the path (an empty string). */
function findPrograms() {
  /** @type {string[]} */
  let versions = [];
  try {
    versions = readdirSync(packages).sort((a, b) => Number(b) - Number(a));
  } catch {
    versions = [];
  }
  const folders = [...versions.map((version) => join(packages, version, 'bin')), ''];
  return folders.find((folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0);
}

/** Whether this machine has the programs of a server. */
export function hasPostgres() {
  return findPrograms() !== undefined;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Failure(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor nobody.',
  );
}

/** @param {Server} server */
function createCluster({ programs, folder, owner, password }) {
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (owner) for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      user,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Failure(`${stderr}\nThe PostgreSQL of the tests could not be created.`);
}

/**
 * A running server's files in another folder, as a replica that streams from it.
 * @param {Server} server
 * @param {Server} copy
 */
function copyCluster({ programs, owner, password, port }, { folder }) {
  mkdirSync(folder, { mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  const { status, stderr } = spawnSync(
    join(programs, 'pg_basebackup'),
    [...from, '-D', join(folder, 'data'), '-R', '--checkpoint=fast', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8', env: { ...process.env, PGPASSWORD: password } },
  );
  if (status !== 0) throw new Failure(`${stderr}\nThe PostgreSQL of the tests could not be copied.`);
}

/** @param {Server} server */
async function startServer({ programs, folder, owner, port }) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
  };
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-20_000);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGQUIT');
  process.prependOnceListener('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGINT');
    await Promise.race([ended, sleep(10_000, undefined, { ref: false }).then(kill)]);
    await ended;
  };
  const deadline = performance.now() + 60_000;
  while (!/ready to accept (?:read-only )?connections/.test(said)) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Failure(`${said}\nThe PostgreSQL of the tests did not start.`);
    }
    await sleep(50);
  }
  /** @param {'SIGKILL' | 'SIGQUIT'} signal */
  const crash = async (signal) => {
    process.off('exit', kill);
    child.kill(signal);
    await ended;
  };
  return { stop, crash };
}

/**
 * After a crash: the processes that served connections hold the folder until they have noticed.
 * @param {Server} server
 */
async function startAgain(server) {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      return await startServer(server);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
