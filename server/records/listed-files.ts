import { isDeepStrictEqual } from 'node:util';
import { mediaName } from '../../domain/things/media.ts';
import type { Values } from './kinds.ts';
import type { Write } from './write.ts';

/** The files of ours that a list of addresses names, each once, without what stands behind their names. */
function storedIn(list: unknown): string[] {
  const all = Array.isArray(list) ? list : [];
  const names = all.flatMap((address) => (typeof address === 'string' ? (mediaName(address) ?? []) : []));
  return [...new Set(names)].map((name) => `/media/${name}`);
}

/** Keeps the lines by which the files in a row's lists are found; `before` says what they were, where that is known. */
export async function noteListedFiles(
  { tx, kinds }: Write,
  entity: string,
  { id: rowId, values, before }: { id: string; values: Values; before?: Values | null },
): Promise<void> {
  for (const [field, holds] of Object.entries(kinds.named(entity).files ?? {})) {
    if (holds !== 'addresses' || values[field] === undefined) continue;
    if (before !== undefined && isDeepStrictEqual(before?.[field] ?? [], values[field])) continue;
    if (before !== null)
      await tx
        .deleteFrom('listedFiles')
        .where('entity', '=', entity)
        .where('rowId', '=', rowId)
        .where('field', '=', field)
        .execute();
    const lines = storedIn(values[field]).map((url) => ({ entity, rowId, field, url }));
    if (lines.length > 0) await tx.insertInto('listedFiles').values(lines).execute();
  }
}

/** Rows that are gone show nothing any more. */
export async function forgetListedFiles(
  { tx, kinds }: Write,
  entity: string,
  ids: readonly string[],
): Promise<void> {
  if (!Object.values(kinds.named(entity).files ?? {}).includes('addresses')) return;
  await tx.deleteFrom('listedFiles').where('entity', '=', entity).where('rowId', 'in', ids).execute();
}
