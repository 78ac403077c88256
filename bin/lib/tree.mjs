/**
 * @typedef {string | string[]} Names
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: Names, cpu?: Names, libc?: Names }} LockEntry
 * @typedef {Record<string, LockEntry>} Packages keyed by folder, as in package-lock.json
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/** What decides which platform packages npm installs here. */
export function thisMachine() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os: process.platform, cpu: process.arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * Compares the lock file with what npm's own record says is installed and answers the folders that are missing or
 * differ. Optional packages count only where they are made for this machine, and one that the lock file does not know
 * (its registry lacked that platform) may stand beside the others. Without `dev` what only developers need may lack.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @param {Machine} machine
 * @param {{ dev?: boolean }} options
 */
export function differences(wanted, installed, machine, { dev = true } = {}) {
  const wrong = Object.entries(installed)
    .filter(([path, entry]) => !(wanted[path] ? same(wanted[path], entry) : entry.optional))
    .map(([path]) => path);
  const missing = Object.entries(wanted)
    .filter(
      ([path, entry]) =>
        path !== '' && !(path in installed) && (dev || !isForDevelopers(entry)) && isNeeded(entry, machine),
    )
    .map(([path]) => path);
  return [...wrong, ...missing];
}

/**
 * @param {LockEntry} a
 * @param {LockEntry} b
 */
function same(a, b) {
  return a.version === b.version && a.integrity === b.integrity;
}

/**
 * A package that developers need and others may use: npm 9 leaves it out with the rest, newer ones bring it.
 * @param {LockEntry} entry
 */
function isForDevelopers({ dev, devOptional }) {
  return dev === true || devOptional === true;
}

/**
 * @param {LockEntry} entry
 * @param {Machine} machine
 */
function isNeeded({ optional, os, cpu, libc }, machine) {
  if (!optional) return true;
  const isPlatformPackage = os !== undefined && cpu !== undefined;
  return (
    isPlatformPackage && admits(os, machine.os) && admits(cpu, machine.cpu) && admits(libc, machine.libc)
  );
}

/**
 * npm's way of naming platforms: a list of names, or of exceptions that begin with an exclamation mark.
 * @param {Names | undefined} names
 * @param {string} name
 */
function admits(names, name) {
  const list = names === undefined ? [] : [names].flat();
  return list.includes(name) || (!list.includes(`!${name}`) && list.every((item) => item.startsWith('!')));
}
