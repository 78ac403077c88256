import { expect, it } from 'vitest';
import { goneAt } from './expiry.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const DAY_MS = 86_400_000;
const nights = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(NOW + (day + 1) * DAY_MS));

it('is when the last copy of now makes room for newer ones', () => {
  expect(goneAt([NOW], { newest: 3 }, nights(10))).toEqual(new Date(NOW + 3 * DAY_MS));
  expect(goneAt([NOW, NOW - DAY_MS], { newest: 1 }, nights(10))).toEqual(new Date(NOW + DAY_MS));
});

it('takes as long as the longest of days, weeks and months', () => {
  const until = goneAt([NOW], { days: 7, weeks: 4, months: 12 }, nights(500));
  expect(until && until.getTime() - NOW).toBeLessThan(366 * DAY_MS);
  expect(goneAt([NOW], { days: 7, weeks: 0, months: 0 }, nights(500))).toEqual(new Date(NOW + 7 * DAY_MS));
});

it('is never where no copies are made', () => {
  expect(goneAt([NOW], { newest: 3 }, [])).toBeNull();
});
