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
  /** How many times as long as the machine on which the limit was set this one took just then. */
  slowness?: number;
  /** What it is there, where that was measured and is not reckoned by how slow this machine is. */
  there?: number;
};

export function holds({ figure, limit, atLeast }: Figure): boolean {
  return atLeast ? figure >= limit : figure <= limit;
}

/** What it would have been on the machine on which the limit was set. */
function onLimitsMachine({ figure, atLeast, slowness = 1, there }: Figure): number {
  if (there !== undefined) return there;
  return atLeast ? figure * slowness : figure / slowness;
}

function shown(figure: number): string {
  if (Number.isInteger(figure)) return String(figure);
  return figure.toFixed(Math.abs(figure) < 10 ? 2 : 1);
}

/**
 * Prints one line, and answers whether the limit holds: by the figure itself, or, said as `slow`, by what it would have
 * been on the machine on which the limit was set.
 */
export function print(line: Figure): boolean {
  const there = onLimitsMachine(line);
  const word = holds(line) ? 'ok  ' : holds({ ...line, figure: there }) ? 'slow' : 'OVER';
  const limit = `${line.atLeast ? 'at least' : 'at most'} ${shown(line.limit)}`;
  const beside = line.slowness
    ? `  — ${shown(there)} where the limit was set, ${shown(line.slowness)} times as quick`
    : '';
  const note = line.note ? `  — ${line.note}` : '';
  console.log(`${word} ${line.what}: ${shown(line.figure)} ${line.unit} (${limit})${beside}${note}`);
  return word !== 'OVER';
}

/** Is told each figure as soon as it is there: what was measured is not lost where something after it fails. */
export type Tell = (figure: Figure) => void;

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
