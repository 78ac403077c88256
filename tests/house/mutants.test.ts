import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LISTS } from '../mutants/lists.ts';

const root = join(import.meta.dirname, '..', '..');

describe.each(Object.entries(LISTS))('the breakages of %s', (_area, list) => {
  it('stand in their files exactly once, and name tests that exist', () => {
    const astray = list.filter(({ file, from, tests }) => {
      const path = join(root, file);
      const places = existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0;
      return places !== 1 || tests.length === 0 || tests.some((test) => !existsSync(join(root, test)));
    });
    expect(astray).toEqual([]);
  });

  it('break something, each in a way of its own', () => {
    expect(list.filter(({ from, to }) => from === to)).toEqual([]);
    const ways = list.map(({ file, from, to }) => `${file} ${from} ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
  });
});

it('there are at least eighty breakages, over all parts of the program', () => {
  expect(Object.values(LISTS).flat().length).toBeGreaterThanOrEqual(80);
});
