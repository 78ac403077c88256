import { TABLE_FORMATS, type TableFormat, type TableName, tableOf } from '../../../domain/tables/tables.ts';
import { readStored, writeStored } from '../../shared/storage.ts';

/** How somebody takes a list along: kept for the next time. */
export type ExportChoice = { format: TableFormat; columns: readonly string[] };

const keyOf = (name: TableName) => `adminExport:${name}`;

/** The usual columns, as a workbook. */
function usual(name: TableName): ExportChoice {
  const columns = tableOf(name).columns.filter(({ isExtra }) => !isExtra);
  return { format: 'xlsx', columns: columns.map(({ key }) => key) };
}

/** What was chosen the last time, of what there still is. */
export function readChoice(name: TableName): ExportChoice {
  const known = tableOf(name).columns.map(({ key }) => key);
  try {
    const { format, columns } = JSON.parse(readStored(keyOf(name)) ?? '') as Partial<ExportChoice>;
    const kept = known.filter((key) => columns?.includes(key));
    const isKnown = format !== undefined && TABLE_FORMATS.includes(format);
    return isKnown && kept.length > 0 ? { format, columns: kept } : usual(name);
  } catch {
    return usual(name);
  }
}

export function writeChoice(name: TableName, choice: ExportChoice): void {
  writeStored(keyOf(name), JSON.stringify(choice));
}
