import type { Kysely } from 'kysely';
import { type Database, TABLES, type TablesWith } from './schema.ts';

/** The tables whose rows are counted as they are written. */
export type Tallied = TablesWith<{ counted: readonly string[] }>;
export type Tally = { count: number; bytes: number };

/** What rows of a part of a table have in common, as the triggers of the table write it: flags are `1` or `0`. */
function partsOf(part: string, width: number): string[] {
  const parts = part.split('|');
  return [...parts.slice(0, width - 1), parts.slice(width - 1).join('|')];
}

/** What rows are narrowed to; several values where one of them is enough, nothing where any is. */
export type Narrowed<Name extends Tallied> = {
  [Key in (typeof TABLES)[Name]['counted'][number]]?: string | boolean | readonly string[] | undefined;
};

function isMet(value: string, wanted: string | boolean | readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'boolean') return value === (wanted ? '1' : '0');
  return typeof wanted === 'string' ? value === wanted : wanted.includes(value);
}

function linesOf(db: Kysely<Database>, name: string) {
  return db.selectFrom('tallies').select(['part', 'count', 'bytes']).where('name', '=', name).execute();
}

/** How many rows a table has of each part that something is narrowed to, and the bytes of the files they stand for. */
export async function talliesOf<Name extends Tallied>(
  db: Kysely<Database>,
  name: Name,
  narrowed: Narrowed<Name> = {},
): Promise<Array<Tally & { parts: readonly string[] }>> {
  const rows = await linesOf(db, name);
  const names: readonly string[] = TABLES[name].counted;
  const wanted = narrowed as Record<string, string | boolean | readonly string[] | undefined>;
  return rows
    .map(({ part, count, bytes }) => ({
      parts: partsOf(part, names.length),
      count: Number(count),
      bytes: Number(bytes),
    }))
    .filter(({ parts }) => names.every((key, place) => isMet(parts[place] ?? '', wanted[key])));
}

/** How many rows of a table something is narrowed to, without counting them. */
export async function tallyOf<Name extends Tallied>(
  db: Kysely<Database>,
  name: Name,
  narrowed: Narrowed<Name> = {},
): Promise<Tally> {
  const lines = await talliesOf(db, name, narrowed);
  const sum = (key: 'count' | 'bytes') => lines.reduce((total, line) => total + line[key], 0);
  return { count: sum('count'), bytes: sum('bytes') };
}

/** The tables whose rows are counted by the month they came in. */
export type CountedByMonth = 'brands' | 'categories' | 'products' | 'catalogs';

/** How many rows of a table came in each month of Istanbul that has any, by names like `2026-11`. */
export async function countMonths(
  db: Kysely<Database>,
  table: CountedByMonth,
): Promise<ReadonlyMap<string, number>> {
  const rows = await linesOf(db, `${table}.createdAt`);
  return new Map(rows.map(({ part, count }) => [part, Number(count)]));
}

/** How many rows there are in each state, without what looks automatic. */
export async function countStates<State extends string>(
  db: Kysely<Database>,
  name: 'messages' | 'quotes',
  states: readonly State[],
): Promise<Record<State, number>> {
  const lines = await talliesOf<'messages' | 'quotes'>(db, name, { isSuspect: false });
  const place = (TABLES[name].counted as readonly string[]).indexOf('state');
  const of = (state: State) =>
    lines.filter(({ parts }) => parts[place] === state).reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(states.map((state) => [state, of(state)])) as Record<State, number>;
}
