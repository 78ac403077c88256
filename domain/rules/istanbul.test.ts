import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTime, momentOf } from './istanbul.ts';

function utc(day: string, time: string): string | undefined {
  return momentOf({ day, time })?.toISOString();
}

it('is three hours ahead of UTC all year', () => {
  expect(utc('2026-11-23', '08:00')).toBe('2026-11-23T05:00:00.000Z');
  expect(utc('2026-07-01', '00:30')).toBe('2026-06-30T21:30:00.000Z');
  expect(localTime(new Date('2026-11-30T20:59:00Z'))).toEqual({ day: '2026-11-30', time: '23:59' });
});

it('was two hours ahead in winter while there was summer time', () => {
  expect(utc('2015-01-15', '08:00')).toBe('2015-01-15T06:00:00.000Z');
  expect(utc('2015-07-15', '08:00')).toBe('2015-07-15T05:00:00.000Z');
});

it('takes an hour that the clocks left out for the one after it', () => {
  // On 27 March 2016 03:00 was 04:00.
  expect(utc('2016-03-27', '02:59')).toBe('2016-03-27T00:59:00.000Z');
  expect(utc('2016-03-27', '03:30')).toBe('2016-03-27T01:30:00.000Z');
  expect(localTime(new Date('2016-03-27T01:30:00Z'))).toEqual({ day: '2016-03-27', time: '04:30' });
  expect(utc('2016-03-27', '04:00')).toBe('2016-03-27T01:00:00.000Z');
});

it('takes an hour that the clocks showed twice for the first', () => {
  // On 8 November 2015 04:00 was 03:00 once more.
  expect(utc('2015-11-08', '03:30')).toBe('2015-11-08T00:30:00.000Z');
  expect(utc('2015-11-08', '04:00')).toBe('2015-11-08T02:00:00.000Z');
});

it('goes there and back for every minute that the clocks show once', () => {
  const minute = fc
    .integer({
      min: Date.parse('2000-01-01T00:00:00Z') / 60_000,
      max: Date.parse('2060-01-01T00:00:00Z') / 60_000,
    })
    .map((count) => new Date(count * 60_000));
  fc.assert(
    fc.property(minute, (at) => {
      const local = localTime(at);
      const back = momentOf(local);
      expect(back && localTime(back)).toEqual(local);
    }),
  );
});

it('knows what is no day and no time', () => {
  expect([
    utc('2026-02-30', '08:00'),
    utc('', '08:00'),
    utc('2026-11-23', '25:00'),
    utc('2026-11-23', ''),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
