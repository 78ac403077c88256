import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/** @type {Totals} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * What a Vitest JSON report counts; a file that could not even be loaded is one failure.
 * @param {VitestReport} report
 * @returns {Totals}
 */
export function vitestTotals(report) {
  const tests = report.testResults.flatMap((file) =>
    file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
      ? [...file.assertionResults, { status: 'failed' }]
      : file.assertionResults,
  );
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length;
  return { passed, failed, skipped: tests.length - passed - failed };
}

/**
 * What a Playwright JSON report counts; a test that passed on a second try only has failed.
 * @param {PlaywrightReport} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * Reads a report and counts it; one that was never written counts nothing.
 * @template T
 * @param {string} file
 * @param {(report: T) => Totals} count
 */
export function readTotals(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
}

/** @param {Totals[]} all */
export function sum(all) {
  return all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    nothing,
  );
}
