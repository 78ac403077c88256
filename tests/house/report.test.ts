import { describe, expect, it } from 'vitest';
import { playwrightTotals, sum, vitestTotals } from '../../bin/lib/report.mjs';

function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((test) => ({ status: test })) };
}

describe('the closing line of the tests', () => {
  it('counts tests of all files', () => {
    const report = {
      testResults: [
        file('passed', 'passed', 'passed', 'pending'),
        file('failed', 'passed', 'failed', 'failed', 'todo'),
      ],
    };
    expect(vitestTotals(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(vitestTotals({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(vitestTotals({ testResults: [file('failed', 'pending')] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 1,
    });
  });

  it('counts a browser test that passed on a second try as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 1 };
    expect(playwrightTotals({ stats })).toEqual({ passed: 7, failed: 3, skipped: 1 });
  });

  it('adds up the steps', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
