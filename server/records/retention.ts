import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/**
 * What nothing needs any more: neither the newest line of a row, nor one that can come back from the trash, nor one of
 * a section or its items, whose versions are whole only together. A row that is gone for good needs no line.
 */
const SPARE = sql<SqlBool>`history."entity" not in ('sections', 'sectionItems') and not history."inTrash" and (
  history."action" = 'purge' or exists (
    select 1 from history newer
    where newer."entity" = history."entity" and newer."entityId" = history."entityId"
      and (newer."at", newer."id") > (history."at", history."id")))`;

/**
 * Removes the lines of the history that are older than so many days and that nothing needs, in slices, so that writes
 * go on between them; without a number all stay. The activity list keeps its lines: they say who did what, and hold
 * no content.
 * @returns how many lines were removed
 */
export async function forgetHistory(
  db: Kysely<Database>,
  days: number | undefined,
  now: Date,
): Promise<number> {
  if (days === undefined) return 0;
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  let removed = 0;
  for (let from = { at: '1970-01-01T00:00:00.000Z', id: '' }; ; ) {
    // Walked by time, so that what stays is looked at once.
    const slice = await db
      .selectFrom('history')
      .select(['id', 'at', SPARE.as('isSpare')])
      .where('at', '<', before)
      .where(sql<SqlBool>`("at", "id") > (${from.at}, ${from.id})`)
      .orderBy('at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const spare = slice.filter(({ isSpare }) => isSpare).map(({ id }) => id);
    // Looked at again: a row may have gone to the trash since.
    if (spare.length > 0) {
      const gone = await db.deleteFrom('history').where('id', 'in', spare).where(SPARE).executeTakeFirst();
      removed += Number(gone.numDeletedRows);
    }
    const last = slice.at(-1);
    if (!last || slice.length < AT_ONCE) return removed;
    from = last;
  }
}
