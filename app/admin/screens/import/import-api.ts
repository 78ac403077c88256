import { columnLetters, type ImportedName } from '../../../../domain/tables/importable.ts';
import type { FileCell, Marks } from '../../../../domain/tables/read-cell.ts';
import { textOf } from '../../../../domain/tables/read-cell.ts';
import type { Imported, ImportResult } from '../../../../server/modules/imports/result.ts';
import { sendForm } from '../../files/upload.ts';
import { apiFetch } from '../../lib/http.ts';

export type { ImportResult };
/** A row of the file; once it was tried, with the version that it was tried on. */
export type FileRow = { row: number; cells: FileCell[]; version?: number | null };
export type ImportFile = {
  fileName: string;
  heads: FileCell[];
  rows: FileRow[];
  /** The columns whose heads name a technical value that products have. */
  specifications: number[];
};
export type Mapped = { at: number; field: string; marks?: Marks; label?: string; unit?: string };
/** How a file shall be read. */
export type ImportHow = { columns: Mapped[]; emptiesBlank: boolean; addsCategories: boolean };

/** Small enough that others have their turn between two parts. */
const PART_ROWS = 200;
const PART_LETTERS = 600_000;
/** So few where pictures are fetched from other servers first: no call shall last long. */
export const PICTURE_PART_ROWS = 20;

/** What stands in a file. Throws as `sendForm` does. */
export async function readImportFile(file: File, signal: AbortSignal): Promise<ImportFile> {
  const form = new FormData();
  form.set('file', file);
  const options = { signal, onProgress: () => undefined };
  const { data } = await sendForm<{ data: ImportFile }>('/upload/table', form, options);
  return { ...data, fileName: data.fileName || file.name };
}

/** Rows in parts that one call takes. */
export function partsOf(rows: readonly FileRow[], most = PART_ROWS): FileRow[][] {
  const parts: FileRow[][] = [];
  let letters = 0;
  for (const row of rows) {
    const size = row.cells.reduce<number>((sum, cell) => sum + String(cell ?? '').length + 4, 0);
    const last = parts.at(-1);
    if (last && last.length < most && letters + size < PART_LETTERS) last.push(row);
    else {
      parts.push([row]);
      letters = 0;
    }
    letters += size;
  }
  return parts;
}

/** Brings a part of a file in, or tries what would become of it. */
export async function bringPart(
  kind: ImportedName,
  how: ImportHow & { rows: FileRow[]; dryRun: boolean },
  operation: string,
): Promise<Imported> {
  const answer = await apiFetch(`/api/imports/${kind}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Operation-Id': operation },
    body: JSON.stringify(how),
  });
  return (await answer.json()) as Imported;
}

/** Takes parts back, the last one first. */
export async function takeBackParts(undoIds: readonly string[], operation: string): Promise<number> {
  let skipped = 0;
  for (const id of undoIds.toReversed()) {
    const headers = { 'X-Operation-Id': operation };
    const answer = await apiFetch(`/api/imports/take-back/${id}`, { method: 'POST', headers });
    skipped += ((await answer.json()) as { skipped: number }).skipped;
  }
  return skipped;
}

/** Rows whose code stands further up already: they are told apart here, since the server sees a part at a time. */
export function splitTwins(
  rows: readonly FileRow[],
  columns: readonly Mapped[],
): { own: FileRow[]; twins: ImportResult[] } {
  const keys = columns.filter(({ field }) => field === 'sku' || field === 'externalId');
  const rowOf = new Map<string, number>();
  const own: FileRow[] = [];
  const twins: ImportResult[] = [];
  for (const row of rows) {
    const names = keys.flatMap(({ at, field }) => {
      const text = textOf(row.cells[at] ?? null).trim();
      return text ? [{ at, text, name: `${field} ${text}` }] : [];
    });
    const twin = names.find(({ name }) => rowOf.has(name));
    for (const { name } of names) rowOf.set(name, rowOf.get(name) ?? row.row);
    if (!twin) own.push(row);
    else
      twins.push({
        ...{
          row: row.row,
          status: 'refused',
          id: null,
          name: '',
          code: twin.text,
          version: null,
          changes: [],
          notice: null,
        },
        message: `Bu kod ${rowOf.get(twin.name)}. satırda da var`,
        cell: `${columnLetters(twin.at)}${row.row}`,
      });
  }
  return { own, twins };
}
