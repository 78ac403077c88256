import { dateFormat } from './on-demand.ts';
/** Day and time of day in Istanbul, as people write them into a form: `2026-11-23` and `08:00`. */
export type LocalTime = { day: string; time: string };

const parts = dateFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What calendar and clock show in Istanbul at a moment. */
export function localTime(at: Date): LocalTime {
  const [day = '', time = ''] = parts(at).split(' ');
  return { day, time };
}

function shown(at: number): number {
  const { day, time } = localTime(new Date(at));
  return Date.parse(`${day}T${time}:00Z`);
}

/**
 * The moment at which calendar and clock show this in Istanbul; null for what is no day or time. An hour that the clocks
 * leave out is the one after it, one that they show twice is the first.
 */
export function momentOf({ day, time }: LocalTime): Date | null {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(wanted)) return null;
  if (new Date(wanted).toISOString().slice(0, 10) !== day) return null;
  // What Istanbul is ahead by a day before and a day after: the clocks change at most once in between.
  const day24 = 86_400_000;
  const ahead = [wanted - day24, wanted + day24].map((at) => shown(at) - at);
  const candidates = ahead.map((by) => wanted - by).sort((a, b) => a - b);
  const exact = candidates.find((at) => shown(at) === wanted);
  return new Date(exact ?? wanted - (ahead[0] ?? 0));
}
