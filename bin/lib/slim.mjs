import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running program never reads: source maps, and types, which are for who writes it. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;
/** The headers that programs in C++ are built against come along with Node, a third of its size. */
const HEADERS = /^node-[\w-]+$/;

/**
 * Takes away what no running program reads of its packages.
 * @param {string} packages the folder of packages
 */
export function slim(packages) {
  for (const name of readdirSync(packages))
    if (HEADERS.test(name)) rmSync(join(packages, name, 'include'), { recursive: true, force: true });
  for (const path of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    const file = join(packages, path);
    if (UNREAD.test(path) && lstatSync(file).isFile()) rmSync(file);
  }
}
