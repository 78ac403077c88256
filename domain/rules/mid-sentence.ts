import { lower } from './turkish.ts';

/** Whether a text starts with a capital for its place alone: not with an abbreviation or a code. */
function startsSentence(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{L}+[\p{Lu}\d/-]/u.test(text);
}

/** A text as it stands after a comma: `Konik bağlantı` loses its capital, `LED reflektör` does not. */
export function midSentence(text: string): string {
  return startsSentence(text) ? lower(text.charAt(0)) + text.slice(1) : text;
}
