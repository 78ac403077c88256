/**
 * Several texts in one cell, such as the path of a category: `İmplant > Abutment`. A sign that parts them and stands in
 * a text is marked with a backslash, so that the same texts come out again.
 */
export function joinParts(parts: readonly string[], sign: '>' | '|'): string {
  return parts.map((part) => part.replace(/[\\>|]/g, (found) => `\\${found}`)).join(` ${sign} `);
}

/** The texts of such a cell, without the spaces around them. */
export function splitParts(text: string, sign: '>' | '|'): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (letter === '\\' && /[\\>|]/.test(next)) {
      parts.push(`${parts.pop()}${next}`);
      at++;
    } else if (letter === sign) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim());
}
