/** So many codes are looked through one by one before they are put in order. */
const LOOSE_MAX = 400;

/** Rows by their codes: in order, so that those of one beginning lie together; what came last is still loose. */
export function createCodes() {
  const codes = new Map<number, string>();
  let ordered: number[] = [];
  let loose: number[] = [];
  const codeOf = (row: number): string => codes.get(row) ?? '';

  function order(): void {
    const compare = (a: number, b: number) =>
      codeOf(a) < codeOf(b) ? -1 : codeOf(a) > codeOf(b) ? 1 : a - b;
    ordered = [...ordered, ...loose].sort(compare);
    loose = [];
  }

  /** The first place whose code is not before another one. */
  function placeOf(code: string): number {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (codeOf(ordered[middle] ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    add(row: number, code: string): void {
      codes.set(row, code);
      loose.push(row);
    },
    /** Calls `take` with each row whose code begins so, and with whether it is the whole code; those that have gone too. */
    each(code: string, take: (row: number, isWhole: boolean) => void): void {
      if (loose.length > LOOSE_MAX) order();
      for (const row of loose) if (codeOf(row).startsWith(code)) take(row, codeOf(row) === code);
      for (let at = placeOf(code); at < ordered.length; at++) {
        const row = ordered[at] ?? 0;
        if (!codeOf(row).startsWith(code)) return;
        take(row, codeOf(row) === code);
      }
    },
  };
}
