import type { Change } from '../../../domain/things/changes.ts';
import type { Values } from '../../records/kinds.ts';

export type ImportStatus = 'created' | 'updated' | 'unchanged' | 'refused';
/** What became of a row that could be written. */
export type Written = { status: Exclude<ImportStatus, 'refused'>; row: Values; changes: Change[] };

/** What became of a row of the file, or would become of it. */
export type ImportResult = {
  /** Its number in the file. */
  row: number;
  status: ImportStatus;
  /** Null for one that was refused, or would be new. */
  id: string | null;
  name: string;
  code: string;
  /** The version that it was tried on, or has now; null for one that would be new. */
  version: number | null;
  /** The fields in which it differs; rows that others name by their names. */
  changes: Change[];
  /** Why it was refused, and the cell of the file. */
  message: string | null;
  cell: string | null;
  /** What was left out of a row that was written: a picture that could not be fetched. */
  notice: string | null;
};

/** What became of a part of a file. */
export type Imported = {
  results: ImportResult[];
  /** The paths of the categories that were added. */
  newCategories: string[];
  /** Takes back what was written; null where nothing was. */
  undoId: string | null;
};
