const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Istanbul's day, all the year. */
const OFFSET_MS = 3 * 3_600_000;
/** A Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

/** How many copies stay: the newest so many, or the newest of so many days, weeks and months. */
export type Keep = { newest: number } | { days: number; weeks: number; months: number };

export const KEEP_PATTERN = /^[1-9]\d{0,3}$|^\d{1,3},\d{1,3},\d{1,3}$/;

/** Reads `14`, or `7,4,12` for days, weeks and months. */
export function parseKeep(text: string): Keep {
  const [first = 0, weeks, months] = text.split(',').map(Number);
  return weeks === undefined || months === undefined ? { newest: first } : { days: first, weeks, months };
}

function dayOf(at: number): string {
  return String(Math.floor((at + OFFSET_MS) / DAY_MS));
}
function weekOf(at: number): string {
  return String(Math.floor((at + OFFSET_MS - MONDAY_MS) / WEEK_MS));
}
function monthOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 7);
}

function newestOf(times: readonly number[], span: (at: number) => string, count: number): number[] {
  const newest = new Map<string, number>();
  for (const at of times) if (!newest.has(span(at))) newest.set(span(at), at);
  return [...newest.values()].slice(0, count);
}

/** The times, of good copies in whatever order, that stay: the newest always, and by days all of its last 24 hours. */
export function keptTimes(times: readonly number[], keep: Keep): Set<number> {
  const sorted = [...times].sort((a, b) => b - a);
  const newest = sorted.slice(0, 1);
  if ('newest' in keep) return new Set([...newest, ...sorted.slice(0, keep.newest)]);
  return new Set([
    ...sorted.filter((at) => at > (sorted[0] ?? 0) - DAY_MS),
    ...newestOf(sorted, dayOf, keep.days),
    ...newestOf(sorted, weekOf, keep.weeks),
    ...newestOf(sorted, monthOf, keep.months),
  ]);
}
