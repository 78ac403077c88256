import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';
import { next } from './switch.mjs';

/** What a project folder holds beside the program: it stays where it is. */
const OWN = new Set(['.git', '.cache', '.env', 'build', 'data', '.react-router']);

/** @typedef {Pick<import('./switch.mjs').Switch, 'version' | 'entries' | 'commits'>} Release */

/**
 * Puts a version into the place where the new one waits, and answers what has to change places; nothing where it is
 * the one that is here.
 * @param {{ to?: string | undefined, from?: string | undefined }} options
 * @returns {Promise<Release | undefined>}
 */
export async function fetchRelease({ to, from }) {
  mkdirSync(join(next, '..'), { recursive: true });
  if (from) {
    unpack(resolve(process.env.INIT_CWD ?? '', from));
    return { version: versionOf(next), entries: compare([]) };
  }
  if (!existsSync(join(root, '.git')))
    throw new Failure(
      'This folder is no checkout of a repository. Name the new release: npm run update -- --from <folder or tar>',
    );
  const commits = fetchCommits(to);
  if (commits.old === commits.new) return undefined;
  git('worktree', 'add', '--force', '--detach', next, commits.new);
  rmSync(join(next, '.git'));
  git('worktree', 'prune');
  const tracked = git('ls-tree', '--name-only', commits.old).split('\n');
  const version = `${versionOf(next)} (${commits.new.slice(0, 10)})`;
  return { version, entries: compare(tracked), commits };
}

/** @param {string | undefined} to */
function fetchCommits(to) {
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed)
    throw new Failure(`Files of the program were changed here:\n${changed}\nCommit or undo that first.`);
  const old = git('rev-parse', 'HEAD');
  git('fetch', '--quiet', '--tags');
  const wanted = git('rev-parse', '--verify', `${to ?? '@{upstream}'}^{commit}`);
  return { old, new: wanted };
}

/** @param {string} from a folder, or a tar archive whose only entry is that folder */
function unpack(from) {
  if (!existsSync(from)) throw new Failure(`${from} does not exist.`);
  if (statSync(from).isDirectory()) {
    const skipped = new Set([...OWN, 'node_modules'].filter((name) => name !== 'build'));
    cpSync(from, next, { recursive: true, filter: (file) => file === from || !skipped.has(top(from, file)) });
  } else {
    mkdirSync(next, { recursive: true });
    const { status, stderr } = spawnSync('tar', ['-xf', from, '-C', next, '--strip-components=1'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Failure(`${stderr}\n${basename(from)} could not be unpacked.`);
  }
  if (!existsSync(join(next, 'bin', 'vitrin.mjs')))
    throw new Failure(`${from} is no release of this program.`);
}

/**
 * @param {string} from
 * @param {string} file
 */
function top(from, file) {
  return file.slice(from.length + 1).split(/[\\/]/)[0] ?? '';
}

/**
 * What has to change places.
 * @param {string[]} old names that belong to the program here; of an unpacked release nobody knows them
 * @returns {Release['entries']}
 */
function compare(old) {
  const names = [...readdirSync(next).filter((name) => !OWN.has(name)), 'node_modules'];
  const isHere = (/** @type {string} */ name) => existsSync(join(root, name));
  return {
    replaced: [...new Set(names)].filter(isHere),
    added: [...new Set(names)].filter((name) => !isHere(name)),
    dropped: old.filter((name) => !OWN.has(name) && !names.includes(name)),
  };
}

/** @param {string} folder */
function versionOf(folder) {
  return /** @type {string} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version);
}

/** @param {...string} args */
function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Failure(`${error?.message ?? stderr}\ngit ${args.join(' ')} failed. Nothing was changed.`);
}
