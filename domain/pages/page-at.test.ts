import { expect, it } from 'vitest';
import { isKept } from './page-at.ts';

it.each([
  ['', true],
  ['brands/:brand/:category/:product', true],
  ['distributors/:brand', true],
  ['ara', true],
  ['kataloglar/:slug?/:page?', false],
  ['teklif/:token', false],
  ['kvkk', false],
])('a copy tells of the pages of "%s": %s', (route, isTold) => {
  expect(isKept(route)).toBe(isTold);
});
