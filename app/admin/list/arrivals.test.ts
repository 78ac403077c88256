import { expect, test } from 'vitest';
import { arrived } from './arrivals.ts';

test.each([
  ['a row at the head', ['a', 'b'], ['n', 'a', 'b'], ['n']],
  ['a row in between', ['a', 'b'], ['a', 'n', 'b'], ['n']],
  ['what is loaded behind the rest', ['a', 'b'], ['a', 'b', 'c', 'd'], []],
  ['a first part', [], ['a', 'b'], []],
  ['what another search finds', ['a', 'b'], ['x', 'y', 'z'], []],
  ['another order of many', ['a'], ['1', '2', '3', '4', '5', '6', 'a'], []],
])('%s', (_name, before, now, fresh) => {
  expect([...arrived(before, now)]).toEqual(fresh);
});
