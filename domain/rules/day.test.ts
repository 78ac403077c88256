import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, daysAfter, daysBetween, weekdayOf, weekStart } from './day.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => daysAfter('1990-01-01', count));

describe('a day', () => {
  it('begins three hours earlier than in Greenwich', () => {
    expect(dayOf(new Date('2026-11-22T20:59:59.999Z'))).toBe('2026-11-22');
    expect(dayOf(new Date('2026-11-22T21:00:00.000Z'))).toBe('2026-11-23');
  });

  it('is followed by the next, over months, years and the 29th of February', () => {
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2026-12-05', -5)).toBe('2026-11-30');
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(daysAfter(daysAfter(day, count), -count)).toBe(day);
        expect(daysBetween(day, daysAfter(day, count))).toBe(count);
      }),
    );
  });

  it('lies in the week of the Monday before it', () => {
    expect([weekStart('2026-11-22'), weekStart('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(weekStart(day))).toBe(0);
        expect(daysAfter(weekStart(day), weekdayOf(day))).toBe(day);
      }),
    );
  });
});
