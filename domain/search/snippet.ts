import type { Marked } from './answer.ts';
import { markWords } from './marks.ts';

const AROUND = 60;

/** What stands around the first found word of a long text, in one line; null where nothing of it was found. */
export function snippetOf(text: string, lettersOf: (word: string) => number): Marked | null {
  const lines = text.split('\n').map((line) => line.trim());
  const found = lines.map((line) => markWords(line, lettersOf)).filter(({ marks }) => marks.length > 0);
  const [best] = found.toSorted((a, b) => b.marks.length - a.marks.length);
  const [first] = best?.marks ?? [];
  if (!best || !first) return null;
  if (best.text.length <= AROUND * 2) return best;
  const begin = first[0] <= AROUND ? 0 : best.text.indexOf(' ', first[0] - AROUND) + 1;
  const limit = begin + AROUND * 2;
  const end = best.text.length <= limit ? best.text.length : best.text.lastIndexOf(' ', limit);
  const cut = best.text.slice(begin, end > first[1] ? end : limit);
  const line = `${begin > 0 ? '… ' : ''}${cut}${begin + cut.length < best.text.length ? ' …' : ''}`;
  return markWords(line, lettersOf);
}
