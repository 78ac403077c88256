import { type HeldMeasure, holdsMeasure } from '../../../../domain/search/measures.ts';

/** What a measure is called, with its unit; null where its text does not say. */
export type MeasureName = { label: string | null; unit: string | null };

const NUMBERS = 4;
const FIRST_ROOM = 64;

/** The measures of one dimension, in columns. */
function createColumn() {
  let rows = new Uint32Array(FIRST_ROOM);
  let names = new Uint16Array(FIRST_ROOM);
  let numbers = new Float64Array(FIRST_ROOM * NUMBERS);
  let size = 0;

  function grow(): void {
    const room = rows.length * 2;
    const [before, named, counted] = [rows, names, numbers];
    rows = new Uint32Array(room);
    names = new Uint16Array(room);
    numbers = new Float64Array(room * NUMBERS);
    rows.set(before);
    names.set(named);
    numbers.set(counted);
  }

  return {
    add(row: number, name: number, { low, high, least, most }: HeldMeasure): void {
      if (size === rows.length) grow();
      rows[size] = row;
      names[size] = name;
      numbers.set([low, high, least, most], size * NUMBERS);
      size += 1;
    },
    each(dimension: string | null, asked: HeldMeasure, take: (row: number, name: number) => void): void {
      const held = { low: 0, high: 0, least: 0, most: 0, dimension };
      for (let at = 0; at < size; at++) {
        const from = at * NUMBERS;
        held.low = numbers[from] ?? 0;
        held.high = numbers[from + 1] ?? 0;
        held.least = numbers[from + 2] ?? 0;
        held.most = numbers[from + 3] ?? 0;
        if (holdsMeasure(held, asked)) take(rows[at] ?? 0, names[at] ?? 0);
      }
    },
  };
}

/** A whole number of nothing is no measure: the part of a name, a number of an article. */
function isWorth({ dimension, low, high }: HeldMeasure): boolean {
  return dimension !== null || low !== high || !Number.isInteger(low);
}

/** The measures of all rows, by what their unit measures. */
export function createMeasures() {
  const byDimension = new Map<string | null, ReturnType<typeof createColumn>>();
  const names: MeasureName[] = [];
  const numbers = new Map<string, number>();

  function nameOf({ label, unit }: HeldMeasure): number {
    const key = JSON.stringify([label, unit]);
    const known = numbers.get(key) ?? names.push({ label, unit }) - 1;
    numbers.set(key, known);
    return known;
  }

  return {
    add(row: number, measures: readonly HeldMeasure[]): void {
      for (const measure of measures) {
        if (!isWorth(measure)) continue;
        const column = byDimension.get(measure.dimension) ?? createColumn();
        byDimension.set(measure.dimension, column);
        column.add(row, nameOf(measure), measure);
      }
    },
    /** Calls `take` with each row that holds what was asked, and with the number of what it calls that. */
    each(asked: HeldMeasure, take: (row: number, name: number) => void): void {
      if (asked.dimension !== null) byDimension.get(asked.dimension)?.each(asked.dimension, asked, take);
      else for (const [dimension, column] of byDimension) column.each(dimension, asked, take);
    },
    name: (number: number): MeasureName => names[number] ?? { label: null, unit: null },
  };
}
