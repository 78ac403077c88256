import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Verbs } from '../../kinds/verbs.ts';
import type { MediaService } from '../library/service.ts';
import type { catalogKind } from './kind.ts';

type Visitor = Parameters<MediaService['isFirstVisit']>[1];

/** The row beside the content revision that every counted use raises, for all processes to see. */
const USES = 'uses';

/** The verbs of catalogs: those of every kind, and the counting of their use. */
export function createCatalogService(
  verbs: Verbs<typeof catalogKind>,
  { db, isFirstVisit }: { db: Kysely<Database>; isFirstVisit: MediaService['isFirstVisit'] },
) {
  /**
   * Counts a visitor's first download or view of a day; anyone may. Counters are no edit: no version, no history, no
   * new pages. Who was counted and the count are stored as one.
   */
  async function countUse(
    id: string,
    column: 'downloadCount' | 'viewCount',
    visitor: Visitor,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await isFirstVisit(`${column} ${id}`, visitor, tx))) return;
      await tx
        .updateTable('catalogs')
        .set((eb) => ({ [column]: eb(column, '+', 1) }))
        .where('id', '=', id)
        .execute();
      await tx
        .insertInto('revisions')
        .values({ id: USES, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
        )
        .execute();
    });
  }

  /** The number that every counted use raises. */
  async function uses(): Promise<number> {
    const row = await db.selectFrom('revisions').select('revision').where('id', '=', USES).executeTakeFirst();
    return row?.revision ?? 0;
  }

  return { ...verbs, countUse, uses };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
