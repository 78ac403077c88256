import type { DatabaseSync } from 'node:sqlite';

/** Numbers of rows of a table of the embedded database. Made at once, where a `Set` of thousands takes a while and memory. */
export class RowSet {
  readonly #numbers: readonly number[];

  /** @param numbers in ascending order */
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  has(number: number): boolean {
    let from = 0;
    let to = this.#numbers.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#numbers[middle] ?? 0) < number) from = middle + 1;
      else to = middle;
    }
    return this.#numbers[from] === number;
  }
}

/** The sets that statements at work have as parameters, each by the number that stands for it. */
const lent = new Map<number, RowSet>();
let count = 0;

/** Brings `isAmong(row, set)`, which tells whether the number of a row is in a set that the statement was given. */
export function bringRowSets(raw: DatabaseSync): void {
  raw.function('isAmong', (row, set) => {
    const rows = lent.get(Number(set));
    if (!rows) throw new Error('A set of rows was asked for outside of its statement.');
    return rows.has(Number(row)) ? 1 : 0;
  });
}

/** Lends the sets among a statement's parameters until they are given back. */
export function lend(parameters: readonly unknown[]): { parameters: unknown[]; giveBack: () => void } {
  const numbers: number[] = [];
  const instead = parameters.map((parameter) => {
    if (!(parameter instanceof RowSet)) return parameter;
    count += 1;
    lent.set(count, parameter);
    numbers.push(count);
    return count;
  });
  return { parameters: instead, giveBack: () => numbers.forEach((number) => void lent.delete(number)) };
}
