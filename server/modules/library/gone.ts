import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import type { Storage } from '../../files/storage.ts';
import { variantFolder } from '../../pictures/variants.ts';
import { trashRecords } from '../../records/records.ts';
import { readRow } from '../../records/table.ts';
import { type Purged, purgeFromTrash } from '../../records/trash.ts';
import type { Records, Write } from '../../records/write.ts';
import type { MediaRow } from './rows.ts';
import { allInTrash, allShown } from './uses.ts';

type Options = { db: Kysely<Database>; records: Records; storage: Storage; log: Logger };

function filesAmong(purged: readonly Purged[]): MediaRow[] {
  return purged.filter(({ entity }) => entity === 'media').map(({ row }) => row as unknown as MediaRow);
}

/** What becomes of stored files whose rows are removed for good. */
export function createGone({ db, records, storage, log }: Options) {
  async function addressesInUse(on: Kysely<Database>): Promise<Set<string>> {
    return new Set([...(await allShown(on, records.kinds)), ...(await allInTrash(on))]);
  }

  /** The texts of documents, and pictures of their first page that nothing else shows, go in the same write. */
  async function takeAlong(write: Write, purged: readonly Purged[]): Promise<Purged[]> {
    const files = filesAmong(purged);
    if (files.length === 0) return [];
    const ids = files.map(({ id }) => id);
    await write.tx.deleteFrom('mediaTexts').where(among('mediaId', ids)).execute();
    await write.tx.deleteFrom('documentPages').where(among('mediaId', ids)).execute();
    const hashes = files.map(({ hash }) => hash);
    await write.tx.deleteFrom('documentLooks').where(among('hash', hashes)).execute();
    const covers = new Set(files.flatMap(({ coverUrl }) => coverUrl ?? []));
    if (covers.size === 0) return [];
    const inUse = await addressesInUse(write.tx);
    const rows = await write.tx
      .selectFrom('media')
      .select(['id', 'url'])
      .where(among('url', covers))
      .execute();
    const along: Purged[] = [];
    for (const { id, url } of rows) {
      const row = inUse.has(url) ? null : await readRow(write, 'media', id);
      if (!row) continue;
      along.push(...(await purgeFromTrash(write, await trashRecords(write, { kind: 'media', row }, []))));
    }
    return along;
  }

  async function removeFile({ url, hash }: MediaRow): Promise<void> {
    await storage.remove(url.slice('/media/'.length));
    for await (const { key } of storage.list(variantFolder(hash))) await storage.remove(key);
  }

  /** Removes the bytes of files that are gone for good, with the copies made of them, unless something needs them. */
  async function removeBytes(purged: readonly Purged[]): Promise<void> {
    const files = filesAmong(purged);
    if (files.length === 0) return;
    const inUse = await addressesInUse(db);
    const known = await db
      .selectFrom('media')
      .select('hash')
      .where(
        among(
          'hash',
          files.map(({ hash }) => hash),
        ),
      )
      .execute();
    const needed = new Set(known.map(({ hash }) => hash));
    for (const file of files) {
      if (needed.has(file.hash) || inUse.has(file.url)) continue;
      await removeFile(file).catch((error: unknown) =>
        log.error({ err: error, url: file.url }, 'a file that was removed for good is still there'),
      );
    }
  }

  return { takeAlong, removeBytes };
}

export type Gone = ReturnType<typeof createGone>;
