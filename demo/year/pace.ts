import { daysAfter, weekdayOf } from '../../domain/rules/day.ts';

/** From Monday on: clinics look for material in the middle of the week. */
const WEEKDAYS = [1, 1.08, 1.12, 1.05, 0.94, 0.46, 0.24];
/** From January on; in August the trade is at the sea. */
const MONTHS = [0.9, 0.98, 1.05, 1.08, 1.04, 0.95, 0.78, 0.55, 1.02, 1.1, 1.12, 0.94];
/** Days on which nobody works. */
const HOLIDAYS = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']);
/** The trade fair in Istanbul, IDEX: everybody looks at what they will look at there. */
const FAIR = { month: '04', first: 16, days: 4, ahead: 16, after: 8 };
/** So much busier is the site after a year. */
const GROWTH = 0.4;

function fairPace(day: string): number {
  const opening = `${day.slice(0, 4)}-${FAIR.month}-${FAIR.first}`;
  if (day >= opening && day < daysAfter(opening, FAIR.days)) return 1.55;
  if (day >= daysAfter(opening, -FAIR.ahead) && day < opening) return 1.35;
  return day >= opening && day < daysAfter(opening, FAIR.after) ? 1.2 : 1;
}

/** How lively a day is beside an ordinary one, which is 1; `ago` is how many days it lies back. */
export function paceOf(day: string, ago: number): number {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? 1;
  const holiday = HOLIDAYS.has(day.slice(5)) ? 0.35 : 1;
  const growth = 1 + GROWTH * (0.5 - ago / 365);
  return (WEEKDAYS[weekdayOf(day)] ?? 1) * month * holiday * fairPace(day) * growth;
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number near another, now a little above and now below it. */
export function about(number: number, chance: () => number): number {
  return Math.floor(number * (0.85 + 0.3 * chance()) + chance());
}

/** One of several, by their weights. */
export function picked<Of extends { weight: number }>(all: readonly Of[], chance: () => number): Of {
  let left = chance() * all.reduce((sum, { weight }) => sum + weight, 0);
  for (const one of all) {
    left -= one.weight;
    if (left < 0) return one;
  }
  return all.at(-1) as Of;
}
