import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One SHA-256 over names and contents of the given files and folders below `base`; what is missing counts as absent.
 * Test files do not count: they never reach a build.
 * @param {string} base
 * @param {string[]} paths
 */
export function hashSources(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(base, path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(base, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(base, path) {
  const stat = statSync(join(base, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(base, path))
    .sort()
    .flatMap((name) => filesBelow(base, `${path}/${name}`));
}
