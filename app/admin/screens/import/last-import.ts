import type { ImportedName } from '../../../../domain/tables/importable.ts';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** What was brought in last in this browser, so that it can be taken back after the screen was left. */
export type LastImport = {
  kind: ImportedName;
  fileName: string;
  at: string;
  written: number;
  undoIds: string[];
};

const KEY = 'adminLastImport';

export function readLastImport(): LastImport | null {
  try {
    const last = JSON.parse(readStored(KEY) ?? 'null') as LastImport | null;
    return last && Array.isArray(last.undoIds) && last.undoIds.length > 0 ? last : null;
  } catch {
    return null;
  }
}

export function writeLastImport(last: LastImport | null): void {
  writeStored(KEY, last && JSON.stringify(last));
}
