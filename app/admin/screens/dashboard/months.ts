import { dateFormat } from '../../../../domain/rules/on-demand.ts';

const monthName = dateFormat('tr-TR', { month: 'long', timeZone: 'UTC' });
const monthIndex = dateFormat('en-US', { month: 'numeric', timeZone: 'Europe/Istanbul' });

/** `Son 12 ayda eklenen: Aralık 0, Ocak 3, …`: a line of monthly numbers in words, the current month last. */
export function monthsInWords(months: readonly number[], now: Date): string {
  const current = Number(monthIndex(now)) - 1;
  const words = months.map((count, index) => {
    const month = current - (months.length - 1 - index);
    return `${monthName(new Date(Date.UTC(2024, ((month % 12) + 12) % 12, 1)))} ${count}`;
  });
  return `Son ${months.length} ayda eklenen: ${words.join(', ')}`;
}

const WIDTH = 104;
const HEIGHT = 40;
const [TOP, BOTTOM] = [6, 36];

/** The path of monthly numbers in a box of 104 × 40, and the one that closes it below. */
export function sparkPath(months: readonly number[]): { line: string; area: string } {
  const most = Math.max(...months);
  const least = Math.min(...months);
  const step = months.length > 1 ? WIDTH / (months.length - 1) : WIDTH;
  const points = months.map((count, index) => {
    const share = most === least ? 0 : (count - least) / (most - least);
    return `${(index * step).toFixed(1)},${(BOTTOM - share * (BOTTOM - TOP)).toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${WIDTH},${HEIGHT}L0,${HEIGHT}z` };
}
