import { dateFormat, numberFormat } from './on-demand.ts';

const KB = 1024;
const oneDecimal = numberFormat('tr-TR', { maximumFractionDigits: 1 });
const decimal = numberFormat('tr-TR', { maximumFractionDigits: 6 });
const day = dateFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
const shortDay = dateFormat('tr-TR', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });
const weekday = dateFormat('tr-TR', { weekday: 'long', timeZone: 'Europe/Istanbul' });
const moment = dateFormat('tr-TR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** A size in bytes as `512 KB` below 1 MB and `2,4 MB` above; `Bilinmiyor` when there is none. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (!bytes || bytes < 0) return 'Bilinmiyor';
  if (bytes < KB * KB) return `${formatCount(Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${oneDecimal(bytes / KB / KB)} MB`;
}

/** A whole number with Turkish thousands, `3.200`: every page has some, and a format of `Intl` takes a phone up to 100 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** A measured number with the decimals that it has: `1.250`, `3,3`. */
export function formatDecimal(value: number): string {
  return decimal(value);
}

/** `20 Kasım 2026` of an ISO time, in Istanbul. */
export function formatDate(iso: string | Date): string {
  return day(new Date(iso));
}

/** `20 Kas 2026` of an ISO time, in Istanbul: where a line is narrow. */
export function formatShortDate(iso: string | Date): string {
  return shortDay(new Date(iso));
}

/** `20 Kasım 2026, Cuma` of an ISO time, in Istanbul. */
export function formatDateWithWeekday(iso: string | Date): string {
  const date = new Date(iso);
  return `${day(date)}, ${weekday(date)}`;
}

/** `20 Kas 2026 11:20` of an ISO time, in Istanbul. */
export function formatMoment(iso: string | Date): string {
  return moment(new Date(iso));
}
