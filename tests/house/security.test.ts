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

it('each row says whether its items hold and what shows it, in the order of the chapters', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  // Who reads 'yes' wants to see it: a test, a page, or the word that there is none and where it was seen.
  const unshown = rows.filter(
    (row) => / \| yes \| /.test(row) && !/\.ts`: '|no test|`docs\/|`README|stated here|here: /.test(row),
  );
  expect(unshown).toEqual([]);
  const places = rows.map((row) => (/^\| (\d+)\.(\d+)\.(\d+)/.exec(row) ?? []).slice(1).map(Number));
  const rank = ([chapter = 0, part = 0, item = 0]: number[]) => (chapter * 100 + part) * 100 + item;
  expect(places).toEqual(places.toSorted((a, b) => rank(a) - rank(b)));
  const odd = rows.filter((row) => !/^\| \d[\d., to]* \| (?:yes|in part|no|operator) \| .{8,} \|$/.test(row));
  expect(odd).toEqual([]);
});
