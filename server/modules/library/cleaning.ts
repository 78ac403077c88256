import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Kinds } from '../../records/kinds.ts';
import type { MediaParts } from './parts.ts';
import { allInTrash, allShown } from './uses.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

type Options = Pick<MediaParts, 'storage' | 'temporary'> & {
  db: Kysely<Database>;
  kinds: Kinds;
  clock: () => Date;
};

/** The content hash that a key begins with, or that the folder of its copies is called by. */
function hashOf(key: string): string {
  return /(?:^|^variants\/)([0-9a-f]{32})[./]/.exec(key)?.[1] ?? key;
}

/** Keeps the store tidy; what is shown, in the library or in the trash is never touched. */
export function createCleaning({ db, kinds, storage, temporary, clock }: Options) {
  /** Removes what broken uploads and writes left behind before a time. */
  async function removeLeftovers(olderThan: Date): Promise<number> {
    return (await temporary.clean(olderThan)) + (await storage.clean(olderThan));
  }

  /** Notes since when files have had no place, and forgets it for those that have one again. */
  async function markUnused(): Promise<void> {
    const shown = await allShown(db, kinds);
    const rows = await db.selectFrom('media').select(['id', 'url', 'unusedSince']).execute();
    const now = clock().toISOString();
    for (const { id, url, unusedSince } of rows) {
      const isShown = shown.has(url);
      if (isShown === (unusedSince === null)) continue;
      const values = { unusedSince: isShown ? null : now };
      await db.updateTable('media').set(values).where('id', '=', id).execute();
    }
  }

  /** Removes stored bytes that no row has known and that are older than 30 days, with the copies made of them. */
  async function removeOrphans(): Promise<number> {
    const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
    const rows = await db.selectFrom('media').select('hash').execute();
    const needed = new Set(rows.map((row) => row.hash));
    for (const url of [...(await allShown(db, kinds)), ...(await allInTrash(db))])
      needed.add(hashOf(url.slice('/media/'.length)));
    let removed = 0;
    for await (const { key, modifiedAt } of storage.list()) {
      if (needed.has(hashOf(key)) || modifiedAt > before) continue;
      await storage.remove(key);
      removed += 1;
    }
    return removed;
  }

  return { removeLeftovers, markUnused, removeOrphans };
}
