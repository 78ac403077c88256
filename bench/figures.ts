/** One line of the table: what was measured, and the limit that it keeps to or does not. */
export type Figure = {
  what: string;
  figure: number;
  /** `ratio`, `ms CPU`, `ms`, `a second`, `MB` */
  unit: string;
  limit: number;
  /** The figure is good when it is large. */
  atLeast?: true;
  /** What the figure was made of, where that helps to judge it. */
  note?: string;
};

export function holds({ figure, limit, atLeast }: Figure): boolean {
  return atLeast ? figure >= limit : figure <= limit;
}

function shown(figure: number): string {
  if (Number.isInteger(figure)) return String(figure);
  return figure.toFixed(Math.abs(figure) < 10 ? 2 : 1);
}

/** Prints one line, and answers whether the limit holds. */
export function print(line: Figure): boolean {
  const isGood = holds(line);
  const limit = `${line.atLeast ? 'at least' : 'at most'} ${shown(line.limit)}`;
  const note = line.note ? `  — ${line.note}` : '';
  console.log(
    `${isGood ? 'ok  ' : 'OVER'} ${line.what}: ${shown(line.figure)} ${line.unit} (${limit})${note}`,
  );
  return isGood;
}

/** Is told each figure as soon as it is there: what was measured is not lost where something after it fails. */
export type Tell = (figure: Figure) => void;

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
