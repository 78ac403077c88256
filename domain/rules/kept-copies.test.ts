import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEEP_PATTERN, keptTimes, parseKeep } from './kept-copies.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T00:00:00Z');
const times = fc.array(fc.integer({ min: NOW - 400 * DAY, max: NOW }), { minLength: 1, maxLength: 60 });
const keep = fc.oneof(
  fc.record({ newest: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ days: fc.nat(10), weeks: fc.nat(10), months: fc.nat(14) }),
);

describe('the copies that stay', () => {
  it('are among those that there are, and the newest is one of them', () => {
    fc.assert(
      fc.property(times, keep, (all, wanted) => {
        const kept = keptTimes(all, wanted);
        expect(kept.has(Math.max(...all))).toBe(true);
        for (const time of kept) expect(all).toContain(time);
        const most = 'newest' in wanted ? wanted.newest : wanted.days + wanted.weeks + wanted.months;
        const older = [...kept].filter((time) => 'newest' in wanted || time <= Math.max(...all) - DAY);
        expect(older.length).toBeLessThanOrEqual(Math.max(1, most));
      }),
    );
  });

  it('stay when the others are gone', () => {
    fc.assert(
      fc.property(times, keep, (all, wanted) => {
        const kept = keptTimes(all, wanted);
        expect(keptTimes([...kept], wanted)).toEqual(kept);
      }),
    );
  });

  it('of a copy a day are those of 7 days, 4 weeks and 12 months', () => {
    const daily = Array.from({ length: 500 }, (_, index) => NOW - index * DAY);
    const kept = keptTimes(daily, parseKeep('7,4,12'));
    expect(kept.size).toBeGreaterThanOrEqual(7 + 2 + 10);
    expect(kept.size).toBeLessThanOrEqual(23);
    expect(NOW - Math.min(...kept)).toBeGreaterThan(300 * DAY);
    expect([...keptTimes(daily, parseKeep('3'))]).toEqual(daily.slice(0, 3));
  });

  it('are told by a number or by three', () => {
    expect(['14', '7,4,12', '0,0,1'].every((text) => KEEP_PATTERN.test(text))).toBe(true);
    expect(['0', '', '7,4', 'x', '7, 4, 12', '-1'].some((text) => KEEP_PATTERN.test(text))).toBe(false);
  });
});
