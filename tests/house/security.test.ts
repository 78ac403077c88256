import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** `a/b.test.ts`: 'one title', 'another'. */
const NAMED = /`([\w/.-]+\.(?:test|spec)\.ts)`: ((?:'[^']+'(?:, (?='))?)+)/g;

const named = [...page.matchAll(NAMED)].flatMap(([, file = '', titles = '']) =>
  [...titles.matchAll(/'([^']+)'/g)].map(([, title = '']): [string, string] => [file, title]),
);

it('the page of security names tests that exist, by file and title', () => {
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter(
    ([file, title]) =>
      !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(`'${title}'`),
  );
  expect(missing).toEqual([]);
});

it('each row says whether its items hold, and what holds without a reason is not among them', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  const odd = rows.filter((row) => !/^\| \d[\d., to]* \| (?:yes|in part|no|operator) \| .{8,} \|$/.test(row));
  expect(odd).toEqual([]);
});
