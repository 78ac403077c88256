import { sql } from 'kysely';
import { AppError, refusedField } from '../../domain/errors.ts';
import { everyOf } from '../db/changes.ts';
import { changeRecord, readRecord } from '../records/records.ts';
import type { Write } from '../records/write.ts';

type Place = { id: string; sortOrder: number; scope: string };

async function placesOf(write: Write, kind: string, ids: readonly string[]): Promise<Place[]> {
  const scope = write.kinds.named(kind).orderWithin;
  const found: Place[] = [];
  for (let start = 0; start < ids.length; start += 500) {
    const { rows } = await sql<Place>`
      select id, "sortOrder", ${scope ? sql.ref(scope) : sql.lit('')} as scope
      from ${sql.table(kind)} where id in (${sql.join(ids.slice(start, start + 500))})`.execute(write.tx);
    found.push(...rows);
  }
  return found;
}

/** Gives the rows of an order the numbers 1, 2, 3 … as they stand; nobody sees a difference, so it is no edit. */
async function renumber(write: Write, kind: string, within: string): Promise<void> {
  const scope = write.kinds.named(kind).orderWithin;
  const table = sql.table(kind);
  await sql`update ${table} set "sortOrder" = numbered.place
    from (
      select id as numbered_id, row_number() over (order by "sortOrder", "createdAt", id) as place
      from ${table} ${scope ? sql`where ${sql.ref(scope)} = ${within}` : sql``}
    ) as numbered
    where ${table}.id = numbered.numbered_id and ${table}."sortOrder" <> numbered.place`.execute(write.tx);
}

/**
 * Puts the given rows in the given order, in the places they hold now; all others keep theirs.
 * @throws AppError not_found for an unknown row, invalid for rows of different orders
 */
export async function reorderRecords(
  write: Write,
  kind: string,
  ids: readonly string[],
): Promise<{ updated: number; undoId: string }> {
  const [first, ...others] = await placesOf(write, kind, ids);
  if (!first || others.length + 1 < ids.length)
    throw new AppError('not_found', 'Sıralanacak kayıtlardan biri bulunamadı.');
  if (others.some((place) => place.scope !== first.scope)) {
    const message = 'Yalnızca aynı markanın ya da aynı bölümün kayıtları birlikte sıralanabilir.';
    throw refusedField('ids', 'mismatch', message);
  }
  await renumber(write, kind, first.scope);
  // The numbers of others may have changed with that, which the API tells.
  if (write.kinds.named(kind).isPublic) write.changed.add(everyOf(kind)[1]);
  const numbers = (await placesOf(write, kind, ids)).map((place) => place.sortOrder).sort((a, b) => a - b);
  let updated = 0;
  for (const [index, id] of ids.entries()) {
    const before = await readRecord(write, kind, id);
    const after = await changeRecord(write, kind, before, { sortOrder: numbers[index] });
    if (after !== before) updated += 1;
  }
  return { updated, undoId: write.batchId };
}
