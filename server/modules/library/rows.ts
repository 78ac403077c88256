import type { Kysely, Selectable } from 'kysely';
import type { MediaFile } from '../../../domain/things/media-file.ts';
import type { Database, MediaTable } from '../../db/schema.ts';
import { cleanFileName, withExtension } from '../../files/file-name.ts';

export type MediaRow = Selectable<MediaTable>;

/** A row with its numbers as numbers, whatever the engine answers for a large integer. */
export function withNumbers(row: MediaRow): MediaRow {
  return { ...row, size: Number(row.size) };
}

/** The stored file with these bytes, as they came or as they are kept. */
export async function findByHash(
  db: Kysely<Database>,
  column: 'sourceHash' | 'hash',
  hash: string,
  kind: MediaRow['kind'],
): Promise<MediaRow | undefined> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where(column, '=', hash)
    .where('kind', '=', kind)
    .orderBy('id')
    .executeTakeFirst();
  return row && withNumbers(row);
}

/** The stored file at an address of ours. */
export async function findByUrl(db: Kysely<Database>, url: string): Promise<MediaRow | undefined> {
  const row = await db.selectFrom('media').selectAll().where('url', '=', url).executeTakeFirst();
  return row && withNumbers(row);
}

/** A row as the API answers it. */
export function present(row: MediaRow): MediaFile {
  const { id, kind, folder, url, name, ext, size, width, height, thumbhash, tint, focalX, focalY } = row;
  const { alt, pages, coverUrl, version, createdAt, updatedAt } = row;
  return {
    ...{
      id,
      kind,
      folder,
      url,
      name,
      fileName: withExtension(cleanFileName(name, 'dosya'), ext),
      ext,
      size: Number(size),
      width,
      height,
      thumbhash,
      tint,
    },
    ...{ focalX, focalY, alt, pages, thumbnailUrl: coverUrl, version, createdAt, updatedAt },
  };
}
