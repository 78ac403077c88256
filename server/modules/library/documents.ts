import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Kinds } from '../../records/kinds.ts';

type Holder = { isShown: boolean | number };

/** Who may read stored documents. Pictures may be read by everyone. */
export function createDocuments({ db, kinds }: { db: Kysely<Database>; kinds: Kinds }) {
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

  /** Whether a document has only just come: it is in the library, and no row has held it since. */
  async function isFresh(url: string): Promise<boolean> {
    const row = await db
      .selectFrom('media')
      .select('id')
      .where('url', '=', url)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('heldDocuments').select('url').where('url', '=', url))),
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Whether everyone may read a document: while a row that visitors see shows it, and from its upload until a row
   * holds it.
   */
  async function isPublic(url: string): Promise<boolean> {
    const holders = await holdersOf(url);
    return holders.length > 0 ? holders.some(({ isShown }) => Boolean(isShown)) : isFresh(url);
  }

  /** Lets an uploaded document count as one that has only just come. */
  async function markFresh(url: string): Promise<void> {
    await db.deleteFrom('heldDocuments').where('url', '=', url).execute();
  }

  return { isPublic, markFresh };
}
