import { mediaName } from '../../../domain/things/media.ts';
import type { MediaUse } from '../../../domain/things/media-file.ts';
import type { RecordKind, Values } from '../../records/kinds.ts';
import { changeRecord, readRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import type { MediaRow } from './rows.ts';

/** The list with a file turned into another one, or without it; one that is in it already stays where it is. */
function relisted(list: unknown, from: string, to: string | null): unknown {
  if (!Array.isArray(list)) return list;
  const all = list.flatMap((entry) => (mediaName(String(entry)) === mediaName(from) ? (to ?? []) : entry));
  return [...new Set(all)];
}

/** The value with every address of a file turned into another one; without one it becomes empty. */
function turned(value: unknown, from: string, to: string | null): unknown {
  if (typeof value === 'string') {
    if (mediaName(value) !== mediaName(from)) return value;
    return to === null ? '' : value.replace(from, to);
  }
  if (Array.isArray(value)) return value.map((entry) => turned(entry, from, to));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, turned(entry, from, to)]));
  return value;
}

function patchOf(kind: RecordKind, row: Values, from: MediaRow, to: MediaRow | null): Values {
  const patch: Values = {};
  for (const [column, holds] of Object.entries(kind.files ?? {})) {
    if (holds === 'inside') patch[column] = turned(row[column], from.url, to?.url ?? null);
    else if (holds === 'addresses') patch[column] ??= relisted(row[column], from.url, to?.url ?? null);
    else if (row[column] === from.url)
      Object.assign(patch, { [column]: to?.url ?? null }, kind.onFile?.(row, column, from, to));
  }
  return patch;
}

/** Puts another file, or none, in every place of a file. Answers how many rows changed. */
export async function rewriteUses(
  write: Write,
  uses: readonly MediaUse[],
  from: MediaRow,
  to: MediaRow | null,
): Promise<number> {
  const seen = new Set<string>();
  for (const use of uses) {
    if (seen.has(use.id)) continue;
    seen.add(use.id);
    const row = await readRecord(write, use.entity, use.id);
    await changeRecord(write, use.entity, row, patchOf(write.kinds.named(use.entity), row, from, to));
  }
  return seen.size;
}
