import { spawnSync } from 'node:child_process';
import { run } from './children.mjs';
import { withProgress } from './progress.mjs';
import { cachePath } from './root.mjs';

let listsAreFresh = false;

/** Whether packages can be installed here without asking anyone: Debian or a relative, as root or with open sudo. */
export function canInstallPackages() {
  return works('apt-get', ['--version']) && (isRoot() || works('sudo', ['-n', 'true']));
}

/**
 * Installs a Debian package and answers whether that worked; what apt said is in .cache/apt.log.
 * @param {string} name
 */
export async function installPackage(name) {
  if (!canInstallPackages()) return false;
  return await withProgress(`Installing ${name} with apt`, async () => {
    if (!listsAreFresh && (await apt(['update', '-q'])) !== 0) return false;
    listsAreFresh = true;
    return (await apt(['install', '-y', '-q', '--no-install-recommends', name])) === 0;
  });
}

/** Whether this process is root. */
export function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string[]} args */
async function apt(args) {
  const all = ['-o', 'DPkg::Lock::Timeout=120', ...args];
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, log: cachePath('apt.log') };
  return isRoot()
    ? await run('apt-get', all, options)
    : await run('sudo', ['-n', '--preserve-env=DEBIAN_FRONTEND', 'apt-get', ...all], options);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
