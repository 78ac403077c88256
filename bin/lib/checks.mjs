import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { currentBuild, ensureBuilt } from './build.mjs';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { freePort } from './port.mjs';
import { withPostgres } from './postgres.mjs';
import { seconds, withProgress } from './progress.mjs';
import { playwrightTotals, readTotals, sum, vitestTotals } from './report.mjs';
import { cachePath, root } from './root.mjs';
import { findNode } from './runtime.mjs';

/**
 * @typedef {import('./report.mjs').Totals} Totals
 * @typedef {{ code: number, totals?: Totals }} Outcome
 * @typedef {{ node: string, browser: string | undefined, args: string[] }} Tools
 * @typedef {{ title: string, run: (tools: Tools) => Promise<Outcome> }} Step
 */

/** @type {Record<string, Step>} */
const steps = {
  lint: { title: 'Lint', run: lint },
  types: { title: 'Types', run: types },
  unit: { title: 'Unit and API tests', run: unit },
  postgres: { title: 'API tests on PostgreSQL', run: apiOnPostgres },
  build: { title: 'Build', run: build },
  e2e: { title: 'Browser tests', run: browserTests },
};

/**
 * Runs the checks in order up to the first that fails and closes with the number of tests passed and failed.
 * `--only unit,e2e` picks steps; what else stands there goes to the test runner of a single picked step.
 * @param {string[]} argv
 */
export async function runChecks(argv) {
  const { names, args } = readArguments(argv);
  // Node takes nothing out of it, and tests start copies of the program from folders that are gone afterwards.
  rmSync(COMPILED, { recursive: true, force: true });
  await ensureInstalled();
  const node = findNode();
  const browser = names.includes('e2e') ? await findBrowser(node) : undefined;
  /** @type {Totals[]} */
  const counted = [];
  /** @type {string[]} */
  const lines = [];
  let exitCode = 0;
  for (const name of names) {
    const step = /** @type {Step} */ (steps[name]);
    const started = performance.now();
    console.log(`\n=== ${step.title} ===`);
    const { code, totals } = await step.run({ node, browser, args }).catch(asOutcome);
    exitCode = code;
    lines.push(`${code === 0 ? '✓' : '✗'} ${step.title} (${seconds(started)})`);
    counted.push(withFailure(code, totals));
    if (code !== 0) {
      lines.push(`  stopped here; run this step alone with: npm test -- --only ${name}`);
      break;
    }
  }
  const total = sum(counted);
  if (total.skipped > 0) lines.push(`  ${total.skipped} skipped`);
  console.log(`\n=== Summary ===\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
  return exitCode;
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function asOutcome(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  return { code: error.exitCode };
}

/**
 * A step that failed without a failed test (a lint error, a crash) is itself one failure.
 * @param {number} code
 * @param {Totals} totals
 */
function withFailure(code, totals = { passed: 0, failed: 0, skipped: 0 }) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** @param {string[]} argv */
function readArguments(argv) {
  const all = Object.keys(steps);
  const [flag, list = '', ...args] = argv;
  if (flag === undefined)
    return { names: all.filter((name) => name !== 'postgres' || hasServer()), args: [] };
  const wanted = list.split(',');
  const unknown = wanted.find((name) => !all.includes(name));
  if (flag !== '--only' || unknown !== undefined || (args.length > 0 && wanted.length > 1)) {
    throw new Failure(
      `Usage: npm test [-- --only <steps> [arguments]]\nSteps, comma-separated: ${all.join(', ')}. Arguments go to the test runner of one picked step.`,
      2,
    );
  }
  return { names: all.filter((name) => wanted.includes(name)), args };
}

/** Tests start the program many times: its compiled sources are kept while they run. */
const COMPILED = cachePath('tests', 'compiled');

/**
 * @param {string} node
 * @param {string[]} command a package's program file and its arguments
 * @param {NodeJS.ProcessEnv} env
 */
async function tool(node, [file = '', ...args], env = {}) {
  return await run(node, [join(root, 'node_modules', file), ...args], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...env },
  });
}

/** @param {Tools} tools */
async function lint({ node, args }) {
  const colors = process.stdout.isTTY ? [] : ['--colors=off'];
  return {
    code: await tool(node, ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...colors, ...args]),
  };
}

/** @param {Tools} tools */
async function types({ node }) {
  const code = await tool(node, ['@react-router/dev/bin.cjs', 'typegen']);
  if (code !== 0) return { code };
  return { code: await tool(node, ['@typescript/native/bin/tsc', '--noEmit', '--project', root]) };
}

/** @param {Tools} tools */
async function unit({ node, args }) {
  return hasServer()
    ? await withServer((url) => vitest(node, 'unit', args, { TEST_DATABASE_URL: url }))
    : await vitest(node, 'unit', args, {});
}

// Long, and the same on every engine: they have run before.
const WITHOUT_DATABASE = [
  'start',
  'http/document',
  'pictures/copy-maker',
  'pictures/images',
  'pictures/strip',
  'documents/read-pdf',
  'jobs/workers',
];

/** @param {Tools} tools */
async function apiOnPostgres({ node, args }) {
  const skipped = WITHOUT_DATABASE.map((name) => `--exclude=server/${name}.test.ts`);
  return await withServer((url) =>
    vitest(node, 'postgres', ['--project=server', ...skipped, ...args], {
      TEST_DATABASE_URL: url,
      TEST_ENGINE: 'postgres',
    }),
  );
}

/** Whether a real PostgreSQL takes part: one that was named, or in CI one of our own. */
function hasServer() {
  return process.env.CI === 'true' || Boolean(process.env.TEST_DATABASE_URL);
}

/**
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
async function withServer(work) {
  const named = process.env.TEST_DATABASE_URL;
  return named ? await work(named) : await withPostgres(work);
}

/**
 * @param {string} node
 * @param {string} name of the report
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(node, name, args, env) {
  const report = cachePath('tests', `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await tool(node, ['vitest/vitest.mjs', 'run', ...reporters, ...args], env);
  return { code, totals: readTotals(report, vitestTotals) };
}

/** @param {Tools} tools */
async function build({ node }) {
  await ensureBuilt(node);
  return { code: 0 };
}

/** As many browser tests run at once as there are processors: more share them and gain nothing. Each takes half a gigabyte. */
const AT_ONCE = Math.min(Math.max(2, availableParallelism()), 8);

/** @param {Tools} tools */
async function browserTests({ node, browser, args }) {
  const report = cachePath('tests', 'e2e.json');
  rmSync(report, { force: true });
  await ensureBuilt(node);
  const env = {
    CHROME_PATH: browser,
    // Each in front of a server of its own.
    E2E_PORTS: process.env.E2E_PORTS ?? String(await Promise.all(Array.from({ length: AT_ONCE }, freePort))),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_DEMO: await demoFolder(node),
  };
  const code = await tool(node, ['@playwright/test/cli.js', 'test', ...args], env);
  return { code, totals: readTotals(report, playwrightTotals) };
}

/**
 * The demo company as the build at hand makes it, for all servers of the browser tests: each would take half a minute to
 * make one of its own.
 * @param {string} node
 */
async function demoFolder(node) {
  const build = currentBuild() ?? '';
  const folder = cachePath('demo', build);
  if (existsSync(folder)) return folder;
  // Those of earlier builds are of no use any more.
  rmSync(dirname(folder), { recursive: true, force: true });
  const make = async () => (await run(node, [join('tests', 'demo-folder.ts'), folder])) === 0;
  if (!(await withProgress('Loading the demo company', make)))
    throw new Failure('The demo company could not be loaded for the browser tests.');
  return folder;
}
