import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { run, tail } from './children.mjs';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { withProgress } from './progress.mjs';
import { cachePath, root } from './root.mjs';
import { dropUnusableNode } from './runtime.mjs';
import { slim } from './slim.mjs';
import { differences, thisMachine } from './tree.mjs';

const lockFile = join(root, 'package-lock.json');
const packages = join(root, 'node_modules');
const record = join(packages, '.package-lock.json');
const stamp = join(packages, '.vitrin-installed');
/** How a stamp ends where only the packages of the running program are there. */
const PRODUCTION = ' production';

/**
 * Installs the packages of the lock file when they are missing or the lock file has changed; without `dev` only those
 * that the running program needs.
 * @param {{ dev?: boolean }} options
 */
export async function ensureInstalled({ dev = true } = {}) {
  const all = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const wanted = dev ? [all] : [all, `${all}${PRODUCTION}`];
  const isCurrent = () => existsSync(stamp) && wanted.includes(readFileSync(stamp, 'utf8'));
  if (isCurrent()) return;
  await withLock(async () => {
    if (isCurrent()) return;
    requireLockInStep();
    // A tree that someone installed by hand and that fits the lock file is not installed again.
    if (faults(dev).length > 0) await withProgress('Installing packages', () => install(dev));
    dropUnusableNode();
    writeFileSync(stamp, faults(true).length > 0 ? `${all}${PRODUCTION}` : all);
  });
}

/**
 * `npm install --no-save` rather than `npm ci`: the versions and checksums of the lock file hold in both, but `ci`
 * refuses a lock file that was written where a registry lacked some other platform's optional package.
 * @param {boolean} dev
 */
async function install(dev) {
  // An interrupted install must not pass for a finished one, nor be built upon; and npm would not bring back what a
  // production went without.
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (!before || (dev && before.endsWith(PRODUCTION))) rmSync(packages, { recursive: true, force: true });
  for (const file of [stamp, record]) rmSync(file, { force: true });
  const log = cachePath('install.log');
  const [command, ...args] = npmCommand();
  const code = await run(
    command,
    [
      ...args,
      'install',
      '--no-save',
      dev ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--loglevel=error',
    ],
    {
      env: { PATH: pathWithoutPackages(), ...npmPlaces() },
      log,
      shell: process.platform === 'win32' && args.length === 0,
    },
  );
  const left = code === 0 ? faults(dev) : [];
  if (code === 0 && left.length === 0) {
    if (!dev) slim(packages);
    return;
  }
  const said = code === 0 ? `npm left out or changed: ${left.join(', ')}` : tail(log);
  throw new Failure(
    `${said}\n\nThe packages could not be installed (everything npm said is in .cache/install.log).\nCheck the network connection, a proxy, free disk space and write access to this folder, then run the same command again.`,
  );
}

/**
 * What npm's own record of its last work lacks or has otherwise than the lock file.
 * @param {boolean} dev
 */
function faults(dev) {
  if (!existsSync(record)) return ['node_modules'];
  return differences(readPackages(lockFile), readPackages(record), thisMachine(), { dev });
}

/** npm keeps its downloads in the home of its user; who has none keeps them here. */
function npmPlaces() {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: cachePath('npm') };
  }
}

function requireLockInStep() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const locked = /** @type {Record<string, unknown>} */ (readPackages(lockFile)['']);
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  if (kinds.every((kind) => isDeepStrictEqual(manifest[kind] ?? {}, locked[kind] ?? {}))) return;
  throw new Failure(
    'package.json and package-lock.json name different packages. Run `npm install` once, and commit both files.',
  );
}

/**
 * @param {string} file
 * @returns {import('./tree.mjs').Packages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * The npm that started us, on the Node it runs on; else the one in the path.
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && /npm-cli\.c?js$/.test(npm) && existsSync(npm)) {
    return [node && existsSync(node) ? node : process.execPath, npm];
  }
  return ['npm'];
}

/** npm must not run on the Node that it is about to replace. */
function pathWithoutPackages() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(packages))
    .join(delimiter);
}
