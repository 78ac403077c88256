import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findStored } from '../library/service.ts';

type FileFacts = {
  fileUrl: string | null;
  fileName: string | null;
  fileSize: number | null;
  pages: number | null;
  thumbnailUrl: string | null;
};

/**
 * What a catalog's file tells about itself, in place of what the catalog leaves open: name, size, pages, and its
 * first page as the picture. With another file than before, what came from the old one makes room.
 */
export async function fillFromFile<T extends Partial<FileFacts>>(
  db: Kysely<Database>,
  catalog: T,
  stored: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const before: Partial<FileFacts> = stored;
  const whole = { ...before, ...catalog };
  const file = whole.fileUrl ? await findStored(db, whole.fileUrl) : undefined;
  if (!file) return catalog;
  const old =
    before.fileUrl && before.fileUrl !== file.url ? await findStored(db, before.fileUrl) : undefined;
  const isOther = before.fileUrl !== undefined && before.fileUrl !== file.url;
  function open<K extends keyof FileFacts>(key: K): boolean {
    return isOther && catalog[key] === undefined ? true : (whole[key] ?? null) === null;
  }
  const showsOldCover = old?.coverUrl && whole.thumbnailUrl === old.coverUrl;
  return {
    ...catalog,
    ...(open('fileName') && { fileName: file.name }),
    ...(open('fileSize') && { fileSize: Number(file.size) }),
    ...(open('pages') && { pages: file.pages }),
    ...(((whole.thumbnailUrl ?? null) === null || showsOldCover) && { thumbnailUrl: file.coverUrl }),
  };
}
