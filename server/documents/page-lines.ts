import type { BookLine } from '../../domain/things/book.ts';

/** A run of letters as a PDF sets it, already in the page's own points: its foot stands at `y` from the top. */
export type Run = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** How wide each letter is beside the others. */
  widthOf: (letter: string) => number;
};
/** Letters with the places where they begin. */
type Line = Pick<Run, 'x' | 'y' | 'width' | 'size'> & { letters: Array<[letter: string, x: number]> };

const LINES_MAX = 2000;
const LETTERS_MAX = 500;
/** Further apart than this, in widths of a letter, two runs are two columns. */
const COLUMN_GAP = 1.6;
/** As near as this they are one word. */
const WORD_GAP = 0.18;
/** What no page shows, and what stands between words. */
const BLANK = /[\p{Cc}\p{Cf}\s]/u;

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function lettersOf({ text, x, width, widthOf }: Run): Line['letters'] {
  const letters = [...text];
  const widths = letters.map(widthOf);
  const scale = width / (widths.reduce((sum, one) => sum + one, 0) || 1);
  let at = x;
  return letters.map((letter, index) => {
    const start = at;
    at += (widths[index] ?? 0) * scale;
    return [letter, start];
  });
}

function continues(line: Line, run: Run): boolean {
  const gap = run.x - (line.x + line.width);
  const size = Math.max(line.size, run.size);
  return (
    Math.abs(line.y - run.y) < size * 0.2 &&
    Math.abs(line.size - run.size) < size * 0.2 &&
    gap > -size * 0.4 &&
    gap < size * COLUMN_GAP
  );
}

/** A line as it is kept: single spaces, and where its words after the first one begin. */
function kept({ x, y, width, size, letters }: Line): BookLine {
  let text = '';
  const words: number[] = [];
  let isApart = false;
  for (const [letter, at] of letters.slice(0, LETTERS_MAX)) {
    if (BLANK.test(letter)) isApart = text !== '';
    else {
      if (isApart) {
        text += ' ';
        words.push(rounded(at));
        isApart = false;
      }
      text += letter;
    }
  }
  return [rounded(x), rounded(y), rounded(width), rounded(size), text.toWellFormed(), words];
}

/** The runs of a page as its lines, in the order in which the PDF sets them: columns stay apart. */
export function linesOf(runs: readonly Run[]): BookLine[] {
  const lines: Line[] = [];
  for (const run of runs) {
    if (!run.text.trim() || run.size <= 0 || run.width <= 0) continue;
    const line = lines.at(-1);
    const letters = lettersOf(run);
    if (line && continues(line, run)) {
      const end = line.x + line.width;
      if (run.x - end > line.size * WORD_GAP) line.letters.push([' ', end]);
      line.letters.push(...letters);
      line.width = run.x + run.width - line.x;
    } else {
      if (lines.length === LINES_MAX) break;
      const { x, y, width, size } = run;
      lines.push({ x, y, width, size, letters });
    }
  }
  return lines.map(kept).filter(([, , , , text]) => text !== '');
}
