import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Puts the built files that pages load where the server finds them once a new build has taken their place: tabs that
 * are open go on with them. Their names carry a hash of their content, so those of several builds lie side by side;
 * what has been out of use for a day goes.
 * @param {string} current the files of the present build
 * @param {string} kept a folder outside of the build, which begins by emptying its own
 */
export function keepPrevious(current, kept, now = Date.now()) {
  for (const name of namesIn(kept)) {
    if (statSync(join(kept, name)).mtimeMs < now - DAY_MS) rmSync(join(kept, name));
  }
  mkdirSync(kept, { recursive: true });
  for (const name of namesIn(current)) {
    const file = join(kept, name);
    rmSync(file, { force: true });
    link(join(current, name), file);
    utimesSync(file, now / 1000, now / 1000);
  }
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * @param {string} from
 * @param {string} to
 */
function link(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems know no second name for a file.
    cpSync(from, to);
  }
}
