import { daysAfter } from '../../../../domain/rules/day.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { dateFormat } from '../../../../domain/rules/on-demand.ts';
import type { Measure } from '../../../../domain/things/count.ts';
import type { Insights } from '../../../../domain/things/insights.ts';

const dayAndMonth = dateFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortMonth = dateFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What is measured, as a choice and within a sentence. */
export const MEASURE_WORDS: Readonly<Record<Measure, { label: string; noun: string }>> = {
  views: { label: 'Görüntülenme', noun: 'görüntülenme' },
  downloads: { label: 'İndirme', noun: 'indirme' },
  quotes: { label: 'Teklif', noun: 'teklif isteği' },
};

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** `9–15 Kasım`, over the end of a month `30 Kasım – 6 Aralık`. */
export function daysInWords(from: string, to: string): string {
  if (from === to) return dayAndMonth(dateOf(from));
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${dayAndMonth(dateOf(from))} – ${dayAndMonth(dateOf(to))}`;
  return `${dateOf(from).getUTCDate()}–${dayAndMonth(dateOf(to))}`;
}

/** The days of the week that begins with a Monday. */
export function weekInWords(monday: string): string {
  return daysInWords(monday, daysAfter(monday, 6));
}

/** Below a bar: `31 Ağu` where a month begins to be seen, else the day alone. */
export function tickOf(weeks: readonly string[], index: number): string {
  const week = weeks[index] ?? '';
  const isSameMonth = weeks[index - 1]?.slice(0, 7) === week.slice(0, 7);
  return isSameMonth ? String(dateOf(week).getUTCDate()) : shortMonth(dateOf(week));
}

/** How a number differs from the one before, in percent: `+%14`, `−%6`, `0`; empty where nothing can be said. */
export function changeInWords(count: number, before: number | null | undefined): string {
  if (!before) return '';
  const percent = Math.round(((count - before) / before) * 100);
  if (percent === 0) return '0';
  return percent > 0 ? `+%${formatCount(percent)}` : `−%${formatCount(-percent)}`;
}

export type BrandLine = { id: string; name: string; counts: readonly number[] };

/** The brands that a measure counted anything of, those with the most in the last whole week first. */
export function brandLines({ brands }: Pick<Insights, 'brands'>, measure: Measure): BrandLine[] {
  const lines = brands.map(({ id, name, ...weeks }) => ({ id, name, counts: weeks[measure] }));
  const last = ({ counts }: BrandLine) => counts.at(-2) ?? 0;
  const all = ({ counts }: BrandLine) => counts.reduce((sum, count) => sum + count, 0);
  return lines.filter((line) => all(line) > 0).sort((a, b) => last(b) - last(a) || all(b) - all(a));
}
