import { describe, expect, it } from 'vitest';
import { dayName, howLongAgo, timeOfDay } from './when.ts';

// 20 November 2026, 15:00 in Istanbul.
const now = new Date('2026-11-20T12:00:00.000Z');

describe('howLongAgo', () => {
  it.each([
    ['2026-11-20T11:59:30.000Z', 'az önce'],
    ['2026-11-20T12:00:05.000Z', 'az önce'],
    ['2026-11-20T11:48:00.000Z', '12 dk önce'],
    ['2026-11-20T09:00:00.000Z', '3 saat önce'],
    ['2026-11-20T05:14:00.000Z', 'Bugün, 08:14'],
    ['2026-11-19T14:40:00.000Z', 'Dün, 17:40'],
    ['2026-11-03T06:14:00.000Z', '3 Kas, 09:14'],
    ['2025-11-03T06:14:00.000Z', '3 Kasım 2025'],
  ])('%s is %s', (iso, words) => {
    expect(howLongAgo(iso, now)).toBe(words);
  });

  it('counts days in Istanbul, not in UTC', () => {
    expect(howLongAgo('2026-11-19T21:30:00.000Z', now)).toBe('Bugün, 00:30');
    expect(dayName('2026-11-19T20:30:00.000Z', now)).toBe('Dün');
  });
});

describe('dayName', () => {
  it('names older days in full, with the weekday', () => {
    expect(dayName('2026-11-18T09:00:00.000Z', now)).toBe('18 Kasım 2026, Çarşamba');
  });
});

describe('timeOfDay', () => {
  it('is written with two digits', () => {
    expect(timeOfDay('2026-11-20T06:05:00.000Z')).toBe('09:05');
  });
});
