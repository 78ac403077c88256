import { formatCount } from '../../../../domain/rules/format.ts';
import type { Copy } from '../../../../domain/things/copy.ts';
import { dayName, timeOfDay } from '../../lib/when.ts';

const DAY = 86_400_000;
const DAYS = 30;

/** `Bugün 03:00`, `18 Kasım 2026, Çarşamba 03:00`. */
export function takenAt({ startedAt }: Copy, now: Date): string {
  return `${dayName(startedAt, now)} ${timeOfDay(startedAt)}`;
}

const COUNTED = [
  ['products', 'ürün'],
  ['categories', 'kategori'],
  ['history', 'geçmiş kaydı'],
  ['files', 'dosya'],
] as const;

/** `12 saniyede geri açılıp karşılaştırıldı: 205 ürün, … Hepsi aynı.` */
export function verifiedSentence({ verifiedInMs, counts }: Copy): string {
  const seconds = Math.max(1, Math.round((verifiedInMs ?? 0) / 1000));
  const took = seconds < 100 ? `${seconds} saniyede` : `${Math.round(seconds / 60)} dakikada`;
  const list = COUNTED.map(([name, word]) => `${formatCount(counts[name] ?? 0)} ${word}`).join(', ');
  return `${took} geri açılıp karşılaştırıldı: ${list}. Hepsi aynı.`;
}

/** How many stay, from `BACKUP_KEEP`. */
export function keepSentence(keep: string): string {
  const [days, weeks, months] = keep.split(',');
  return weeks === undefined
    ? `En yeni ${days} yedek tutulur.`
    : `${days} günlük, ${weeks} haftalık, ${months} aylık tutulur.`;
}

export type Day = { at: string; state: 'ok' | 'failed' | 'none' };

/** How it went on each of the last thirty days, the oldest first. */
export function lastDays(copies: readonly Copy[], now: Date): Day[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const at = new Date(now.getTime() - (DAYS - 1 - index) * DAY);
    const name = dayName(at.toISOString(), at);
    const own = copies.filter(
      ({ startedAt }) =>
        Math.abs(Date.parse(startedAt) - at.getTime()) < DAY && dayName(startedAt, at) === name,
    );
    const isGood = own.some(({ verifiedAt }) => verifiedAt !== null);
    return { at: at.toISOString(), state: isGood ? 'ok' : own.length > 0 ? 'failed' : 'none' };
  });
}
