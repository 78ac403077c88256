import type { ImportedName } from '../../../../domain/tables/importable.ts';
import { textOf } from '../../../../domain/tables/read-cell.ts';
import { readStored, writeStored } from '../../../shared/storage.ts';
import type { ImportFile } from './import-api.ts';
import type { Mapping } from './use-import.ts';

/** How the columns of a file were matched when it was written last. */
type Kept = { kind: ImportedName; heads: string; at: string; mapping: Mapping };

const KEY = 'adminImportMappings';
const KEPT_MAX = 12;

function headsOf({ heads }: ImportFile): string {
  return heads.map(textOf).join('\u001f');
}

function readAll(): Kept[] {
  try {
    const all = JSON.parse(readStored(KEY) ?? '[]') as Kept[];
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

/** How a file with the same heads was matched last, and when. */
export function readMapping(kind: ImportedName, file: ImportFile): { at: string; mapping: Mapping } | null {
  const heads = headsOf(file);
  return readAll().find((one) => one.kind === kind && one.heads === heads) ?? null;
}

/** Keeps it for the next file with these heads. */
export function keepMapping(kind: ImportedName, file: ImportFile, mapping: Mapping): void {
  const heads = headsOf(file);
  const others = readAll().filter((one) => one.kind !== kind || one.heads !== heads);
  const all = [{ kind, heads, at: new Date().toISOString(), mapping }, ...others].slice(0, KEPT_MAX);
  writeStored(KEY, JSON.stringify(all));
}
