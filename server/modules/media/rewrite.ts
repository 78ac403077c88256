import { mediaName } from '../../../domain/media.ts';
import type { MediaUse } from '../../../domain/media-file.ts';
import { changeRecord, readRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import type { MediaRow } from './rows.ts';

type Values = Record<string, unknown>;

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

function catalogPatch(row: Values, from: MediaRow, to: MediaRow | null): Values {
  const patch: Values = {};
  if (row.thumbnailUrl === from.url) patch.thumbnailUrl = to?.url ?? null;
  if (row.fileUrl !== from.url) return patch;
  if (!to) return { ...patch, fileUrl: null };
  if (from.coverUrl && row.thumbnailUrl === from.coverUrl) patch.thumbnailUrl = to.coverUrl;
  return { ...patch, fileUrl: to.url, fileName: to.name, fileSize: Number(to.size), pages: to.pages };
}

function patchOf(use: MediaUse, row: Values, from: MediaRow, to: MediaRow | null): Values {
  switch (use.entity) {
    case 'products':
      return { imageUrl: to?.url ?? null };
    case 'brands':
      return { logoUrl: to?.url ?? null };
    case 'catalogs':
      return catalogPatch(row, from, to);
    case 'media':
      return { coverUrl: to?.url ?? null };
    case 'sections':
      return {
        ...(row.imageUrl === from.url && { imageUrl: to?.url ?? null }),
        content: turned(row.content, from.url, to?.url ?? null),
      };
    case 'sectionItems':
      return { data: turned(row.data, from.url, to?.url ?? null) };
    case 'settings':
      return { values: turned(row.values, from.url, to?.url ?? null) };
  }
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
    await changeRecord(write, use.entity, row, patchOf(use, row, from, to));
  }
  return seen.size;
}
