import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type MediaFacts, mediaName } from '../../../domain/things/media.ts';
import { among } from '../../db/among.ts';
import { meets, rowName } from '../../db/changes.ts';
import { readAs } from '../../db/reads.ts';
import type { Database } from '../../db/schema.ts';
import { placeholderOf } from '../../pictures/placeholder.ts';
import type { Records } from '../../records/write.ts';

const KEPT = 20_000;

/** Looks up what pages need to know of pictures, by their addresses. */
export function createDescribe({ db, records }: { db: Kysely<Database>; records: Pick<Records, 'changes'> }) {
  // By their size, not their number: room for all of them would be taken at once.
  const known = new LRUCache<string, MediaFacts>({ maxSize: KEPT, sizeCalculation: () => 1 });
  // How often any picture has changed: what was read before a change is not kept after it.
  let changed = 0;
  records.changes.listen((names) => {
    if (!names.some((name) => meets('media', name))) return;
    changed += 1;
    known.clear();
  });

  /** What is known of these pictures, in one query; addresses that are not ours are left out. */
  async function read(urls: Iterable<string | null | undefined>): Promise<Map<string, MediaFacts>> {
    const began = changed;
    const facts = new Map<string, MediaFacts>();
    const missing = new Set<string>();
    for (const url of urls) {
      if (!url || !mediaName(url)) continue;
      const found = known.get(url);
      if (found) facts.set(url, found);
      else missing.add(url);
    }
    if (missing.size === 0) return facts;
    const rows = await db
      .selectFrom('media')
      .select(['url', 'width', 'height', 'tint', 'thumbhash', 'focalX', 'focalY', 'alt'])
      .where(among('url', missing))
      .execute();
    for (const { url, ...own } of rows) {
      const placeholder = own.tint === null && own.thumbhash ? placeholderOf(own.thumbhash) : null;
      if (began === changed) known.set(url, { ...own, placeholder });
      facts.set(url, { ...own, placeholder });
    }
    return facts;
  }

  return async function describe(addresses: Iterable<string | null | undefined>) {
    const urls = [...addresses];
    const own = urls.flatMap((url) => (url && mediaName(url) ? [rowName('media', url)] : []));
    return readAs(
      () => own,
      () => read(urls),
    );
  };
}
