/** A cell that a spreadsheet takes for text, whatever it begins with. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as a table for spreadsheets that expect Turkish: semicolons, and a mark that says UTF-8. */
export function csvTable(rows: ReadonlyArray<readonly string[]>): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
}
