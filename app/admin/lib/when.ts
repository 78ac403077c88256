import { formatDate, formatDateWithWeekday } from '../../../domain/rules/format.ts';
import { dateFormat } from '../../../domain/rules/on-demand.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clockTime = dateFormat('tr-TR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Istanbul',
});
const shortDay = dateFormat('tr-TR', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/Istanbul',
});

/** `09:14` of an ISO time, in Istanbul. */
export function timeOfDay(iso: string): string {
  return clockTime(new Date(iso));
}

function isSameDay(a: Date, b: Date): boolean {
  return formatDate(a) === formatDate(b);
}

/** `Bugün`, `Dün`, or `18 Kasım 2026, Çarşamba`. */
export function dayName(iso: string, now: Date): string {
  const at = new Date(iso);
  if (isSameDay(at, now)) return 'Bugün';
  if (isSameDay(at, new Date(now.getTime() - DAY))) return 'Dün';
  return formatDateWithWeekday(at);
}

/** `15 saattir`, `3 gündür` of an ISO time; nothing below an hour. */
export function howLong(iso: string, now: Date): string | null {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < HOUR) return null;
  return age < DAY ? `${Math.floor(age / HOUR)} saattir` : `${Math.floor(age / DAY)} gündür`;
}

/** `az önce`, `12 dk önce`, `3 saat önce`, `Bugün, 09:14`, `Dün, 17:40`, `3 Kas, 09:14`, `3 Kasım 2025`. */
export function howLongAgo(iso: string, now: Date): string {
  const at = new Date(iso);
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return 'az önce';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} dk önce`;
  const name = dayName(iso, now);
  if (age < 6 * HOUR && name === 'Bugün') return `${Math.floor(age / HOUR)} saat önce`;
  if (name === 'Bugün' || name === 'Dün') return `${name}, ${timeOfDay(iso)}`;
  if (age < 300 * DAY) return `${shortDay(at)}, ${timeOfDay(iso)}`;
  return formatDate(at);
}
