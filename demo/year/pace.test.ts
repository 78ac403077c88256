import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../domain/rules/day.ts';
import { about, createChance, paceOf, picked } from './pace.ts';

function mean(from: string, days: number): number {
  const paces = Array.from({ length: days }, (_, index) => paceOf(daysAfter(from, index), 180));
  return paces.reduce((sum, pace) => sum + pace, 0) / days;
}

describe('the pace of the demo company', () => {
  it('follows the week, the holidays, the summer and the fair', () => {
    expect(paceOf('2026-11-18', 5)).toBeGreaterThan(3 * paceOf('2026-11-22', 1));
    expect(paceOf('2026-10-29', 25)).toBeLessThan(0.5 * paceOf('2026-10-22', 32));
    expect(mean('2026-08-01', 28)).toBeLessThan(0.6 * mean('2026-10-01', 28));
    expect(mean('2026-04-01', 21)).toBeGreaterThan(1.2 * mean('2026-03-01', 21));
  });

  it('is the same each time', () => {
    const [one, two] = [createChance(7), createChance(7)];
    const drawn = Array.from({ length: 50 }, one);
    expect(Array.from({ length: 50 }, two)).toEqual(drawn);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBe(50);
  });

  it('picks by weight', () => {
    const chance = createChance(3);
    const all = [
      { name: 'seldom', weight: 1 },
      { name: 'often', weight: 9 },
    ];
    const often = Array.from({ length: 1000 }, () => picked(all, chance)).filter(
      ({ name }) => name === 'often',
    );
    expect(often.length).toBeGreaterThan(850);
    expect(often.length).toBeLessThan(950);
    expect(about(0, () => 0.99)).toBe(0);
  });
});
