import { dateFormat } from './on-demand.ts';

/** The day in Istanbul, as `2026-12-05`. */
const inIstanbul = dateFormat('sv-SE', { timeZone: 'Europe/Istanbul' });

/** The day of a moment in Istanbul, as `2026-12-05`. */
export function dayOf(at: Date): string {
  return inIstanbul(at);
}

/** A day so many days after another, or before it: `2026-12-05` and -5 are `2026-11-30`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days a day comes after another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}

/** The weekday of a day: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function weekStart(day: string): string {
  return daysAfter(day, -weekdayOf(day));
}

const clockInIstanbul = dateFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Istanbul',
});

/** What the clock in Istanbul shows at a moment, as a date whose UTC parts say so: spreadsheets know no time zones. */
export function istanbulClock(iso: string | Date): Date {
  return new Date(`${clockInIstanbul(new Date(iso)).replace(' ', 'T')}Z`);
}
