/** What a spreadsheet would read as a formula; a sign put before keeps it a text, and is taken off when it is read. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell that a spreadsheet takes for text, whatever it begins with. */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The text of a cell as it was before it was made safe. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Says at the beginning of a file that it is UTF-8. */
export const CSV_BEGIN = '\ufeff';

/** A line for spreadsheets that expect Turkish: semicolons between, numbers with a comma; a number is no text. */
export function csvLine(cells: ReadonlyArray<string | number>): string {
  const written = cells.map((cell) =>
    typeof cell === 'number' ? String(cell).replace('.', ',') : cellOf(cell),
  );
  return `${written.join(';')}\r\n`;
}

/** Rows as a table for spreadsheets that expect Turkish: semicolons, and a mark that says UTF-8. */
export function csvTable(rows: ReadonlyArray<readonly string[]>): string {
  return `${CSV_BEGIN}${rows.map(csvLine).join('')}`;
}
