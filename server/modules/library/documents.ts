import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema.ts';
import { PRIORITY } from '../../jobs/workers.ts';
import type { Kinds } from '../../records/kinds.ts';
import type { MediaParts } from './parts.ts';

type Holder = { isShown: boolean | number };

type Options = Pick<MediaParts, 'storage' | 'temporary' | 'workers'> & {
  db: Kysely<Database>;
  kinds: Kinds;
  log: Logger;
  clock: () => Date;
};

/** As long as an uploaded document may be looked at by its address before a row that visitors see holds it. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Who may read stored documents, and which of them are only for downloading. Pictures may be read by everyone. */
export function createDocuments({ db, kinds, storage, temporary, workers, log, clock }: Options) {
  const looks = new Map<string, Promise<boolean>>();

  /** For every row that holds a document whether it is shown; asked anew each time, so that all instances agree. */
  async function holdersOf(url: string): Promise<Holder[]> {
    const holders = kinds.all.flatMap(({ name, files = {}, isShown = '1 = 0' }) =>
      Object.keys(files).map(
        // Around it may stand the name of the site or a query.
        (column) => sql`select (${sql.raw(isShown)}) as "isShown" from ${sql.table(name)}
          where cast(${sql.ref(`${name}.${column}`)} as text) like ${`%${url}%`}`,
      ),
    );
    return (await sql<Holder>`${sql.join(holders, sql` union all `)}`.execute(db)).rows;
  }

  /** Whether a document has only just come: it is in the library since a day at most, and no row has held it since. */
  async function isFresh(url: string): Promise<boolean> {
    const row = await db
      .selectFrom('media')
      .select('id')
      .where('url', '=', url)
      .where('createdAt', '>', new Date(clock().getTime() - FRESH_MS).toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('heldDocuments').select('url').where('url', '=', url))),
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Whether everyone may read a document: while a row that visitors see shows it, and for a day after its upload until
   * a row holds it.
   */
  async function isPublic(url: string): Promise<boolean> {
    const holders = await holdersOf(url);
    return holders.length > 0 ? holders.some(({ isShown }) => Boolean(isShown)) : isFresh(url);
  }

  /** Lets an uploaded document count as one that has only just come. */
  async function markFresh(url: string): Promise<void> {
    await db.deleteFrom('heldDocuments').where('url', '=', url).execute();
  }

  /** Remembers what a look into a document found. */
  async function note(hash: string, isActive: boolean): Promise<boolean> {
    await db
      .insertInto('documentLooks')
      .values({ hash, isActive: Number(isActive) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return isActive;
  }

  async function lookInto(key: string, hash: string): Promise<boolean> {
    try {
      return await temporary.use(async (path) => {
        await storage.save(key, path);
        return note(hash, await workers.findActiveContent(PRIORITY.page, path));
      });
    } catch (error) {
      log.warn({ err: error, key }, 'a document could not be looked into');
      return true;
    }
  }

  /** Whether a PDF can do more than be read. Those of earlier programs are looked into when they are first asked for. */
  async function isActive(key: string): Promise<boolean> {
    const hash = key.slice(0, key.indexOf('.'));
    const known = await db
      .selectFrom('documentLooks')
      .select('isActive')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (known) return known.isActive !== 0;
    const look = looks.get(hash) ?? lookInto(key, hash).finally(() => looks.delete(hash));
    looks.set(hash, look);
    return look;
  }

  return { isPublic, markFresh, isActive, note };
}
