/** How much of its form a text keeps: one line, or line breaks and tabs too. */
export type TextForm = 'line' | 'lines';

// What ends a line besides \n: carriage return, vertical tab (a line break of Word), form feed, NEL and the separators.
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
// Blanks of other widths, and letters that are drawn as nothing but a gap.
const ODD_BLANK = /[\p{Zs}\u2800\u115f\u1160\u3164\uffa0]/gu;
// A joiner, selector or tag that belongs to an emoji is kept with it, any other goes like all that nobody sees.
// NUL stays, to be refused: no person sends it.
const EMOJI_PART = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?[\\u{e0020}-\\u{e007f}]*';
const UNSEEN = new RegExp(
  `(${EMOJI_PART}(?:\\u200d${EMOJI_PART})*|[\\d#*]\\ufe0f\\u20e3)|` +
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc\\x01-\\x08\\x0e-\\x1f\\x7f-\\x9f]',
  'gu',
);

/**
 * Text without what word processors and web pages leave in it unseen: soft hyphens, zero-width and direction marks,
 * control characters, odd blanks and line separators. A line keeps single blanks, lines keep their breaks and tabs;
 * an emoji keeps all its parts. Cleaning twice is cleaning once.
 */
export function cleanText(text: string, form: TextForm = 'line'): string {
  const clean = text.replace(LINE_END, '\n').replace(ODD_BLANK, ' ').replace(UNSEEN, '$1');
  return (form === 'line' ? clean.replace(/[ \t\n]+/g, ' ') : clean).trim();
}

/** Any JSON value with every text in it clean; names of fields stay as they are. */
export function cleanTexts<T>(value: T): T;
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, 'lines');
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}
