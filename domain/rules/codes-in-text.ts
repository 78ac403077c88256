import { fold } from './turkish.ts';

/** What a code is made of besides letters and digits; at an end of a word it is punctuation. */
const JOINTS = '\\-./_+#';
const APART = new RegExp(`[^\\p{L}\\p{N}${JOINTS}]+`, 'u');
const ENDS = new RegExp(`^[${JOINTS}]+|[${JOINTS}]+$`, 'g');

/** The words of a text that could be codes, folded: `NDF–RAY 2,` is `ndf-ray` and `2`. */
function wordsOf(text: string): string[] {
  // A line may end inside of a code, behind its hyphen.
  return fold(text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/-[^\S\n]*\n\s*/g, '-'))
    .split(APART)
    .map((word) => word.replace(ENDS, ''))
    .filter(Boolean);
}

/** The pages of a text by the codes that stand in it as whole words: `NDF-RAY` is not in `NDF-RAY-2`. */
export function createCodeFinder() {
  const pagesOf = new Map<string, number[]>();
  const texts: Array<{ page: number; text: string }> = [];
  return {
    /** Adds a page, in any order. */
    add(page: number, text: string): void {
      const words = wordsOf(text);
      texts.push({ page, text: ` ${words.join(' ')} ` });
      for (const word of new Set(words)) {
        const known = pagesOf.get(word);
        if (known) known.push(page);
        else pagesOf.set(word, [page]);
      }
    },
    /** The pages on which a code stands, the first one first; none for a code without letters and digits. */
    find(code: string): number[] {
      const [first, ...rest] = wordsOf(code);
      if (!first) return [];
      const alone = pagesOf.get(first) ?? [];
      const found =
        rest.length === 0
          ? alone
          : texts
              .filter(
                ({ page, text }) => alone.includes(page) && text.includes(` ${[first, ...rest].join(' ')} `),
              )
              .map(({ page }) => page);
      return [...new Set(found)].sort((a, b) => a - b);
    },
  };
}
