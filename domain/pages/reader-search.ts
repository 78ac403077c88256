import { foldedLetters } from '../rules/fold-marks.ts';
import { fold } from '../rules/turkish.ts';
import { type BookLine, READER_QUERY_MAX } from '../things/book.ts';

/** A place on a page: from the left and the top, its width and height, in the page's points. */
export type Box = { x: number; y: number; width: number; height: number };
/** A place in a catalog that a search found. */
export type ReaderHit = {
  page: number;
  /** The line around it, with what was found from `from` to `to`. */
  line: string;
  from: number;
  to: number;
  box: Box;
};

const AROUND = 36;
const LINE_MAX = 84;

/** How far letters reach above and below the foot of their line, in parts of their size. */
const ABOVE = 0.86;
const BELOW = 0.26;
const SPACE = 0.25;

/** How far from the left a letter of a line begins: its word is known, the letters before it in the word are alike. */
function placeOf([x, , width, size, text, words]: BookLine, at: number): number {
  const before = text.slice(0, at).split(' ').length - 1;
  const first = text.slice(0, at).lastIndexOf(' ') + 1;
  const space = text.indexOf(' ', first);
  const left = before === 0 ? x : (words[before - 1] ?? x);
  const right = space < 0 ? x + width : (words[before] ?? x + width) - size * SPACE;
  const letters = (space < 0 ? text.length : space) - first;
  return left + ((at - first) / (letters || 1)) * (right - left);
}

/** The box of a part of a line. */
export function boxOf(line: BookLine, from: number, to: number): Box {
  const [, y, , size] = line;
  const start = placeOf(line, from);
  const end = placeOf(line, to);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(start),
    y: round(y - size * ABOVE),
    width: round(Math.max(end - start, size / 4)),
    height: round(size * (ABOVE + BELOW)),
  };
}

/** What a search asks for, as it is compared. */
export function readerQuery(text: string | null | undefined): string {
  return fold((text ?? '').slice(0, READER_QUERY_MAX)).trim();
}

function around(text: string, from: number, to: number): Pick<ReaderHit, 'line' | 'from' | 'to'> {
  if (text.length <= LINE_MAX) return { line: text, from, to };
  const start = from <= AROUND ? 0 : Math.max(0, text.lastIndexOf(' ', from - AROUND) + 1);
  const cut = text.slice(start, Math.max(to, start + LINE_MAX));
  const before = start > 0 ? '… ' : '';
  const line = `${before}${cut}${start + cut.length < text.length ? '…' : ''}`;
  return { line, from: from - start + before.length, to: to - start + before.length };
}

/** Where a text stands in the lines of a page, by Turkish rules. */
export function hitsOn(page: number, lines: readonly BookLine[], query: string): ReaderHit[] {
  if (!query) return [];
  return lines.flatMap((line) => {
    const text = line[4];
    const { folded, places, widths } = foldedLetters(text);
    const hits: ReaderHit[] = [];
    for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
      const last = at + query.length - 1;
      const from = places[at] ?? 0;
      const to = (places[last] ?? from) + (widths[last] ?? 1);
      hits.push({ page, ...around(text, from, to), box: boxOf(line, from, to) });
    }
    return hits;
  });
}
