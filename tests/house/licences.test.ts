import { expect, it } from 'vitest';
import { isAllowed, readLicences } from '../supply/licences.ts';

const mit = { name: 'x', version: '1.0.0', licence: 'MIT', dev: false };

it('every package has a licence that lets the program go out with it', () => {
  const all = readLicences();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((one) => !isAllowed(one))).toEqual([]);
});

it.each([
  ['GPL-3.0-only', false],
  ['unknown', false],
  ['MIT AND GPL-3.0-only', false],
  ['MPL-2.0', false],
  ['LGPL-3.0-or-later', false],
  ['(MIT OR GPL-3.0-only)', true],
])('%s of a package that goes out: %s', (licence, allowed) => {
  expect(isAllowed({ ...mit, licence })).toBe(allowed);
});
