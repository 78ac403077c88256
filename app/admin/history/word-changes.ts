/** A run of words, with its place in the text. */
export type Part = { text: string; changed: boolean; at: number };
type Run = Omit<Part, 'at'>;

/** Beyond it a comparison word by word costs more than it tells. */
const MOST_WORDS = 600;

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** How long the longest common run of words is from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const here = i * width + j;
      lengths[here] =
        a[i] === b[j]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
    }
  }
  return lengths;
}

function join(runs: readonly Run[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const run of runs) {
    const last = parts.at(-1);
    if (last?.changed === run.changed) last.text += run.text;
    else parts.push({ ...run, at });
    at += run.text.length;
  }
  return parts;
}

/** Two texts, each cut into what both share and what only it has. */
export function wordChanges(before: string, after: string): { before: Part[]; after: Part[] } {
  const [a, b] = [words(before), words(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
    return { before: join([{ text: before, changed: true }]), after: join([{ text: after, changed: true }]) };
  }
  const lengths = commonLengths(a, b);
  const width = b.length + 1;
  const old: Run[] = [];
  const next: Run[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && x === y) {
      old.push({ text: x, changed: false });
      next.push({ text: x, changed: false });
      i++;
      j++;
    } else if (y === undefined || (x !== undefined && below(lengths, i, j, width))) {
      old.push({ text: x ?? '', changed: true });
      i++;
    } else {
      next.push({ text: y, changed: true });
      j++;
    }
  }
  return { before: join(old), after: join(next) };
}

function below(lengths: Uint16Array, i: number, j: number, width: number): boolean {
  return (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0);
}
