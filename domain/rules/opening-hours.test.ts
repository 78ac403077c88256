import { describe, expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

describe('openingHours', () => {
  it('reads days and times', () => {
    expect(openingHours('Pazartesi - Cuma: 09:00 - 18:00')).toEqual([
      { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
    ]);
    expect(openingHours('HAFTA İÇİ 9.00–18.30; Cumartesi: 10:00-14:00, Pazar: kapalı')).toEqual([
      { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:30' },
      { days: [5], opens: '10:00', closes: '14:00' },
    ]);
    expect(openingHours('Pazartesi, Çarşamba: 09:00 - 12:00')[0]?.days).toEqual([0, 2]);
    expect(openingHours('Cumartesi - Pazartesi 10:00 - 16:00')[0]?.days).toEqual([5, 6, 0]);
  });

  it('says nothing of what it cannot read', () => {
    for (const odd of ['', 'Randevu ile', '09:00 - 18:00', 'Pazartesi: 9 - 18', 'Salı: 25:00 - 26:00'])
      expect(openingHours(odd)).toEqual([]);
  });
});
