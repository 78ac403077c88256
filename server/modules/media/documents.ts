import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { DOCUMENT_COLUMNS } from '../../records/held-documents.ts';

type Holder = { isShown: boolean | number };

/** Who may read stored documents. Pictures may be read by everyone. */
export function createDocuments({ db }: { db: Kysely<Database> }) {
  function holds(table: keyof typeof DOCUMENT_COLUMNS, url: string): RawBuilder<boolean> {
    // Around it may stand the name of the site or a query.
    return sql`cast(${sql.ref(`${table}.${DOCUMENT_COLUMNS[table]}`)} as text) like ${`%${url}%`}`;
  }

  /** For every row that holds a document whether it is shown; asked anew each time, so that all instances agree. */
  async function holdersOf(url: string): Promise<Holder[]> {
    const { rows } = await sql<Holder>`
      select "isActive" as "isShown" from catalogs where ${holds('catalogs', url)}
      union all select "isActive" from sections where ${holds('sections', url)}
      union all select ("sectionItems"."isActive" and sections."isActive") from "sectionItems"
        join sections on sections.id = "sectionItems"."sectionId" where ${holds('sectionItems', url)}
      union all select true from settings where ${holds('settings', url)}`.execute(db);
    return rows;
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
