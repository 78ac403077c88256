import { fold } from './turkish.ts';

/** When a place is open: its days from 0 (Monday), and the two times as `09:00`. */
export type OpeningHours = { days: number[]; opens: string; closes: string };

const DAYS = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'].map(fold);
const NAMED: Record<string, [from: number, to: number]> = {
  [fold('hafta içi')]: [0, 4],
  [fold('hafta sonu')]: [5, 6],
  [fold('her gün')]: [0, 6],
};
const TIMES = /(\d{1,2})[.:](\d{2})\s*[-–—]\s*(\d{1,2})[.:](\d{2})/;

function dayOf(text: string): number {
  return DAYS.indexOf(text.trim());
}

function daysIn(text: string): number[] {
  const folded = fold(text).trim();
  const [from, to] =
    NAMED[folded] ?? (folded.split(/[-–—]/).length <= 2 ? folded.split(/[-–—]/).map(dayOf) : [-1]);
  if (from === undefined || from < 0 || (to !== undefined && to < 0)) return [];
  const last = to ?? from;
  const length = ((last - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (from + index) % 7);
}

function time(hours = '', minutes = ''): string | null {
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Reads hours as people write them, `Pazartesi - Cuma: 09:00 - 18:00; Cumartesi: 10.00-14.00`; what is odd is left out. */
export function openingHours(text: string): OpeningHours[] {
  let named: number[] = [];
  return text.split(/[\n;,|]/).flatMap((part) => {
    const times = TIMES.exec(part);
    const days = daysIn(part.slice(0, times?.index).replace(/[:\s]+$/, ''));
    named = days.length > 0 ? [...named, ...days] : [];
    if (!times) return [];
    const open = { days: named, opens: time(times[1], times[2]), closes: time(times[3], times[4]) };
    named = [];
    return open.days.length > 0 && open.opens && open.closes ? [open as OpeningHours] : [];
  });
}
