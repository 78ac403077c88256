import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { installPackage } from './debian.mjs';
import { Failure } from './failure.mjs';
import { withProgress } from './progress.mjs';
import { cachePath, root } from './root.mjs';

// The shell has no window and runs the tests in two thirds of the time.
const packages = ['chromium-headless-shell', 'chromium'];
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium or Chrome for the browser tests: the one that CHROME_PATH names, else the machine's,
 * else one that is installed now (Debian's package where that is allowed, otherwise Playwright's download).
 * @param {string} node
 */
export async function findBrowser(node) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new Failure(
      `CHROME_PATH names ${chosen}, which does not run as a browser. Correct it or leave it out.`,
    );
  }
  const found = installedBrowser() ?? downloadedBrowser();
  if (found) return found;
  for (const name of packages) {
    const added = (await installPackage(name)) ? installedBrowser() : undefined;
    if (added) return added;
  }
  return await downloadBrowser(node);
}

/** The path of a browser that the machine has, if any. */
export function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...places].filter((path) => existsSync(path)).find(answers);
}

function downloadedBrowser() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) && answers(path) ? path : undefined;
}

/** @param {string} node */
async function downloadBrowser(node) {
  const log = cachePath('browser.log');
  const tool = join('node_modules', '@playwright', 'test', 'cli.js');
  const loaded = await withProgress(
    'Downloading a browser',
    async () => (await run(node, [tool, 'install', 'chromium'], { log })) === 0,
  );
  const path = loaded ? downloadedBrowser() : undefined;
  if (path) return path;
  throw new Failure(
    'The browser tests need Chromium or Chrome: none was found, and none could be installed (see .cache/apt.log and .cache/browser.log).\nInstall one, or set CHROME_PATH to its program file, and run the same command again.',
  );
}

/**
 * A program of that name may be a mere signpost to a shop: only one that tells its version counts.
 * @param {string} path
 */
function answers(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}
