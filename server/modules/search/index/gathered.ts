/** Rows that answer a part of a query, each with what it is worth; room is taken once and used again. */
export type Gathered = {
  /** By the number of the row; 0 for others. */
  worth: Float32Array;
  /** Whether it answers with its name. */
  inName: Uint8Array;
  rows: Uint32Array;
  size: number;
};

/** Room for gathering over a number of rows; `clear` gives it back. */
export function createRoom() {
  let free: Gathered[] = [];
  let capacity = 0;
  return {
    /** Makes room for so many rows. */
    fit(rows: number): void {
      if (rows <= capacity) return;
      capacity = Math.ceil(rows * 1.2) + 1000;
      free = [];
    },
    take: (): Gathered =>
      free.pop() ?? {
        worth: new Float32Array(capacity),
        inName: new Uint8Array(capacity),
        rows: new Uint32Array(capacity),
        size: 0,
      },
    clear(used: Gathered): void {
      for (let at = 0; at < used.size; at++) {
        const row = used.rows[at] ?? 0;
        used.worth[row] = 0;
        used.inName[row] = 0;
      }
      used.size = 0;
      if (used.worth.length === capacity) free.push(used);
    },
  };
}

/** Notes that a row answers; the best worth stands. */
export function note(into: Gathered, row: number, worth: number, isName: boolean): void {
  const before = into.worth[row] ?? 0;
  if (before === 0) {
    into.rows[into.size] = row;
    into.size += 1;
  }
  if (worth > before) into.worth[row] = worth;
  if (isName) into.inName[row] = 1;
}
