import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What gives a failed test a second chance: an option of a runner or of a test, or a flag of a command. */
const SECOND_CHANCE =
  /\bretr(?:y|ies)\s*:\s*[\w(]|['"`]--retr(?:y|ies)\b|\bretryTimes\b|\b(?:it|test|describe)\.retry\b/;

it('knows a second chance when it sees one', () => {
  const chances = [
    'retries: 2,',
    'retry: 1',
    "['--retries=2']",
    "it('a', { retry: 3 }, work)",
    'it.retry(2)',
  ];
  expect(chances.filter((line) => !SECOND_CHANCE.test(line))).toEqual([]);
});

it('no test is tried twice', () => {
  const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts', 'tests/**/*.ts', 'vitest.config.ts'];
  const files = execFileSync(
    'git',
    ['ls-files', ...tests, 'playwright.config.ts', 'package.json', 'bin/**'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const own = 'tests/house/retries.test.ts';
  const names = files.split('\n').filter((name) => name && name !== own);
  expect(names).toContain('playwright.config.ts');
  const lines = names.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .filter((line) => SECOND_CHANCE.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
